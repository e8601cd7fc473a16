import { expect, test } from 'vitest';
import { SIDES } from '../../../../src/rules/core';
import { battleScenario } from '../../../game/battleScenario';
import { playAnew, playStanding, sumOf } from './decisions';

/** Clicks or keys in a whole battle of two stacks and up to four rounds. */
const BUDGET = 30;
const SEEDS = ['one', 'two', 'three', 'four'];
const GAMES = SEEDS.flatMap((seed) => SIDES.map((side) => [seed, side] as const));

test.each(GAMES)('Denmark Strait takes at most 30 decisions: battle %s as the %s', (seed, side) => {
  expect(sumOf(playStanding(battleScenario, side, seed))).toBeLessThanOrEqual(BUDGET);
});

test('without standing orders it takes twice as many', () => {
  const sum = (play: typeof playAnew) =>
    GAMES.reduce((all, [seed, side]) => all + sumOf(play(battleScenario, side, seed)), 0);
  expect(sum(playAnew)).toBeGreaterThan(2 * sum(playStanding));
});
