import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import {
  fight,
  initiativeTotal,
  killChance,
  mostEngaged,
  type Squad,
} from '../../../src/rules/seekrieg/air/combat';
import { shared, takeLosses } from '../../../src/rules/seekrieg/air/numbers';
import { levelDelay } from '../../../src/rules/seekrieg/air/vectoring';
import { cardOf } from '../../../src/rules/seekrieg/ratings/aircraftCards';
import { chances } from '../../../src/rules/seekrieg/tables/chances';

const squad = (type: string, count: number, changed: Partial<Squad> = {}): Squad => {
  const { attack, defense } = cardOf(type);
  return { attack, defense, count, hasAmmunition: true, isFresh: false, ...changed };
};

const fought = (a: Squad[], b: Squad[], ...rolls: number[]) => {
  const dice = scriptedDice(rolls);
  const { lostA, lostB } = fight(a, b, { dice, table: chances });
  return { lostA, lostB, left: dice.left() };
};

describe('air combat', () => {
  test('[SK-22.1, SK-EX54] the digits of the roll and the fighters', () => {
    expect(initiativeTotal(46, 8)).toBe(18);
    expect(initiativeTotal(70, 0)).toBe(17);
  });

  test('[SK-22.5, SK-22.6, SK-22.12, SK-EX42] fighters hold twice their number', () => {
    expect(mostEngaged(4)).toBe(8);
    expect(mostEngaged(2)).toBe(4);
  });

  test('[SK-22.9, SK-22.13, SK-EX44] attack over defense, to the nearest column; two more when fresh', () => {
    expect(killChance(22, 52, false)).toBe(0.4);
    expect(killChance(10, 44, false)).toBe(0.25);
    expect(killChance(35, 100, false)).toBe(0.35);
    expect(killChance(35, 100, true)).toBeCloseTo(0.45);
    expect(killChance(99, 100, true)).toBe(0.95);
  });

  test('[SK-22.10, SK-22.11, SK-EX43] 12 Zekes and 8 Wildcats: 8 chances each, losses at once', () => {
    const zekes = [squad('a6m2', 12)];
    const wildcats = [squad('f4f-3', 8)];
    expect(fought(zekes, wildcats, 62, 8)).toEqual({ lostA: [4], lostB: [3], left: 0 });
    expect(fought(zekes, wildcats, 1, 1)).toMatchObject({ lostA: [5], lostB: [7] });
  });

  test('[SK-22.14, SK-22.20] attack aircraft shoot back, unless they are out of ammunition', () => {
    const fighters = [squad('f4f-3', 4)];
    expect(fought(fighters, [squad('d3a1', 8)], 100, 1)).toMatchObject({ lostA: [2] });
    const empty = [squad('d3a1', 8, { hasAmmunition: false })];
    expect(fought(fighters, empty, 100)).toEqual({ lostA: [0], lostB: [0], left: 0 });
  });

  test('[SK-22.15] each type fights its share of the others', () => {
    const fighters = [squad('f4f-3', 6)];
    const mixed = [squad('d3a1', 8), squad('b5n2', 4)];
    // Four against the eight, two against the four; a roll each way for either pair.
    expect(fought(fighters, mixed, 1, 100, 1, 100)).toMatchObject({ lostA: [0], left: 0 });
    expect(fought(fighters, mixed, 1, 100, 100, 100)).toMatchObject({ lostB: [3, 0] });
    expect(fought(fighters, mixed, 100, 100, 1, 100)).toMatchObject({ lostB: [0, 2] });
  });

  test('[SK-22.16] losses fall in proportion, remainders on the most numerous', () => {
    expect(shared(6, [8, 4])).toEqual([4, 2]);
    expect(shared(5, [9, 9, 3])).toEqual([2, 2, 1]);
    expect(shared(3, [0, 0])).toEqual([0, 0]);
    const rows = [{ count: 10 }, { count: 5 }, { count: 1 }];
    takeLosses(rows, 4);
    expect(rows.map(({ count }) => count)).toEqual([7, 4, 1]);
    takeLosses(rows, 40);
    expect(rows.map(({ count }) => count)).toEqual([0, 0, 0]);
  });

  test('[SK-22.21, SK-22.23, SK-22.25] a dive of three levels costs a turn, each level of climb one', () => {
    expect(levelDelay('H', 'S')).toBe(1);
    expect(levelDelay('H', 'L')).toBe(0);
    expect(levelDelay('V', 'S')).toBe(1);
    expect(levelDelay('M', 'H')).toBe(1);
    expect(levelDelay('S', 'V')).toBe(4);
    expect(levelDelay('M', 'M')).toBe(0);
  });
});
