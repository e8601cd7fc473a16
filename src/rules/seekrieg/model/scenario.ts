import type { Axial, Facing } from '../../../hex';
import type { BySide, Knots, Side } from '../../core';
import type { TableSet } from '../tables/standard';
import type { AirGroup, Ceiling } from './aircraft';
import type { ElementId, ShipId } from './ids';
import type { SearchPlan } from './searchMap';
import type { ShipSheet } from './sheet';

/** [SK-3.2] */
export const HIT_METHODS = ['basic', 'advanced', 'estimation'] as const;
export type HitMethod = (typeof HIT_METHODS)[number];

/** [SK-3.3] */
export const DAMAGE_METHODS = ['average', 'located'] as const;
export type DamageMethod = (typeof DAMAGE_METHODS)[number];

/** [SK-3.6] What a game has on, beside the modules of its scenario. */
export interface SeekriegOptions {
  hitMethod: HitMethod;
  damageMethod: DamageMethod;
  /** A */
  oversAndUnders: boolean;
  /** B */
  morale: boolean;
  /** C */
  driftingSmoke: boolean;
  /** D */
  type98: boolean;
  /** E */
  damageControl: boolean;
  /** F */
  barrageFire: boolean;
  /** G */
  sameShellSize: boolean;
}

export type OptionName = keyof SeekriegOptions;

/** [SK-3.1] */
export const DEFAULT_OPTIONS: SeekriegOptions = {
  hitMethod: 'advanced',
  damageMethod: 'located',
  oversAndUnders: false,
  morale: false,
  driftingSmoke: false,
  type98: true,
  damageControl: false,
  barrageFire: false,
  sameShellSize: true,
};

/** [SK-3.1] Modules that a scenario asks for. */
interface Modules {
  air: boolean;
  submarine: boolean;
  search: boolean;
}

/** [SK-27.6] */
export const MOONS = ['bright', 'half', 'starlight', 'overcast'] as const;
export type Moon = (typeof MOONS)[number];

/** [SK-7.7] `'rolled'`: by CHART B2 and the tables beside it when the battle begins. */
export interface Weather {
  /** Sea state, Force 0 to 12. */
  force: number | 'rolled';
  /** Where the wind comes from [SK-4.13]. */
  windFrom: Facing | 'rolled';
  /** [SK-27.7] 0 to 9. */
  visibility: number | 'rolled';
  ceiling: Ceiling | 'rolled';
  moon: Moon | 'rolled';
  /** [SK-27.3] The weather area 1 to 20, for what is rolled. */
  area: number;
}

/** [SK-7.21] Where and when, for sunrise and twilight; the light of a turn follows from it. */
export interface PlaceAndTime {
  /** ISO 8601. */
  date: string;
  /** Local civil time in minutes after midnight when turn 1 begins. */
  startMinute: number;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
}

/** [SK-35.26] What a ship brings that another system hands over; her guns, speed and damage stand beside it. */
export interface HandedOver {
  /** Severities. */
  fires: readonly number[];
  /** Torpedo mounts, by index. */
  lostMounts: readonly number[];
  /** There are torpedoes in her tubes. */
  isLoaded: boolean;
  /** Torpedoes carried beyond them. */
  reloads: number;
  hasSearchRadar: boolean;
  hasFireControlRadar: boolean;
}

/** A ship as she begins. */
export interface ScenarioShip {
  id: ShipId;
  name: string;
  sheet: ShipSheet;
  hex: Axial;
  facing: Facing;
  speedKnots: Knots;
  /** [SK-5.17] On the map from this turn on; 1: from the start. */
  fromTurn: number;
  /** [SK-6.1] The most she makes, where it is less than her sheet's. */
  maxKnots?: Knots;
  /** Turrets out of action from the start, by battery and letter. */
  lostTurrets?: readonly { battery: number; letter: string }[];
  /** [SK-35.5] Chance in per cent that a turret of her main battery does not fire in a turn. */
  turretFaultPercent?: number;
  /** [SK-29.27] */
  hasWeakMagazines?: true;
  /** [SK-35.5] Until this turn begins the enemy is shown her size band only. */
  unknownUntilTurn?: number;
  /** Floatplanes that may be launched; the sheet's without it. */
  floatplanes?: number;
  /** [SK-35.9] One of them is up and spotting from the start. */
  isSpotterUp?: boolean;
  /** [SK-6.1] Damage points received before the battle. */
  dpReceived?: number;
  /** [SK-26.3] Of a submarine that begins below the surface. */
  depthFeet?: number;
  /** Then what she has lost is what the record says, and not what SK-14.1 makes of her damage. */
  handedOver?: HandedOver;
  /** [SK-6.9] Of carriers. */
  airGroups?: readonly AirGroup[];
}

