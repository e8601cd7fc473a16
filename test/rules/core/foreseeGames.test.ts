import { describe, expect, test } from 'vitest';
import { battle, DEFAULT_OPTIONS } from '../../../src/rules/battle';
import {
  type AnySystem,
  drawFrom,
  foresee,
  giveOrder,
  type Match,
  must,
  newMatch,
  SIDES,
} from '../../../src/rules/core';
import { systemOf } from '../../../src/rules/registry';
import { type StrategicState, strategic } from '../../../src/rules/strategic';
import { drawn, meeting } from '../../game/fights';
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

/** Watches a game: foresees at every nth order, and at each that `also` picks. */
function watcher(system: AnySystem, every: number, also: (state: never) => boolean = () => false) {
  let seen = 0;
  const sum = { known: 0, also: 0 };
  const watch = ({ match: { state } }: { match: Match }) => {
    seen += 1;
    const isAlso = also(state as never);
    if (isAlso) sum.also += 1;
    if (isAlso || seen % every === 0) sum.known += foreseeSome(system, state, seen);
  };
  return { sum, watch };
}

/** Who flies an attack sees neither the ships' armor nor what flak does. */
const isAttacking = ({ air }: StrategicState) => air?.stage.kind === 'attack';

describe('in games by lot what is unknown from a view is said to be, and no rule fails', () => {
  test.each([true, false])('battle, with fog: %s', (fog) => {
    const { sum, watch } = watcher(battle, 2);
    playBattle(`foreseen ${fog}`, 300, watch, { ...DEFAULT_OPTIONS, fog });
    expect(sum.known).toBeGreaterThan(300);
  });

  test('operations of both levels, at every order of who attacks from the air', () => {
    const { sum, watch } = watcher(strategic, 9, isAttacking);
    for (const seed of ['b', 'c', 'd']) playOperation(smallBasic(), seed, watch);
    playOperation(smallAdvanced(), 'b', watch);
    expect(sum.known).toBeGreaterThan(300);
    expect(sum.also).toBeGreaterThan(0);
  });

  test('operation with a battle handed over', () => {
    const joined = must(systemOf('strategic'), 'strategic');
    const { sum, watch } = watcher(joined, 5);
    const draw = drawFrom('foreseen');
    const match = newMatch(joined, meeting('battle'), joined.defaultOptions, 'foreseen');
    while (!joined.outcome(match.state)) {
      watch({ match });
      expect(giveOrder(joined, match, drawn(joined, match, draw), 'foreseen')).toBeUndefined();
    }
    expect(sum.known).toBeGreaterThan(100);
  });
});
