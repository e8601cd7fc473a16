import { expect, test } from 'vitest';
import { distance, flatBearing } from '../../../src/hex';
import { maxSteps } from '../../../src/rules/seekrieg/movement/limits';
import { hexesToMove, stepsAfter } from '../../../src/rules/seekrieg/movement/walk';
import { battleOf, logOf, shipIn } from './fleet';
import { at, give, turn } from './playing';
import { cellsOf, tableOf, tablesOf } from './printed';

/** `3 1/4` */
const hexesIn = (text: string): number =>
  text
    .split(' ')
    .map((part) => part.split('/').map(Number))
    .reduce((sum, [whole = 0, of = 1]) => sum + whole / of, 0);

test('[SK-27.1] CHART A1: knots / 8 hexes a turn, in every cell', () => {
  const cells = cellsOf(tablesOf('SK-27.1'));
  expect(cells).toHaveLength(20);
  const battle = battleOf({ allies: { ship: { sheet: { speedKnots: 40 } } } });
  const ship = shipIn(battle, 'ship');
  for (const { column, text } of cells) {
    const plot = { knots: Number(column), way: 'ahead' as const, turns: [], isEvading: false };
    const { hexes, carry } = hexesToMove(ship, plot);
    expect(hexes + carry / 32, `${column} knots`).toBe(hexesIn(text));
  }
});

test('[SK-30.14] CHART T3: the sines to three decimals', () => {
  const cells = cellsOf(tablesOf('SK-30.14'));
  expect(cells).toHaveLength(18);
  for (const { column, text } of cells)
    expect(Math.sin((Number(column) * Math.PI) / 180).toFixed(3)).toBe(text);
});

test.each([
  [28, [3, 4, 3, 4], [16, 0, 16, 0]],
  [21, [2, 3, 2, 3], [20, 8, 28, 16]],
])('[SK-36.4] %i knots from carry 0 move %j hexes', (knots, hexes, carries) => {
  const battle = battleOf({ allies: { ship: { speedKnots: knots } } });
  for (const [i, count] of hexes.entries()) {
    const before = shipIn(battle, 'ship').hex;
    turn(battle);
    expect(distance(before, shipIn(battle, 'ship').hex)).toBe(count);
    expect(logOf(battle, 'ship').carry).toBe(carries[i]);
  }
});

test.each([
  [50, [3, 3, 3]],
  [300, [2, 2, 2]],
  [1376, [1, 2, 1, 2]],
])('[SK-36.5] a ship of %i DP makes %j hex sides', (dp, sides) => {
  const battle = battleOf({ allies: { ship: { sheet: { dp } } } });
  for (const most of sides) {
    expect(maxSteps(battle.state, shipIn(battle, 'ship'))).toBe(most);
    turn(give(battle, 'allies', `turns ship ${'P'.repeat(most)}`));
  }
});

test('[SK-36.6] from (0, 0) to (3, -5): 5 hexes, bearing 36.6 degrees', () => {
  expect(distance(at(0, 0), at(3, -5))).toBe(5);
  expect(flatBearing(at(0, 0), at(3, -5))).toBeCloseTo(36.6, 1);
});

test('[SK-36.7] five hexes in three steps are parts of 2, 1, 1, 1', () => {
  expect(stepsAfter(5, 3)).toEqual([2, 3, 4]);
});

test('the tables of the checks are read', () => {
  expect(tableOf('SK-36.2').length).toBeGreaterThan(40);
});
