import type { Axial } from '../../../hex';
import type { SheetPlaces } from '../../core';
import type { MarkerId, ShipId, TaskForceId } from './ids';
import type { BaseCard, ShipCard } from './ratings';

/** [WG-13.7 to WG-13.11, WG-13.24] Propulsion, main guns, secondary guns, torpedoes, air operations, fire. */
const HIT_LETTERS = ['P', 'M', 'S', 'T', 'A', 'F'] as const;
export type HitLetter = (typeof HIT_LETTERS)[number];

/** [WG-13.31] */
export interface Hit {
  letter: HitLetter;
  /** [WG-14.6] */
  isPermanent: boolean;
}

/** How a ship stands. `waiting`: not yet entered [WG-4.18]; `left`: off the map [WG-16.18]. */
const FATES = ['waiting', 'afloat', 'sunk', 'abandoned', 'scuttled', 'left'] as const;
export type Fate = (typeof FATES)[number];

/** A ship or a convoy in play; her id is that of her card. */
export interface Ship {
  card: ShipCard;
  /** `null` once she is in none: sunk, left, or waiting to enter. */
  taskForce: TaskForceId | null;
  fate: Fate;
  /** In the order in which they were made. */
  hits: Hit[];
  /** [WG-19.11, WG-19.12] Engagements in which she has used her torpedoes. */
  torpedoSalvos: number;
  /** [WG-16.15] At most 4 hexes a turn. */
  isLowOnFuel: boolean;
  /** [WG-16.13] Air operations were flown from her in this turn. */
  flewOperations: boolean;
  /** [WG-29.50] A factor of hers has flown a strike at a task force. */
  hasStruckShips: boolean;
  /** [WG-20.5, WG-20.8] Ships of a convoy that are gone from it; 0 for a ship. */
  convoySunk: number;
  convoyUnloaded: number;
  /** [WG-18.26] What the system that fights engagements out builds her from; absent: it does not know her. */
  sheet?: unknown;
  /** [WG-18.12] Where she is found in `otherSheets` of the scenario. */
  otherSheets?: SheetPlaces;
}

/** [WG-13.4] Hits on a base are never permanent [WG-14.19]. */
export type BaseHit = 'A' | 'S';

export interface Base {
  card: BaseCard;
  hex: Axial;
  hits: BaseHit[];
}

/** [WG-9.22] What spotted a marker: a search from a base, or from a carrier or ship. */
const SEARCHERS = ['base', 'sea'] as const;
export type Searcher = (typeof SEARCHERS)[number];

/** [WG-17.20] A marker that the enemy has spotted. */
interface Spotting {
  /** The turns of the first and the last Search phase that spotted it without a break. */
  since: number;
  turn: number;
  by: Searcher[];
}

/** [WG-1.25] The kinds that reports tell apart. */
export const SHIP_KINDS = ['carrier', 'large', 'small', 'merchantman'] as const;
export type ShipKind = (typeof SHIP_KINDS)[number];

/** Ships of each kind. */
export type Composition = Record<ShipKind, number>;

/** [WG-11.2] At most 12 ships in the ring and 12 in the center. */
export interface AaFormation {
  ring: ShipId[];
  center: ShipId[];
}

/** [WG-16.26] */
export interface Tow {
  tower: ShipId;
  towed: ShipId;
}

/** [WG-17.34] When CAP engages a search. */
export const SEARCH_CAP = ['before', 'after', 'none'] as const;

/** A task force, real or false. */
export interface TaskForce {
  id: TaskForceId;
  /** [WG-4.5, WG-29.57] 1 to 40; the enemy sees it while the marker is spotted. */
  number: number;
  marker: MarkerId;
  hex: Axial;
  /** None in a dummy [WG-4.7]. */
  ships: ShipId[];
  spotted: Spotting | null;
  /** [WG-17.17] What the owner of a dummy has told of it. */
  falseReport: Composition | null;
  /** [WG-17.11] What is told of it in this Search phase; `nothing`: a dummy is not passed off as real. */
  answer: Composition | 'nothing' | null;
  /** [WG-11.3] Laid out in this phase. */
  formation: AaFormation | null;
  tows: Tow[];
  /** [WG-19.20] The hex of an engagement that it must leave in the next movement phase. */
  flees: Axial | null;
  /** A dummy that was moved or placed in this turn, and moves no more [WG-4.12]. */
  hasMoved: boolean;
  /** [WG-4.13] A dummy that was placed in this turn. */
  wasPlaced: boolean;
}
