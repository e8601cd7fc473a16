import { describe, expect, test } from 'vitest';
import { battle, DEFAULT_OPTIONS } from '../../../src/rules/battle';
import { type AnySystem, foresee, type Match, SIDES } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { playRandomly as playBattle } from '../battle/randomPlay';
import { playRandomly as playOperation } from '../strategic/randomGame';
import { smallAdvanced, smallBasic } from '../strategic/smallGame';

/** Foresees some of the orders that either side may give; returns of how many it is known what comes. */
function foreseeSome(system: AnySystem, state: unknown, nth: number): number {
  let known = 0;
  for (const side of SIDES) {
    const view = system.view(state, side);
    const orders = system.legalOrders(view, side);
    const step = Math.max(1, Math.floor(orders.length / 12));
    for (let i = nth % step; i < orders.length; i += step)
      if (foresee(system, view, side, orders[i])) known++;
  }
  return known;
}

/** Watches a game: foresees at every so manieth order. */
function watcher(system: AnySystem, every: number) {
  let seen = 0;
  const sum = { known: 0 };
  const watch = ({ match }: { match: Match }) => {
    if (seen++ % every === 0) sum.known += foreseeSome(system, match.state, seen);
  };
  return { sum, watch };
}

describe('in games by lot what is unknown from a view is said to be, and no rule fails', () => {
  test.each([true, false])('battle, with fog: %s', (fog) => {
    const { sum, watch } = watcher(battle, 2);
    playBattle(`foreseen ${fog}`, 300, watch, { ...DEFAULT_OPTIONS, fog });
    expect(sum.known).toBeGreaterThan(300);
  });

  test.each([
    ['Basic', smallBasic()],
    ['Advanced', smallAdvanced()],
  ])('%s operation', (_level, scenario) => {
    const { sum, watch } = watcher(strategic, 5);
    playOperation(scenario, 'foreseen', watch);
    expect(sum.known).toBeGreaterThan(100);
  });
});
