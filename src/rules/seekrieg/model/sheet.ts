import type { Inches, Knots, LongTons, Yards } from '../../core';
import type { AirLevel } from '../tables/antiAircraftGuns';
import type { ArmorType } from '../tables/armor';
import type { FireControl, RadarCategory } from '../tables/hitChance';

/** [SK-33.1] `SS` submarine; `other` merchant ships and auxiliaries [SK-12.5]. */
export const SHIP_TYPES = ['BB', 'CB', 'CA', 'CL', 'DD', 'CV', 'SS', 'other'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/**
 * [SK-10.10 to SK-10.13] The arc in which a turret bears: `fore` and `aft` on the centerline, `mid` in its middle,
 * `port` and `starboard` on the beam, and the inboard casemates of a quarter.
 */
export const ARCS = [
  'fore',
  'aft',
  'mid',
  'port',
  'starboard',
  'fore-port',
  'fore-starboard',
  'aft-port',
  'aft-starboard',
] as const;
export type Arc = (typeof ARCS)[number];

/** A class of penetration of CHARTS R [SK-30.9], such as `E2`. */
export type GunClass = string;

/** A model of CHARTS S by its name there [SK-30.11], such as `G7a T1 53.3 cm`. */
export type TorpedoModel = string;

/** A set of CHARTS P by its name there [SK-30.1], such as `FuMO 23`. */
export type RadarName = string;

/** [SK-33.12] `A2` is a turret with the letter A and two guns; beam mounts have letters too. */
export interface Turret {
  letter: string;
  guns: number;
  arc: Arc;
}

/** All guns of one size [SK-11.1]. */
export interface Battery {
  boreInches: Inches;
  /** The length of a barrel in bores: 47 of a 15"/47. */
  boreLengths: number;
  gunClass: GunClass;
  /** Rounds a turn and gun [SK-11.4]. */
  rate: number;
  /** [SK-10.17] The greatest range. */
  rangeYards: Yards;
  /** [SK-14.5] Damage points for each gun lost. */
  lossFactor: number;
  /** Rounds for each gun [SK-6.7]. */
  ammunition: number;
  /** The guns are also those of an entry of `antiAircraft`: they hold fire for a raid [SK-34.6], and AA falls with them [SK-14.11]. */
  isDualPurpose: boolean;
  turrets: readonly Turret[];
}

/** [SK-17.4 to SK-17.6] Fixed tubes name their axis, trainable ones where the mount stands. */
export const TUBE_PLACES = [
  'center',
  'port',
  'starboard',
  'fixed-bow',
  'fixed-stern',
  'fixed-port',
  'fixed-starboard',
] as const;
export type TubePlace = (typeof TUBE_PLACES)[number];

export interface TubeMount {
  tubes: number;
  place: TubePlace;
}

export interface TorpedoBattery {
  model: TorpedoModel;
  mounts: readonly TubeMount[];
  /** [SK-17.32] Torpedoes carried beyond those in the tubes. */
  reloads: number;
  /** [SK-14.5] Damage points for each tube lost. */
  lossFactor: number;
}

/** [SK-27.12] One kind of anti-aircraft gun aboard. */
export interface AntiAircraft {
  gun: string;
  guns: number;
  /** AA factor of all of them, a whole number. */
  factor: number;
  /** The highest level that they reach. */
  level: AirLevel;
  /** [SK-14.11] The index of the battery whose guns they are; `null`: guns against aircraft alone. */
  battery: number | null;
}

/** [SK-33.1] Thickness in inches, one or two decimals; 0 where there is none. What hits meet is never below 1.0 [SK-12.17]. */
export interface Armor {
  type: ArmorType;
  deck: Inches;
  belt: Inches;
  conningTower: Inches;
  turret: Inches;
  /** These three of carriers only. */
  flightDeck: Inches;
  hangar: Inches;
  island: Inches;
}

/** [SK-33.9] What a submarine has beside her sheet; she takes no damage points [SK-26.19]. */
interface Boat {
  submergedKnots: Knots;
}

/** [SK-33.1] A ship's data sheet; never changed in a battle. */
export interface ShipSheet {
  name: string;
  /** The class in the registry, for drawings and data. */
  classId: string;
  /** The nation in the registry: `germany`. */
  nation: string;
  type: ShipType;
  /** Year of completion [SK-15.12, SK-31.8]. */
  completed: number;
  displacementTons: LongTons;
  /** [SK-1.8] Damage points. */
  dp: number;
  speedKnots: Knots;
  /** [SK-14.5] Damage points for each loss of 2 knots. */
  speedLossFactor: number;
  lengthFeet: number;
  armor: Armor;
  /** [SK-12.8] Item X of the card. */
  averageArmor: Inches;
  /** Main battery first, then by size [SK-5.16]. */
  batteries: readonly Battery[];
  torpedoes: TorpedoBattery | null;
  antiAircraft: readonly AntiAircraft[];
  fireControl: FireControl;
  fireControlRadar: RadarCategory;
  radars: readonly RadarName[];
  /** [SK-26.10] Sonar or asdic. */
  hasSonar: boolean;
  /** [SK-11.34] Japanese Type 98 firing device. */
  hasType98: boolean;
  /** Floatplanes; the aircraft of carriers are in the scenario. */
  floatplanes: number;
  catapults: number;
  /** [SK-26.15] Depth charges, all aboard. */
  depthCharges: number;
  /** [SK-26.17] */
  hasAheadThrown: boolean;
  /** [SK-18.16] Damage control points: CHART V1 times CHART V2. */
  dco: number;
  boat: Boat | null;
}

export const isSubmarine = ({ type }: ShipSheet): boolean => type === 'SS';

export const isCarrier = ({ type }: ShipSheet): boolean => type === 'CV';

export const isDestroyer = ({ type }: ShipSheet): boolean => type === 'DD';

/** [SK-15.4, SK-19.6] A cruiser or larger warship. */
export const isCapitalOrCruiser = ({ type }: ShipSheet): boolean =>
  type === 'BB' || type === 'CB' || type === 'CA' || type === 'CL' || type === 'CV';

/** Guns of a battery, lost or not. */
export const gunsOf = ({ turrets }: Battery): number =>
  turrets.reduce((sum, { guns }) => sum + guns, 0);

export const isFixed = (place: TubePlace): boolean => place.startsWith('fixed-');
