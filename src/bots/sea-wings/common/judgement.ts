import type { BySide } from '../../../rules/core';

/** How a side fights its carriers. */
export interface Judgement {
  /** Where the main body wants the enemy's carriers, in hexes beyond the range of its bombers. */
  beyondHexes: number;
  /** What each hex costs that they are nearer or farther than that. */
  nearer: number;
  farther: number;
  /** Share of the bombers below which a task force keeps out of reach until they are ready again. */
  rested: number;
  /** Share of all aircraft of the carriers that may be lost before they retire. */
  worn: number;
  /** Points that a strike from a carrier must be worth while the enemy's carriers may still be found. */
  patience: number;
  /** Share of the fighters that may escort a strike; the others stay on CAP. */
  escorts: number;
  /** What a bomber must add to the searches to be sent on one. */
  scouting: number;
}

const COMMON = { rested: 0.4, worn: 0.5, patience: 18, escorts: 0.5, scouting: 0.25 };

/**
 * Doctrine, chosen in games between commanders. The Japanese outrange the Americans by two hexes [WG-27.12] and keep out of their
 * reach; the Americans close in.
 */
export const DOCTRINE: BySide<Judgement> = {
  allies: { ...COMMON, beyondHexes: -2, nearer: 0.05, farther: 0.15 },
  axis: { ...COMMON, beyondHexes: 1, nearer: 0.2, farther: 0.08 },
};
