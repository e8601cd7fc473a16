/** A player's preferences in an operation, where opinions differ. */
export interface Judgement {
  /** Basic: the share of strike aircraft that searches, while ships are located and while nothing is. */
  searching: { located: number; nothing: number };
  /** Basic: attempts for each division not yet found. */
  attempts: number;
  /** The share of deck fighters that goes with strikes while there are ships to strike. */
  escorts: number;
  /** The maximum weight of a strike, as a multiple of its target's worth. */
  enough: number;
  /** Fewer points than this are not worth the flak of a strike. */
  leastGain: number;
  /** Basic: bombers without radar also strike by night, though the launch costs a step half of the time [ST-7.12]. */
  strikesByNight: boolean;
  /** The weight of the counterattack's cost against a boat's attack. */
  boatAnswer: number;
  /** Gun odds from which a division closes, attacks, and intervenes. */
  closesFrom: number;
  attacksFrom: number;
  interceptsFrom: number;
  /** [ST-21.25] Odds from which the range of an action is closed, and below which the action is broken off. */
  fightsFrom: number;
  leavesBelow: number;
  /** Advanced: hexes that a carrier keeps from the enemy: within reach of its aircraft, out of reach of guns. */
  carrierHexes: number;
  /** Advanced: odds by the report from which a division attacks, goes for an enemy, and below which it avoids him. */
  declaresFrom: number;
  /** The same for a division with a carrier: she is risked only in a fight that is as good as won. */
  carriersDeclareFrom: number;
  huntsFrom: number;
  shunsBelow: number;
}

/** The judgement of doctrine. Bombers that wait on deck burn there [ST-4.13, ST-4.14], so with nothing located all search. */
export const BY_THE_BOOK: Judgement = {
  searching: { located: 0.25, nothing: 1 },
  attempts: 4,
  escorts: 0.5,
  enough: 1.1,
  leastGain: 0.6,
  strikesByNight: false,
  boatAnswer: 1,
  closesFrom: 1.3,
  attacksFrom: 1.15,
  interceptsFrom: 0.6,
  fightsFrom: 1.1,
  leavesBelow: 0.6,
  carrierHexes: 7,
  declaresFrom: 1.2,
  carriersDeclareFrom: 2.5,
  huntsFrom: 1.2,
  shunsBelow: 0.7,
};

/**
 * What did better than doctrine in whole Basic games (decision 0018): all fighters stay over what they guard, fewer
 * bombers search.
 */
export const FORWARD: Judgement = {
  ...BY_THE_BOOK,
  searching: { located: 0, nothing: 0.5 },
  escorts: 0,
};

/** In the last hours of a game without a shot: any gain will do, and the cost of the attack hardly matters. */
export const pressed = (judgement: Judgement): Judgement => ({
  ...judgement,
  leastGain: 0,
  strikesByNight: true,
  boatAnswer: 0.25,
  attacksFrom: Math.min(1, judgement.attacksFrom),
  declaresFrom: Math.min(1, judgement.declaresFrom),
  carriersDeclareFrom: Math.min(1, judgement.carriersDeclareFrom),
});
