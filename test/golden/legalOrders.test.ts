import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BattleState, battle, type Order } from '../../src/rules/battle';
import { digest, giveOrder, newMatch, orderDice, SIDES, type Side } from '../../src/rules/core';
import { readSave } from '../../src/scenario';
import { segmentText } from '../../src/words/battle/segment';

/** Positions of recorded games, each after so many of the game's orders. */
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
  ['samar', 3],
  ['samar', 120],
  ['first-narvik', 30],
  ['matapan', 20],
  ['second-sirte', 200],
  ['savo-island', 60],
  ['hx-106', 25],
  ['all-options', 40],
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

const dice = () => orderDice('golden', 0);

const keyOf = (state: BattleState): string => digest({ ...state, scenario: null });

/** Positions that are not the same, by their digests. */
const distinct = (states: readonly BattleState[]): Map<string, BattleState> =>
  new Map(states.map((state) => [keyOf(state), state]));

/** The positions after each order, with the same dice for each. */
const afterEach = (state: BattleState, side: Side, orders: readonly Order[]): BattleState[] =>
  orders.map((order) => {
    const next = battle.copy(state);
    battle.apply(next, side, order, dice());
    return next;
  });

/** The position when the segment of play is over, in which everybody does as little as there is to do. */
function segmentOver(state: BattleState): BattleState {
  const next = battle.copy(state);
  const { clock } = battle.segment(state);
  while (battle.segment(next).clock === clock && !battle.outcome(next)) {
    const side = SIDES.find((it) => battle.segment(next).active[it] !== 'waiting') as Side;
    const legal = battle.legalOrders(next, side);
    const least = legal.find(({ kind }) => kind === 'done') ?? legal[0];
    battle.apply(next, side, least as Order, dice());
  }
  return next;
}

/** The positions that one order of anybody can lead to by the end of the impulse, all others doing nothing. */
const impulseAfter = (state: BattleState): BattleState[] => [
  ...distinct(
    SIDES.flatMap((side) => afterEach(state, side, battle.legalOrders(state, side))).map((next) =>
      battle.segment(next).clock === battle.segment(state).clock ? segmentOver(next) : next,
    ),
  ).values(),
];

/** Of a larger number of positions so many, evenly chosen, are followed. */
const MAX_FOLLOWED = 40;

function followed(states: readonly BattleState[]): BattleState[] {
  const step = Math.max(1, states.length / MAX_FOLLOWED);
  const count = Math.min(states.length, MAX_FOLLOWED);
  return Array.from({ length: count }, (_, i) => states[Math.floor(i * step)] as BattleState);
}

function countsOf(game: string, after: number) {
  const state = positionOf(game, after);
  const sides = SIDES.map((side) => {
    const orders = battle.legalOrders(state, side);
    const positions = distinct(afterEach(state, side, orders)).size;
    return [side, { orders: byKind(orders), positions }];
  });
  const one = impulseAfter(state);
  const two = distinct(followed(one).flatMap(impulseAfter));
  return {
    ...{ game, after, label: segmentText(battle.segment(state).name) },
    ...Object.fromEntries(sides),
    positionsAfterOneImpulse: one.length,
    positionsAfterTwoImpulses: two.size,
  };
}

test('legal orders, the positions they lead to, and those after one and two impulses are as counted', async () => {
  const counts = POSITIONS.map(([game, after]) => countsOf(game, after));
  await expect(`${JSON.stringify(counts, null, 1)}\n`).toMatchFileSnapshot('legalOrders.json');
}, 120_000);
