import type { Hexes } from '../../core';
import type { AircraftId, BaseId, OrdnanceId, ShipId } from './ids';

/** What hits a ship or a base: a bomb or a shell, or a torpedo [WG-12.12]. */
export const WARHEADS = ['bomb', 'torpedo'] as const;
export type Warhead = (typeof WARHEADS)[number];

/** [WG-14.3, WG-14.4] */
const CONTROL_NUMBERS = [1, 2] as const;
export type ControlNumber = (typeof CONTROL_NUMBERS)[number];

/** [WG-1.23] MM: a merchantman, transport, oiler or tender. */
export const SHIP_TYPES = ['BB', 'BC', 'CA', 'CL', 'DD', 'TB', 'CV', 'CVL', 'CVE', 'MM'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/** [WG-19.1] The type of a battery in quick combat. */
export const GUN_TYPES = ['BB', 'CA', 'CL', 'DD'] as const;
export type GunType = (typeof GUN_TYPES)[number];

/** A weapon in quick combat. */
export type QuickWeapon = GunType | 'torpedo';

/** [WG-19.3] What a ship counts as when attacked in quick combat. */
export const TARGET_TYPES = ['B', 'C', 'D', 'M'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

/** [WG-19.1] Guns of one battery in quick combat. */
export interface Battery {
  /** Whole, at least 1. */
  strength: number;
  type: GunType;
}

/** [WG-19.1] */
export interface Torpedoes {
  strength: number;
  /** [WG-19.13] Marked LL. */
  isLongLance: boolean;
}

/** [WG-2.3] What a carrier adds to a ship card; the capacities in factors. */
export interface CarrierRatings {
  capRating: number;
  launchCapacity: number;
  airCapacity: number;
}

/** [WG-11.21, WG-19.12] VT: proximity fuzes. Reload: one more salvo of torpedoes. */
export const SHIP_TRAITS = ['VT', 'Reload'] as const;
export type ShipTrait = (typeof SHIP_TRAITS)[number];

/** [WG-2.2] A ship as her card shows her, or a convoy [WG-20.1]. */
export interface ShipCard {
  id: ShipId;
  name: string;
  type: ShipType;
  /** [WG-26.1] 0 to 6. */
  speedHexes: Hexes;
  /** 1 to 6. */
  size: number;
  /** [WG-2.9] 0 or less; the lower, the better protected. */
  armor: number;
  damageControl: ControlNumber;
  heavyAA: number;
  lightAA: number;
  fireControl: number;
  hasRadar: boolean;
  traits: readonly ShipTrait[];
  carrier: CarrierRatings | null;
  primary: Battery | null;
  secondary: Battery | null;
  torpedoes: Torpedoes | null;
  /** Defensive strength in quick combat. */
  defense: number;
  target: TargetType;
  /** [WG-5.11] Aircraft, not factors; 0 aboard a carrier. */
  floatplanes: number;
  /** [WG-20.1] The number of ships of a convoy; `null` for a ship. */
  convoyShips: number | null;
}

/** [WG-15.2] */
export const BASE_TYPES = ['large-land', 'small-land', 'seaplane'] as const;
export type BaseType = (typeof BASE_TYPES)[number];

/** [WG-2.4] A base as its card shows it. */
export interface BaseCard extends CarrierRatings {
  id: BaseId;
  name: string;
  type: BaseType;
  /** [WG-15.3] */
  size: number;
  heavyAA: number;
  lightAA: number;
  fireControl: number;
  hasRadar: boolean;
}

/** [WG-2.5] Every base's. */
export const BASE_ARMOR = 0;

/** [WG-2.7] Fighter, dive bomber, torpedo bomber, level bomber, patrol aircraft and floatplane. */
export const AIRCRAFT_CLASSES = ['F', 'DB', 'TB', 'LB', 'PB'] as const;
export type AircraftClass = (typeof AIRCRAFT_CLASSES)[number];

/** [WG-2.6] What a type can carry to a target. */
export interface Load {
  id: OrdnanceId;
  name: string;
  kind: Warhead;
  /** [WG-12.3] The row of the table to hit; `null` where it cannot be used against that kind of target. */
  hitNumber: { ships: number; bases: number | null };
  penetration: number;
}

/** [WG-2.6] An aircraft type as its card shows it. */
export interface AircraftType {
  id: AircraftId;
  name: string;
  class: AircraftClass;
  /** [WG-2.8] The first when unloaded, the second when loaded; `null` for a type that carries no ordnance. */
  attack: { unloaded: number; loaded: number | null };
  defense: number;
  armor: number;
  gun: number;
  /** The first is the usual one. */
  loads: readonly Load[];
  strikeRangeHexes: Hexes;
  /** [WG-27.12] Where the type flies farther from a base than from a carrier. */
  baseStrikeRangeHexes?: Hexes;
  /** `null`: it may not search [WG-6.8]. */
  searchRangeHexes: Hexes | null;
  /** [WG-3.17] The trait Night. */
  isNight: boolean;
}
