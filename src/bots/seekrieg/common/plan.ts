/** What a side is set on in a battle, where opinions differ. */
export interface BattlePlan {
  /** To fight from this range in hexes; `null`: from where fire does best. */
  rangeHexes: number | null;
  /** To keep away from every enemy. */
  keepsAway: boolean;
  /** To fight an enemy in sight before making for a place. */
  fightsFirst: boolean;
  /** Odds below which a side that has lost nothing keeps what it has. */
  withdrawBelow: number;
  /** The more of its damage points a side has lost, the better the odds at which it stays. */
  perShareLost: number;
  /** Fire taken never weighs more than this against fire dealt. */
  maxCaution: number;
  /** A range at which a group would lose more than this share of what it has left in a turn is too near. */
  maxShareLost: number;
  /** A hex off the range that is wanted costs this share of its points. */
  pull: number;
  /** Another target has to be so much better, for a change costs hits [SK-11.22]. */
  betterTarget: number;
  /** A mount of torpedoes fires at this chance in per cent or more. */
  torpedoPercent: number;
}

/** The plan of doctrine; limits of odds as in other battles at sea. */
export const BY_THE_BOOK: BattlePlan = {
  rangeHexes: null,
  keepsAway: false,
  fightsFirst: false,
  withdrawBelow: 0.35,
  perShareLost: 1.5,
  maxCaution: 1.2,
  maxShareLost: 0.05,
  pull: 0.04,
  betterTarget: 1.5,
  torpedoPercent: 9,
};
