import { expect, test } from 'vitest';
import { morale } from '../../../src/rules/seekrieg/tables/morale';
import { radarRange } from '../../../src/rules/seekrieg/tables/radarRange';
import { clauseText } from './printed';

test('[SK-16.9, SK-16.12, SK-31.2] CHART U2', () => {
  const said = [...clauseText('SK-31.2').matchAll(/(\d+) % - (\d\d)/g)].map(
    ([, damage, chance]) => ({
      percent: Number(damage),
      chance: Number(chance),
    }),
  );
  expect(said).toHaveLength(8);
  expect(morale.steps).toEqual(said);
});

test.each([
  ['the set reaches less than its horizon', [20_000, 1000, 50_000], 20_000],
  ['a small target is held at the fourth root of its size', [36_000, 62.5, 50_000], 18_000],
  ['the horizon of radar is 1.05 times that of the eye', [40_000, 2000, 30_000], 31_500],
  ['the nearest 500 yards', [20_000, 900, 50_000], 19_500],
] as const)('[SK-27.9] CHART C3: %s', (_, [setYards, targetDp, clearYards], yards) => {
  expect(radarRange(setYards, targetDp, clearYards)).toBe(yards);
});
