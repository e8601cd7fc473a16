import { expect, test } from 'vitest';
import {
  type BattleEvent,
  type BattleState,
  battle,
  boxesBuilt,
  DEFAULT_OPTIONS,
} from '../../../src/rules/battle';
import { drawFrom, orderDice, SIDES } from '../../../src/rules/core';
import { boxKey, openingScene, sceneAfter } from '../../../src/words/battle/common/scene';
import { FULL_SCENARIO } from '../../rules/battle/randomPlay';

/** One battle by lot, with the events of every order. */
function playedByLot(seed: string, orders: number): { state: BattleState; events: BattleEvent[] } {
  const draw = drawFrom(seed);
  const { state, events } = battle.newState(FULL_SCENARIO, DEFAULT_OPTIONS, orderDice(seed, 0));
  for (let n = 1; n < orders && state.step.kind !== 'over'; n++) {
    const legal = SIDES.flatMap((side) =>
      battle.legalOrders(state, side).map((order) => ({ side, order })),
    ).filter(({ order }) => (order.kind !== 'scuttle' && order.kind !== 'breakOff') || n % 7 === 0);
    const all =
      legal.length > 0
        ? legal
        : SIDES.flatMap((side) =>
            battle.legalOrders(state, side).map((order) => ({ side, order })),
          );
    const kinds = [...new Set(all.map(({ order }) => order.kind))];
    const kind = kinds[draw(kinds.length)];
    const some = all.filter(({ order }) => order.kind === kind);
    const given = some[draw(Math.min(256, some.length))];
    if (given) events.push(...battle.apply(state, given.side, given.order, orderDice(seed, n)));
  }
  return { state, events };
}

test.each(['one', 'two', 'three'])('the events of battle %s fold to its position', (seed) => {
  const { state, events } = playedByLot(seed, 400);
  const scene = events.reduce(sceneAfter, openingScene(state));
  for (const { id, ships } of state.stacks)
    expect([...(scene.roster.get(id) ?? [])].sort()).toEqual([...ships].sort());
  expect(scene.center).toEqual(state.center);
  for (const { id, lost } of Object.values(state.ships))
    for (const row of ['primary', 'secondary', 'tertiary', 'aa'] as const)
      expect(scene.left.get(boxKey(id, row))).toBe(boxesBuilt(state, id, row) - lost[row]);
});
