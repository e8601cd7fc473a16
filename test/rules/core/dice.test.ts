import { describe, expect, test } from 'vitest';
import {
  countedDice,
  DIE_SIDES,
  type Die,
  drawFrom,
  orderDice,
  scriptedDice,
  seedHash,
  sumOf,
  valueOf,
} from '../../../src/rules/core';

const roll = (seed: string, order: number, count = 20) =>
  orderDice(seed, order).roll('d6', count, 'test').values;

describe('the dice of an order', () => {
  test('the same seed and order number throw the same dice', () => {
    expect(roll('seed', 7)).toEqual(roll('seed', 7));
  });

  test('orders have streams of their own: other numbers and other seeds throw others', () => {
    const streams = [0, 1, 2, 3].flatMap((order) =>
      ['a', 'b'].map((seed) => roll(seed, order).join()),
    );
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('how many dice one order throws leaves those of the next as they were', () => {
    const next = (thrown: number) => {
      orderDice('seed', 3).roll('d6', thrown, 'test');
      return roll('seed', 4);
    };
    expect(next(1)).toEqual(next(500));
  });

  test('dice thrown one by one are those thrown together', () => {
    const dice = orderDice('seed', 1);
    const single = Array.from({ length: 20 }, () => valueOf(dice.roll('d6', 1, 'test')));
    expect(single).toEqual(roll('seed', 1));
  });

  test.each(Object.keys(DIE_SIDES) as Die[])(
    'a %s shows every number from 1 to its sides, and no other',
    (die) => {
      const { values } = orderDice('sides', 1).roll(die, 3000, 'test');
      const expected = Array.from({ length: DIE_SIDES[die] }, (_, i) => i + 1);
      expect([...new Set(values)].sort((a, b) => a - b)).toEqual(expected);
    },
  );

  test('a lot draws from 0 to one less than the count', () => {
    const dice = orderDice('lots', 1);
    const drawn = Array.from({ length: 200 }, () => valueOf(dice.lot(3, 'test')));
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2]);
    expect(valueOf(dice.lot(1, 'test'))).toBe(0);
  });

  test('a roll names its die and its reason', () => {
    expect(orderDice('seed', 1).roll('d10', 2, 'hit')).toMatchObject({ die: 'd10', reason: 'hit' });
    expect(orderDice('seed', 1).lot(2, 'which')).toMatchObject({ die: 'lot', reason: 'which' });
  });

  test('the published hash of a seed is its SHA-256', () => {
    expect(seedHash('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

/** The chi-square statistic of draws against equal chances. */
function chiSquare(below: number, draws: number, key: string): number {
  const draw = drawFrom(key);
  const counts = new Array<number>(below).fill(0);
  for (let i = 0; i < draws; i++) {
    const drawn = draw(below);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  const expected = draws / below;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('fairness', () => {
  /** The value that the statistic passes by chance once in a thousand. */
  const LIMITS = [
    [2, 10.83],
    [6, 20.52],
    [10, 27.88],
    [20, 43.82],
    [100, 148.23],
    [200, 266.4],
  ] as const;
  test.each(LIMITS)(
    'of %i numbers each is as likely: chi-square stays under %f',
    (below, limit) => {
      expect(chiSquare(below, below * 1000, 'a fixed key')).toBeLessThan(limit);
    },
  );

  test('a 6 follows each number as often as another', () => {
    const draw = drawFrom('pairs');
    const counts = new Map<number, number>();
    for (let i = 0; i < 36_000; i++) {
      const pair = draw(6) * 6 + draw(6);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    const sum = [...counts.values()].reduce(
      (total, count) => total + (count - 1000) ** 2 / 1000,
      0,
    );
    expect(counts.size).toBe(36);
    expect(sum).toBeLessThan(66.62);
  });

  test('bytes that would favor low numbers are passed over', () => {
    const bytes = drawFrom('rejection');
    const raw = Array.from({ length: 4000 }, () => bytes(256));
    expect(raw.some((byte) => byte >= 200)).toBe(true);
    const drawn = drawFrom('rejection');
    const kept = raw.filter((byte) => byte < 200).map((byte) => byte % 200);
    expect(kept.map(() => drawn(200))).toEqual(kept);
  });

  test.each([0, 257, -1])('a draw below %i is a fault', (below) => {
    expect(() => drawFrom('key')(below)).toThrow('Broken invariant');
  });
});

describe('scripted and counted dice', () => {
  test('scripted dice come in their order, lots among them', () => {
    const dice = scriptedDice([3, 1, 6, 2]);
    expect(dice.roll('d6', 2, 'first').values).toEqual([3, 1]);
    expect(dice.lot(9, 'second').values).toEqual([6]);
    expect(dice.left()).toBe(1);
  });

  test('a script that runs out names what it had no die for', () => {
    const dice = scriptedDice([3]);
    expect(() => dice.roll('d6', 2, 'the second die')).toThrow('the second die');
  });

  test('counted dice count every die and every lot', () => {
    const dice = countedDice(scriptedDice([1, 2, 3, 4]));
    expect(dice.count()).toBe(0);
    expect(sumOf(dice.roll('d6', 3, 'three'))).toBe(6);
    expect(valueOf(dice.lot(5, 'one'))).toBe(4);
    expect(dice.count()).toBe(4);
  });

  test('a roll of no dice counts none', () => {
    const dice = countedDice(scriptedDice([]));
    expect(dice.roll('d6', 0, 'none').values).toEqual([]);
    expect(dice.count()).toBe(0);
  });
});
