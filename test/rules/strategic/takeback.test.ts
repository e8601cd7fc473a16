import { describe, expect, test } from 'vitest';
import {
  giveOrder,
  isRefusal,
  type Match,
  newMatch,
  refusalCode,
  SIDES,
  takebackFor,
} from '../../../src/rules/core';
import { type Order, type StrategicState, strategic } from '../../../src/rules/strategic';
import { skyOf } from '../../../src/rules/strategic/common/sky';
import { smallBasic } from './smallGame';

/** A Basic game in its first Night Turn, both sides about to search. */
function byNight(): Match {
  const match = newMatch(strategic, smallBasic(), strategic.defaultOptions, 'seed');
  const state = match.state as StrategicState;
  state.turn = 3;
  expect(skyOf(state, null).isNight).toBe(true);
  match.chapterStart = strategic.copy(state);
  match.quiet.start = match.chapterStart;
  return match;
}

const give = (match: Match, side: 'allies' | 'axis', order: Order): void => {
  const refused = giveOrder(strategic, match, { side, order: strategic.makeOrder(order) }, 'seed');
  if (refused) throw new Error(refusalCode(refused));
};

const canTakeBack = (match: Match): boolean[] =>
  SIDES.map((side) => !isRefusal(takebackFor(strategic, match, side)));

const SEARCH: Order = { kind: 'assignSearch', squadron: 'x-db', steps: 2 };

describe('what can be taken back tells nothing of what is hidden', () => {
  test.each([
    ['searches by night', [SEARCH]],
    ['does not', []],
  ])('[ST-5.10b] [ST-5.17] sealed plans are closed for good, whether the enemy %s', (_, orders) => {
    const match = byNight();
    for (const order of orders) give(match, 'axis', order);
    give(match, 'allies', { kind: 'confirm' });
    give(match, 'axis', { kind: 'confirm' });
    expect((match.state as StrategicState).step.kind).toBe('cap');
    expect(canTakeBack(match)).toEqual([false, false]);
  });

  test('[ST-5.14] a plan that only one side has confirmed is not closed', () => {
    const match = byNight();
    give(match, 'axis', SEARCH);
    give(match, 'allies', { kind: 'confirm' });
    give(match, 'axis', { ...SEARCH, steps: 1 });
    expect(match.chapterOrders).toHaveLength(3);
  });
});
