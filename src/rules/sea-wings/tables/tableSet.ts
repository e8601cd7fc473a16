import type { Side, Table } from '../../core';
import type {
  BaseType,
  ControlNumber,
  QuickWeapon,
  ShipType,
  TargetType,
  Warhead,
} from '../model/ratings';
import type { HitLetter } from '../model/units';

/** Six figures, by the faces of a die from 1. */
export type ByFace<T> = readonly [T, T, T, T, T, T];

/** What a hit does: letters, none for no effect, or the ship is sunk at once. */
export type HitResult = readonly HitLetter[] | 'sunk';

/** Columns of the tables of hits on ships [WG-13.2, WG-13.3]. */
export const SHIP_COLUMNS = ['BB', 'CA', 'CL', 'DD', 'CV', 'CVL', 'CVE'] as const;
type ShipColumn = (typeof SHIP_COLUMNS)[number];

interface HitTable<Column extends string> extends Table {
  results: Readonly<Record<Column, ByFace<HitResult>>>;
}

/** Letters of a result in quick combat: of alternatives the first that the ship possesses [WG-19.40]. */
interface QuickResult {
  kind: 'all' | 'first';
  letters: readonly Exclude<HitLetter, 'F'>[];
}

/** Every table of the combat rules that may be replaced, each as a whole. */
export interface TableSet {
  shipHits: Readonly<Record<Warhead, HitTable<ShipColumn>>>;
  shipColumns: Table & { columns: Readonly<Record<ShipType, ShipColumn>> };
  baseHits: HitTable<BaseType>;
  /** Fires by the natural die of a hit. */
  fireStarts: Table & Readonly<Record<'usual' | 'carrier' | 'readied', ByFace<number>>>;
  /** Potential hits by hit number, then by die. */
  strikeHits: Table & { hits: readonly ByFace<number>[] };
  airCombat: Table & {
    /** What a CAP rating is multiplied by. */
    cap: Readonly<Record<'withdrawing' | 'emergency' | 'searcher', number>>;
    /** What a remote CAP rating is: this share of the rating of the force protected, at most `remoteMost`. */
    remote: number;
    remoteMost: number;
    /** What an attack value is multiplied by against a loaded torpedo bomber. */
    loadedTorpedo: number;
    /** The same by the attacker's gun plus the target's armor; sums that are missing and below cannot attack. */
    byPenetration: readonly { sum: number; factor: number }[];
    /** Escorts that one CAP factor engages. */
    engages: number;
  };
  antiAircraft: Table & {
    /** Parts of the heavy guns of a ship in the ring, by where the ship attacked stands. */
    center: Readonly<Record<Side, number>>;
    ring: number;
    divisor: number;
    gun: number;
    proximityGun: number;
    /** Added to the fire control against torpedo attacks. */
    torpedoBonus: number;
    /** Places in the ring and in the center. */
    places: number;
  };
  /** A roll up to the figure removes a hit. */
  damageControl: Table & { ships: Readonly<Record<ControlNumber, number>>; bases: number };
  fires: Table & Readonly<Record<ControlNumber, FireRow>>;
  /** Ends of the game for a ship: hits of a letter that sink her or have her abandoned. */
  shipEnds: Table & { sunkAtP: number; abandonedAtF: number; helplessAtP: number };
  /** What is lost aboard by one A hit, by where factors stand. */
  airLosses: Table & Readonly<Record<'ship' | 'dispersed' | 'readied', number>>;
  surprise: Table & {
    /** Two dice less the modifiers up to this surprise. */
    upTo: number;
    modifiers: Readonly<Record<SurpriseModifier, number>>;
  };
  searchAndStrike: Table & { upTo: number; hexesPerPoint: number };
  contact: Table & { upTo: number; modifiers: Readonly<Record<ContactModifier, number>> };
  visibility: Table & { dayYards: number; nightYards: ByFace<number> };
  quickMultipliers: Table & {
    multipliers: Readonly<Record<TargetType, Readonly<Record<QuickWeapon, number>>>>;
    /** What the defense of a ship with two P hits is multiplied by against torpedoes. */
    helpless: number;
  };
  /** Damage points, by odds from 1:2 up. */
  quickPoints: Table & { rows: readonly { odds: number; point: number }[]; splitFrom: number };
  quickDamage: Table & { results: ByFace<QuickResult>; torpedo: number; dice: number };
  bombardment: Table & { perDie: number; day: number; night: number };
}

/** Rows that a die may meet: put out up to, a permanent hit from, another fire from; `null` for never. */
interface FireRow {
  putOut: number;
  permanent: number;
  spreads: { ship: number | null; carrier: number | null };
}

/** [WG-9.4] */
const SURPRISE_MODIFIERS = ['other-kind-of-search', 'two-strikes', 'returning'] as const;
export type SurpriseModifier = (typeof SURPRISE_MODIFIERS)[number];

/** [WG-18.4] */
const CONTACT_MODIFIERS = ['night', 'seeker-slowed', 'avoider-slowed'] as const;
export type ContactModifier = (typeof CONTACT_MODIFIERS)[number];
