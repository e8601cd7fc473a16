import type { BySide, ClauseId, Modifier, Roll, Side } from '../../core';
import type { QuickKind } from './engagement';
import type { Warhead } from './ratings';
import type { BaseHit, Fate, HitLetter } from './units';

/** One reason why a value is multiplied. */
export interface Multiplier {
  code: 'loaded-torpedo-target' | 'weak-guns' | 'withdrawing' | 'emergency' | 'searcher';
  factor: number;
  rule: ClauseId;
}

/** What CAP meets: a strike that comes in or goes out, a searcher that does not attack [WG-7.14]. */
const CAP_MEETINGS = ['incoming', 'withdrawing', 'searcher'] as const;
export type CapMeeting = (typeof CAP_MEETINGS)[number];

/** [WG-10.14, WG-10.15, WG-10.17] */
export const PASS_STEPS = ['engaged-escorts', 'unengaged-escorts', 'strike'] as const;
export type PassStep = (typeof PASS_STEPS)[number];

/** Which list of a pass loses factors. */
export type PassList = 'cap' | 'escorts' | 'strike';

/** What a gun's fire at a group is worth. */
export interface FlakPart {
  by: string;
  heavy: number;
  light: number;
}

/** How a ship may end in combat. */
export type HullFate = Extract<Fate, 'afloat' | 'sunk' | 'abandoned'>;

/** What combat reports: an event without who may see it and when it happened, which the game adds. */
type Fact<Kind extends string, Facts> = {
  kind: Kind;
  rule: ClauseId;
  dice: Roll[];
} & Facts;

/** What a hit is from: a strike, gunfire in an engagement, a fire aboard. */
const HIT_CAUSES = ['strike', 'bombardment', 'fire', 'quick'] as const;
export type HitCause = (typeof HIT_CAUSES)[number];

export type CombatFact =
  /** CAP factors of one formation in position [WG-10.2]; those that are not are told to nobody else [WG-24.13]. */
  | Fact<
      'capRolled',
      {
        formation: string;
        meeting: CapMeeting;
        factors: number;
        rating: number;
        multipliers: Multiplier[];
        inPosition: number;
      }
    >
  /** Attacks of one formation on one type of the group it fights; the factors that it cost. */
  | Fact<
      'airShots',
      {
        step: PassStep;
        by: string;
        at: string;
        list: PassList;
        group: string;
        count: number;
        multipliers: Multiplier[];
        lost: number;
      }
    >
  /** Fire at one group of a formation, by the guns that reach it. */
  | Fact<
      'flakFired',
      {
        formation: string;
        target: string;
        parts: FlakPart[];
        value: number;
        fireControl: number;
        lost: number;
      }
    >
  /** The striking player learns the effective hits, not what they do [WG-12.10]. */
  | Fact<
      'groupAttacked',
      {
        formation: string;
        target: string;
        factors: number;
        warhead: Warhead;
        potential: number;
        actual: number;
        effective: number;
        isWeak: boolean;
      }
    >
  /** The owner's alone [WG-13.32]. */
  | Fact<
      'shipHit',
      {
        ship: string;
        cause: HitCause;
        warhead: Warhead;
        isWeak: boolean;
        letters: HitLetter[];
        fate: HullFate;
      }
    >
  /** The owner's alone [WG-24.27]. */
  | Fact<'baseHit', { base: string; cause: HitCause; isWeak: boolean; letters: BaseHit[] }>
  /** One round; the owner's alone [WG-14.5]. */
  | Fact<'firesFought', { ship: string; burning: number; left: number; fate: HullFate }>
  /** The owner's alone [WG-14.5]. */
  | Fact<'damageControlled', { ship: string; removed: HitLetter[]; permanent: HitLetter[] }>
  | Fact<'baseRepaired', { base: string; hit: BaseHit; isRemoved: boolean }>
  | Fact<'contactRolled', { seeker: Side; modifiers: Modifier[]; isEngaged: boolean }>
  | Fact<'visibilityRolled', { yards: number }>
  /** `side` is `null` at a tie, which is rolled again. */
  | Fact<'quickInitiative', { totals: BySide<number>; side: Side | null; hasSurprise: boolean }>
  | Fact<
      'quickAttacked',
      { ship: string; weapons: QuickKind; odds: number; points: number[]; results: number }
    >
  | Fact<'quickDamaged', { ship: string; letters: HitLetter[]; fate: HullFate }>
  /** The player who bombards learns the number of hits [WG-24.27]. */
  | Fact<'bombarded', { ship: string; base: string; hits: number }>
  /** Told to nobody before both sides know which strikes have surprise [WG-9.21]. */
  | Fact<
      'surpriseRolled',
      { strike: string; modifiers: Modifier[]; total: number; isSurprise: boolean }
    >
  | Fact<'surpriseSettled', { side: Side }>
  | Fact<'missionRolled', { strike: string; rangeHexes: number; isFound: boolean }>;
