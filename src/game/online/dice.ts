import type { BySide, DiceProof, Side } from '../../rules/core';

/**
 * How the players add to the dice before the match begins: first each side commits to its entropy, then each shows
 * it. `settled`: the match has begun, and orders are accepted.
 */
const DICE_PARTS = ['commit', 'open', 'settled'] as const;
export type DicePart = (typeof DICE_PARTS)[number];

/** The longest time that either part may be given; in seconds. */
export const LONGEST_WAIT_SECONDS = 3600;

/** What everybody may know of it. */
export interface PublicDice {
  part: DicePart;
  /** When the part ends without those who have not answered; ms since 1970. Both seats must be taken first. */
  until?: number;
  /** `commitTo` of each side's entropy. */
  commits: Partial<BySide<string>>;
  /** The sides whose entropy is in the dice. */
  opened: readonly Side[];
}

/** What proves the throw that closed a chapter. */
export interface ThrowProof extends DiceProof {
  /** What the sides had added by then. */
  entropy: Partial<BySide<string>>;
}

/** A side's contribution: first what it commits to, then what it has committed to. */
export type EntropyPacket = { commit: string } | { value: string };
