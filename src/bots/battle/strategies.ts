import type { BattleState } from '../../rules/battle';
import type { Side } from '../../rules/core';
import { BY_THE_BOOK, FORWARD } from './judgement';
import type { FleetPlan, Task } from './plan';
import { exits } from './tasks';

/** The plan unless a better one is found. */
export const USUAL: FleetPlan = { judgement: FORWARD };

const hold = (rangeHexes: number): Task => ({ kind: 'hold', rangeHexes });
const WITHDRAW: Task = { kind: 'withdraw' };

/**
 * Plans for a whole battle that differ most from each other: in most battles they make no great difference, but in many one of
 * them does (decision 0041). What preparation compares.
 */
const STRATEGIES: Readonly<Record<string, FleetPlan>> = {
  usual: USUAL,
  book: { judgement: BY_THE_BOOK },
  near: { ...USUAL, task: hold(2) },
  nearAndAway: { ...USUAL, task: hold(2), taskWhen: { ahead: WITHDRAW } },
  middle: { ...USUAL, task: hold(4) },
  middleAndAway: { ...USUAL, task: hold(4), taskWhen: { ahead: WITHDRAW } },
  middleUnlessBehind: { ...USUAL, task: hold(4), taskWhen: { behind: hold(1) } },
  far: { ...USUAL, task: hold(6) },
  farUnlessBehind: { ...USUAL, task: hold(6), taskWhen: { behind: hold(1) } },
  away: { ...USUAL, task: WITHDRAW },
  awayUnlessBehind: { ...USUAL, task: WITHDRAW, taskWhen: { behind: hold(2) } },
  careful: { judgement: { ...FORWARD, mostCaution: 1, pull: 0.15 } },
  wary: { judgement: { ...BY_THE_BOOK, mostCaution: 1, daring: 1, patience: 2 } },
  carefulFlotillas: { judgement: { ...FORWARD, daring: 1 } },
  fireByTheBook: {
    judgement: {
      ...FORWARD,
      silenced: BY_THE_BOOK.silenced,
      wear: BY_THE_BOOK.wear,
      slowing: BY_THE_BOOK.slowing,
    },
  },
  sinking: { judgement: { ...FORWARD, guns: 0.4 } },
};

/** The strategies of a side in a battle, the usual one first. */
export const strategiesFor = (state: BattleState, side: Side): Record<string, FleetPlan> => ({
  ...STRATEGIES,
  ...Object.fromEntries(exits(state, side).map((task) => ['exit', { ...USUAL, task }])),
});
