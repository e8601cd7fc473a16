import type { Limits } from '../tactical/posture';

/** A player's preferences, where opinions differ; all figures were found by play. */
export interface Judgement {
  /** The maximum weight of fire taken against fire dealt: battles are not won by keeping away. */
  mostCaution: number;
  /** Points that a hex off the best range takes off a hex. */
  pull: number;
  /** The weight of the enemy's guns, besides the points for ships; 1 is usual. */
  guns: number;
  /** Silencing a gun early is worth more than its own fire: it tips every later exchange. */
  silenced: number;
  /**
   * What all hull boxes that a ship has left are worth, against 1 for her points: half of this, in the last gunnery impulse a
   * tenth. They count as long as she is not expected to sink, so that fire is shared out.
   */
  wear: number;
  /** A lost point of speed, against 1 for the points of the ship. */
  slowing: number;
  /** The weight of a better torpedo chance later; 1 is usual, 0 launches at the first chance. */
  patience: number;
  /** The worth of torpedoes against the cost of the run in, for flotillas. */
  daring: number;
  /** Beaten when the odds are hopeless, or when ahead on points and weaker. */
  withdrawBelow: Limits;
  /** A lead is kept unless the enemy is easy prey, and a lost battle is ended while there are ships to save. */
  breakOffBelow: Limits;
}

/** The judgement of doctrine. */
export const BY_THE_BOOK: Judgement = {
  mostCaution: 0.6,
  pull: 0.15,
  guns: 1,
  silenced: 2,
  wear: 0.3,
  slowing: 0.12,
  patience: 1,
  daring: 3,
  withdrawBelow: { ahead: 0.8, even: 0.35, behind: 0.35 },
  breakOffBelow: { ahead: 2, even: 0.6, behind: 0.3 },
};

/**
 * The judgement of a bot that looks ahead: bolder, stricter about its range, and careful with a lead. Its fire is shared
 * out to wear down many hulls, long before one of them is crippled, and to slow ships down. Better by 0.08 of a game
 * (decision 0041).
 */
export const FORWARD: Judgement = {
  ...BY_THE_BOOK,
  silenced: 1,
  wear: 4,
  slowing: 0.6,
  mostCaution: 0.2,
  pull: 0.4,
  daring: Number.POSITIVE_INFINITY,
  withdrawBelow: { ahead: 1.5, even: 0.35, behind: 0.35 },
  breakOffBelow: { ahead: Number.POSITIVE_INFINITY, even: 0.6, behind: 0.3 },
};
