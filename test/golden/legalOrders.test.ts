import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BattleState, battle, type Order } from '../../src/rules/battle';
import { digest, giveOrder, newMatch, orderDice, SIDES, type Side } from '../../src/rules/core';
import { readSave } from '../../src/scenario';

/** A position of a recorded game, after so many of its orders. */
const POSITIONS: readonly [game: string, after: number][] = [
  ['denmark-strait', 0],
  ['denmark-strait', 3],
  ['denmark-strait', 20],
  ['denmark-strait', 45],
  ['river-plate', 0],
  ['river-plate', 12],
  ['river-plate', 60],
  ['night-action', 2],
  ['night-action', 30],
  ['night-action', 90],
  ['islands', 8],
  ['islands', 40],
];

function positionOf(game: string, after: number): BattleState {
  const file = `test/replays/${game}.json`;
  const read = readSave(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { scenario, options, seed, orders } = read.value;
  const match = newMatch(battle, scenario, options, seed);
  for (const given of orders.slice(0, after))
    expect(giveOrder(battle, match, given, seed)).toBeUndefined();
  return match.state as BattleState;
}

function byKind(orders: readonly Order[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of orders) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Different positions that the orders lead to, with the same dice for each. */
function positionsAfter(state: BattleState, side: Side, orders: readonly Order[]): number {
  const reached = orders.map((order) => {
    const next = battle.copy(state);
    battle.apply(next, side, order, orderDice('golden', 0));
    return digest({ ...next, scenario: null });
  });
  return new Set(reached).size;
}

test('the number of legal orders, and of positions they lead to, is as counted', async () => {
  const counts = POSITIONS.map(([game, after]) => {
    const state = positionOf(game, after);
    const { label } = battle.segment(state);
    const sides = SIDES.map((side) => {
      const orders = battle.legalOrders(state, side);
      return [side, { orders: byKind(orders), positions: positionsAfter(state, side, orders) }];
    });
    return { game, after, label, ...Object.fromEntries(sides) };
  });
  await expect(`${JSON.stringify(counts, null, 1)}\n`).toMatchFileSnapshot('legalOrders.json');
});
