import { describe, expect, test } from 'vitest';
import { USUAL_NODES } from '../../src/bots';
import { type Column, playColumn } from '../../src/lab/column';
import { newComparison } from '../../src/lab/comparison';
import { differenceOf, estimateOf, NO_SUMS, withValue } from '../../src/lab/estimate';
import type { GameResult } from '../../src/lab/gameResult';
import { newTally, sideHullShare } from '../../src/lab/tally';
import { noHits } from '../../src/rules/core';
import { changeScenario } from '../../src/scenario';
import { registry, shippedScenario } from '../scenario/shipped';

const game = (
  winner: GameResult['winner'],
  hood: { isLost: boolean; hullLost: number } = { isLost: false, hullLost: 0 },
): GameResult => ({
  winner,
  victoryPoints: { allies: winner === 'allies' ? 9 : 0, axis: winner === 'axis' ? 9 : 0 },
  orders: 10,
  fates: [{ id: 'hood', side: 'allies', isCrippled: false, hull: 10, points: 20, ...hood }],
  gunfire: { hits: { ...noHits(), axis: { heavy: 2, medium: 1, light: 0 } }, minutes: 20 },
});

describe('what games came to', () => {
  test('wins, margins, and the share of a hull: all of it when she sank', () => {
    const tally = newTally();
    tally.add(game('allies', { isLost: false, hullLost: 5 }));
    tally.add(game('axis', { isLost: true, hullLost: 7 }));
    tally.add(game(null));
    expect(tally.totals()).toMatchObject({
      ...{ games: 3, unfinished: 1, wins: { allies: 1, axis: 1, draw: 0 } },
      ships: { hood: { side: 'allies', sunk: 1, meanHullLost: 4, hullShare: 0.5 } },
      sunk: { allies: [2, 1], axis: [3] },
      hitsAnHour: { allies: { heavy: 0 }, axis: { heavy: 6, medium: 3, light: 0 } },
      margins: [
        [-9, 1],
        [0, 1],
        [9, 1],
      ],
    });
  });
});

describe('two columns with common seeds', () => {
  test('the difference is that of each pair of games', () => {
    const comparison = newComparison();
    comparison.add(game('allies'), game('axis', { isLost: true, hullLost: 10 }));
    comparison.add(game('allies'), game('allies'));
    const { wins, victoryPoints, ships } = comparison.differences();
    expect([wins.allies.mean, wins.axis.mean, victoryPoints.allies.mean]).toEqual([
      -0.5, 0.5, -4.5,
    ]);
    expect(ships.hood?.sunk.mean).toBe(0.5);
    expect(ships.hood?.hullShare?.mean).toBe(0.5);
  });

  test('a clear difference is soon sure, either way; none takes longer; few games are never sure', () => {
    const verdictAfter = (games: number, left: 'allies' | 'axis', right: 'allies' | 'axis') => {
      const comparison = newComparison();
      for (let n = 0; n < games; n++) comparison.add(game(left), game(right));
      return comparison.verdict();
    };
    expect(verdictAfter(7, 'allies', 'axis')).toBeNull();
    expect(verdictAfter(40, 'allies', 'axis')).toBe('fewer');
    expect(verdictAfter(40, 'axis', 'allies')).toBe('more');
    expect(verdictAfter(300, 'axis', 'axis')).toBe('alike');
  });

  test('an interval narrows with the games, and is never without width', () => {
    const values = (n: number, value: (i: number) => number) =>
      Array.from({ length: n }, (_, i) => value(i)).reduce(withValue, NO_SUMS);
    const width = (n: number) => {
      const { low, high } = differenceOf(values(n, () => 0));
      return high - low;
    };
    expect(width(400)).toBeLessThan(width(10) / 5);
    expect(width(400)).toBeGreaterThan(0);
    // By hand: values 1 and 3, mean 2, standard error 1.
    const { mean, low, high } = estimateOf(values(2, (i) => 1 + 2 * i));
    expect([mean, low, high]).toEqual([2, 2 - 1.96, 2 + 1.96]);
  });
});

test('a column is played alike wherever it is played, from plain data', () => {
  const { system, scenario, options } = shippedScenario('denmark-strait');
  const column: Column = {
    ...{ system, scenario, options, seed: 'x' },
    bots: { allies: 'commander', axis: 'commander' },
    thinking: { nodes: USUAL_NODES },
  };
  const sent = JSON.parse(JSON.stringify(column)) as Column;
  const played = playColumn(column, 3);
  expect(playColumn(sent, 3)).toEqual(played);
  expect(played.fates.map(({ id }) => id)).toContain('hood');
  const out = changeScenario(shippedScenario('denmark-strait'), { without: ['hood'] }, registry);
  if (!out.ok) throw new Error('Hood stays');
  const without = playColumn({ ...column, scenario: out.value.scenario }, 3);
  expect(without.fates.map(({ id }) => id)).not.toContain('hood');
});

test('the hull of a side is the mean of its ships; where one is not measured, none is told', () => {
  const ship = { sunk: 0, crippled: 0, meanHullLost: 0 };
  const ships = {
    hood: { ...ship, side: 'allies' as const, hullShare: 1 },
    norfolk: { ...ship, side: 'allies' as const, hullShare: 0.5 },
    bismarck: { ...ship, side: 'axis' as const, hullShare: null },
  };
  expect(sideHullShare({ ships }, 'allies')).toBe(0.75);
  expect(sideHullShare({ ships }, 'axis')).toBeNull();
});
