import type { Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import { type BattlePlan, BY_THE_BOOK } from '../common/plan';
import { canLookAhead } from './canLookAhead';

/** Fights on at any odds. */
export const STEADY: BattlePlan = { ...BY_THE_BOOK, withdrawBelow: 0, perShareLost: 0 };

/** At a range in hexes and no other. */
const at = (plan: BattlePlan, rangeHexes: number): BattlePlan => ({
  ...plan,
  rangeHexes,
  pull: 0.1,
});

/** Plans for a whole battle that differ most from each other, doctrine's own first: what preparation compares. */
const STRATEGIES: Readonly<Record<string, BattlePlan>> = {
  usual: BY_THE_BOOK,
  steady: { ...STEADY, fightsFirst: true },
  close: at(STEADY, 10),
  torpedoes: { ...at(STEADY, 14), torpedoPercent: 4 },
  middle: at(BY_THE_BOOK, 20),
  far: at(BY_THE_BOOK, 32),
  farther: at(BY_THE_BOOK, 46),
  away: { ...BY_THE_BOOK, keepsAway: true },
  bold: { ...STEADY, maxCaution: 0.6, maxShareLost: 0.2, pull: 0.1 },
  careful: { ...BY_THE_BOOK, maxShareLost: 0.02, withdrawBelow: 0.8 },
  shifting: { ...BY_THE_BOOK, betterTarget: 1 },
};

const NONE: typeof STRATEGIES = {};

/** The strategies of a side; none where the rest of a game cannot be played out. */
export const strategiesFor = (view: SeekriegView, side: Side): typeof STRATEGIES =>
  canLookAhead(view, side) ? STRATEGIES : NONE;
