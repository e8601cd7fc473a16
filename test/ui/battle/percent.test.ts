import { expect, test } from 'vitest';
import { likelyHits } from '../../../src/ui/systems/battle/desk/odds';
import { harmPercent, mean, percent } from '../../../src/words/core/chance';

test('an exact chance is told as it is', () => {
  expect([0, 0.004, 0.5, 0.997, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
});

test('an average is no zero where it is merely close to it', () => {
  expect([0, 0.001, 0.04, 1.26].map(mean)).toEqual(['0.0', '<0.01', '0.04', '1.3']);
});

test('a sample claims neither never nor always, and tells its error; what is exact has none', () => {
  const sampled = [0, 0.25, 1].map((chance) => harmPercent(chance, 0.0158));
  expect(sampled).toEqual(['<1% ± 2', '25% ± 2', '>99% ± 2']);
  expect([0, 0.25, 1].map((chance) => harmPercent(chance, 0))).toEqual(['0%', '25%', '100%']);
});

test('numbers of hits that hardly ever come up are not shown', () => {
  const shown = likelyHits([0.001, 0.2, 0.004, 0.3, 0.491, 0.003, 0.001]);
  expect(shown).toEqual([
    { count: 1, chance: 0.2 },
    { count: 2, chance: 0.004 },
    { count: 3, chance: 0.3 },
    { count: 4, chance: 0.491 },
  ]);
});
