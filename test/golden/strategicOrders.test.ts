import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { giveOrder, newMatch, SIDES } from '../../src/rules/core';
import { type Order, type StrategicState, strategic } from '../../src/rules/strategic';
import { readSave } from '../../src/scenario';
import { segmentText } from '../../src/words/strategic/segment';

/** Recorded games, each stopped after so many of its orders: the Basic game of Midway and the Advanced game of the Bismarck. */
const STOPS: Readonly<Record<string, readonly number[]>> = {
  midway: [0, 40, 120, 240, 400, 560],
  bismarck: [0, 30, 90, 200, 420, 700],
};

/** The orders of a recorded game that are legal at its stops. */
function* counted(game: string, stops: readonly number[]) {
  const file = `test/replays/${game}.json`;
  const read = readSave(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { scenario, options, seed, orders } = read.value;
  const match = newMatch(strategic, scenario as never, options as never, seed);
  for (const [index, given] of orders.slice(0, Math.max(...stops) + 1).entries()) {
    if (stops.includes(index)) yield countsOf(game, index, match.state as StrategicState);
    expect(giveOrder(strategic, match, given, seed)).toBeUndefined();
  }
}

function byKind(orders: readonly Order[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of orders) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const countsOf = (game: string, after: number, state: StrategicState) => ({
  ...{ game, after, label: segmentText(strategic.segment(state).name) },
  ...Object.fromEntries(
    SIDES.map((side) => [side, byKind(strategic.legalOrders(strategic.view(state, side), side))]),
  ),
});

test('the legal orders of strategic games are as counted', async () => {
  const counts = Object.entries(STOPS).flatMap(([game, stops]) => [...counted(game, stops)]);
  expect(counts).toHaveLength(12);
  await expect(`${JSON.stringify(counts, null, 1)}\n`).toMatchFileSnapshot('strategicOrders.json');
}, 120_000);