/** [SK-34.4] `follow`: in line behind the ship ahead; `together`: all as the guide. */
export const FORMATIONS = ['follow', 'together'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** [SK-1.2] A command element; its first ship is the guide. */
export interface ScenarioElement {
  id: ElementId;
  name: string;
  formation: Formation;
  ships: readonly ScenarioShip[];
}

/** [SK-33.8] An air base; its figures follow from its type. */
export interface ScenarioBase {
  id: string;
  name: string;
  type: 'airfield' | 'strip';
  /** On the search map. */
  hex: Axial;
  airGroups: readonly AirGroup[];
  /** A set of CHARTS P, or `null`. */
  radar: string | null;
}

/** [SK-8.4] A force on the search map. */
export interface ScenarioForce {
  id: string;
  name: string;
  hex: Axial;
  facing: Facing;
  speedKnots: Knots;
  flagship: ShipId;
  ships: readonly ShipId[];
  /** [SK-6.5] Battle hexes from the flagship when the force heads north; the usual ones without. */
  stations?: Readonly<Record<ShipId, Axial>>;
}

/** What an objective asks of a ship. */
export type Aim =
  /** Sunk or abandoned [SK-35.19]. */
  | { kind: 'sunk' }
  /** Neither sunk nor abandoned. */
  | { kind: 'afloat' }
  /** Damage points received in per cent of her own. */
  | { kind: 'damaged'; fromPercent: number }
  | { kind: 'undamaged'; belowPercent: number }
  /** Her present maximum speed is below so many knots, or at most this share of the sheet's. */
  | { kind: 'slowed'; belowKnots: Knots }
  | { kind: 'slowed-share'; share: number }
  /** She has no gun of her main battery left. */
  | { kind: 'no-main-guns' }
  /** Shells of her main battery are below this share of those she had. */
  | { kind: 'ammunition'; belowShare: number }
  /** No enemy ship sees or tracks her. */
  | { kind: 'out-of-sight' }
  | { kind: 'near'; hex: Axial; withinHexes: number }
  /** [SK-24.10] A carrier that can neither launch nor recover. */
  | { kind: 'grounded' }
  /** [SK-35.17] Points for each aircraft that the side of the ships has lost. */
  | { kind: 'aircraft-lost' };

/** [SK-35.19] When an objective is judged: at the end of every turn, or when the battle ends. */
export type Judged = 'turn' | 'end';

/** [SK-1.12] One line of a side's list. */
export interface Objective {
  id: string;
  /** `dp`: the ship's damage points. */
  points: number | 'dp';
  aim: Aim;
  ships: readonly ShipId[];
  /** Scored for each ship that fulfils it, once if all do, or once if none does. */
  of: 'each' | 'all' | 'none';
  judged: Judged;
  /** Scored at the end unless this objective has been [SK-35.14]; `aim` and `ships` play no part then. */
  unlessScored?: string;
}

/** [SK-6.2] All that is a side's own. */
export interface ScenarioSide {
  name: string;
  /** The nation in the registry. */
  nation: string;
  elements: readonly ScenarioElement[];
  bases: readonly ScenarioBase[];
  forces: readonly ScenarioForce[];
  /** [SK-6.3] What it is told of the enemy, in the scenario's own words. */
  report: string | null;
  /** [SK-1.13] Empty: damage points count. */
  objectives: readonly Objective[];
  /** [SK-35.11] Without: two ships or more of hers at one target count as one more for over-concentration. */
  hasCommonSignals: boolean;
}

/** A battle as the rules need it: complete, with its sheets, and checked before it comes here. */
export interface SeekriegScenario extends PlaceAndTime {
  system: 'seekrieg';
  id: string;
  title: string;
  place: string;
  weather: Weather;
  modules: Modules;
  /** [SK-4.10] The map has no edge; land is what stands in the way [SK-4.12]. */
  land: readonly Axial[];
  turns: number;
  /** [SK-8] Of the search module. */
  search?: SearchPlan;
  /** Without: the charts of the rules. */
  tables?: TableSet;
  sides: BySide<ScenarioSide>;
}

/** [SK-6.2] What both sides may know of a scenario from the start: all but each other's lists, reports and objectives. */
export type ScenarioFacts = Omit<SeekriegScenario, 'sides'> & {
  sides: BySide<Pick<ScenarioSide, 'name' | 'nation'> & { landBases?: readonly KnownBase[] }>;
};

/** [SK-24.11] What both sides know of a base on land. */
export type KnownBase = Pick<ScenarioBase, 'id' | 'name' | 'type' | 'hex'>;

export const factsOf = ({ sides, ...facts }: SeekriegScenario): ScenarioFacts => ({
  ...facts,
  sides: { allies: openOf(sides, 'allies'), axis: openOf(sides, 'axis') },
});

function openOf(sides: BySide<ScenarioSide>, side: Side): ScenarioFacts['sides'][Side] {
  const { name, nation, bases } = sides[side];
  if (bases.length === 0) return { name, nation };
  return { name, nation, landBases: bases.map(knownOf) };
}

const knownOf = ({ id, name, type, hex }: ScenarioBase): KnownBase => ({ id, name, type, hex });
