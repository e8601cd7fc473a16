/** Who leads; where the scenario has its own conditions, who would win if the battle ended now [BT-14.1]. */
export type Lead = 'ahead' | 'even' | 'behind';

/** Odds of fighting strength under which a side acts, by how it stands. */
export type Limits = Readonly<Record<Lead, number>>;

/** What one who leads makes of things, where opinions differ; all figures found by play. */
export interface Judgement {
  /** The most that fire taken weighs against fire given: battles are not won by keeping away. */
  mostCaution: number;
  /** Points that a hex off the range that suits takes off a hex. */
  pull: number;
  /** What the enemy's guns weigh, beside the points for ships; 1 is usual. */
  guns: number;
  /** A gun silenced early is worth more than its own fire: it tips every exchange to come. */
  silenced: number;
  /** How much a better chance to come for torpedoes counts; 1 is usual, 0 spends them at the first. */
  patience: number;
  /** Beaten when the odds are hopeless; or ahead on points and the weaker. */
  withdrawBelow: Limits;
  /** A lead is kept unless the enemy is there for the taking, and a lost battle is ended while there are ships to save. */
  breakOffBelow: Limits;
}

/** The judgement of doctrine. */
export const BY_THE_BOOK: Judgement = {
  mostCaution: 0.6,
  pull: 0.15,
  guns: 1,
  silenced: 2,
  patience: 1,
  withdrawBelow: { ahead: 0.8, even: 0.35, behind: 0.35 },
  breakOffBelow: { ahead: 2, even: 0.6, behind: 0.3 },
};

/** That of one who looks ahead: bolder, keeps its range better, and does not risk a lead. Better by 0.05 of a game. */
export const FORWARD: Judgement = {
  ...BY_THE_BOOK,
  mostCaution: 0.2,
  pull: 0.4,
  withdrawBelow: { ahead: 1.5, even: 0.35, behind: 0.35 },
  breakOffBelow: { ahead: Number.POSITIVE_INFINITY, even: 0.6, behind: 0.3 },
};
