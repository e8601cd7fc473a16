import { expect, test } from 'vitest';
import { anyHit, foldedSpreads, spreadsIn } from '../../../src/ui/systems/seekrieg/fire/spreads';

const shot = (mount: number, target: string, setting = 'middle') =>
  ({
    kind: 'torpedoes',
    ship: 'nachi',
    mount,
    count: 4,
    target,
    setting,
    pistol: 'contact',
  }) as const;

const odds = (target: string, chance: number | null, arrivesOnTurn = 9) =>
  ({ target, chance, count: 4, arrivesOnTurn }) as never;

test('[SK-17.1] mounts that aim at the same with the same setting are one spread', () => {
  const shots = [shot(0, 'java'), shot(1, 'java'), shot(1, 'java', 'slow'), shot(1, 'exeter')];
  const spreads = spreadsIn(shots as never).map((orders) => orders.map(({ mount }) => mount));
  expect(spreads).toEqual([[0, 1], [1], [1]]);
});

test('[SK-17.18] a spread hits unless each torpedo misses; of a marker nothing is known', () => {
  expect(anyHit([odds('java', 10)])).toBeCloseTo(1 - 0.9 ** 4);
  expect(anyHit([odds('java', 10), odds('java', 10)])).toBeCloseTo(1 - 0.9 ** 8);
  expect(anyHit([odds('java', 10), odds('java', null)])).toBeNull();
});

test('[SK-17.18] the best way at each of five targets is shown, and of two as good the faster', () => {
  const way = (target: string, setting: string, chance: number, turn: number) => ({
    orders: [shot(0, target, setting)] as never,
    odds: [odds(target, chance, turn)],
  });
  const slow = way('java', 'slow', 4, 12);
  const fast = way('java', 'middle', 4, 9);
  const rest = [1, 2, 3, 5, 6].map((chance) => way(`ship ${chance}`, 'middle', chance, 9));
  const { best, others } = foldedSpreads([slow, fast, ...rest]);
  expect(best).toEqual([rest[4], rest[3], fast, rest[2], rest[1]]);
  expect(others).toEqual([slow, rest[0]]);
});
