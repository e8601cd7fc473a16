import type { BySide, Side } from '../../core';
import type { RangeBox } from '../tables/rangeBoxes';
import type { FlightWeapon } from './airState';
import type { DivisionId, LandUnitId, ShipId, SquadronId } from './ids';

/** Steps of a squadron that fly a mission together [ST-6.12]. */
export interface Detachment {
  squadron: SquadronId;
  steps: number;
}

/** [ST-7.6] The target of a strike. */
export type StrikeTarget = { division: DivisionId } | { landUnit: LandUnitId };

/** All of a side's squadrons against one target [ST-7.19]. */
export interface Strike {
  target: StrikeTarget;
  parts: (Detachment & { weapon: FlightWeapon })[];
  escort: Detachment[];
  /** It has been resolved, and is on its way home. */
  isFlown: boolean;
}

/** A search attempt's target [ST-7.25, ST-7.31]. */
export type SearchTarget = { division: DivisionId } | { submarinesIn: RangeBox };

/** A surface attack of step 7 as it is declared [ST-7.39, ST-7.40, ST-7.47]. */
export type Declared =
  | { kind: 'attack'; divisions: DivisionId[]; target: DivisionId }
  | { kind: 'bombard'; division: DivisionId; landUnit: LandUnitId };

/** What a side has assigned and ordered this turn, sealed until the step ends. */
export interface BasicForce {
  search: Detachment[];
  cap: (Detachment & { over: DivisionId | LandUnitId })[];
  strikes: Strike[];
  /** [ST-7.23] One for each attempt, in the order of `attempts`; `null` while none is named. */
  searchTargets: (SearchTarget | null)[];
  closing: DivisionId[];
  withdrawing: DivisionId[];
  opening: DivisionId[];
  submarineAttacks: { submarine: DivisionId; target: DivisionId; ship: ShipId }[];
  /** Divisions that have attacked or bombarded in this turn [ST-7.40]. */
  attacked: DivisionId[];
  intercepting: DivisionId[];
  /** [ST-4.14] Squadrons that have flown a mission in this turn and are back. */
  flew: SquadronId[];
  /** [ST-4.6] Steps that have landed in this turn, by deck. */
  landed: Record<string, number>;
  /** [ST-18.15] Divisions that were at Short when the turn began. */
  beganAtShort: DivisionId[];
  /** This side's share in the current air attack, with each squadron's losses before it. */
  inFight: (Detachment & { role: 'strike' | 'cap'; lostBefore: number })[];
}

/** The steps of a Basic turn [ST-7.1], in finer detail than the printed numbers. */
export type BasicStep =
  | { kind: 'search' }
  | { kind: 'cap' }
  | { kind: 'strikePlan' }
  /** [ST-7.19] The side names the next of its strikes to be resolved. */
  | { kind: 'strikes'; side: Side }
  | { kind: 'searchTargets' }
  | { kind: 'closing' }
  | { kind: 'opening' }
  /** [ST-7.54] */
  | { kind: 'submarines' }
  /** [ST-7.55] The side declares a surface attack or a bombardment, or passes. */
  | { kind: 'surface'; side: Side; passed: BySide<boolean> }
  /** [ST-7.41] The side attacked names divisions that try to intercept. */
  | { kind: 'intercept'; side: Side; declared: Declared; passed: BySide<boolean> }
  /** The action that follows a declaration is under way (`action` of the state). */
  | { kind: 'fighting'; side: Side; declared: Declared; passed: BySide<boolean> }
  | { kind: 'basicEnd' };
