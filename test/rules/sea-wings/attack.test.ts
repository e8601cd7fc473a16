import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import {
  type Attack,
  attackChances,
  isWeak,
  rollAttack,
} from '../../../src/rules/sea-wings/combat/attack/attack';
import { meanOf } from '../../../src/rules/sea-wings/combat/dice/chances';

const attack = (changed: Partial<Attack> = {}): Attack => ({
  ...{ factors: 1, hitNumber: 3, size: 5, penetration: 3, armor: -1, warhead: 'torpedo' },
  ...changed,
});

const rolled = (changed: Partial<Attack>, faces: readonly number[]) => {
  const dice = scriptedDice(faces);
  const { rolls, ...result } = rollAttack(attack(changed), dice);
  expect(dice.left()).toBe(0);
  return { ...result, reasons: rolls.map(({ reason }) => reason) };
};

describe('an attack', () => {
  test('[WG-EX6, WG-12.2, WG-12.3, WG-12.5, WG-12.6] two Kates with torpedoes at the Enterprise', () => {
    expect(rolled({ factors: 2 }, [1, 3, 2, 3, 6, 1, 5, 1, 4, 4, 6])).toEqual({
      ...{ potential: 5, actual: 4, effective: 1, isWeak: false },
      reasons: ['to-hit', 'size', 'penetration'],
    });
  });

  test('[WG-EX16] three Dauntless with 1,000 lb bombs at the Kaga', () => {
    const bombs = { factors: 3, hitNumber: 4, size: 6, penetration: 4, warhead: 'bomb' } as const;
    expect(rolled(bombs, [1, 4, 5, 1, 2, 3, 4, 5, 6])).toMatchObject({
      ...{ potential: 6, actual: 6, effective: 3 },
    });
  });

  test('[WG-EX19, WG-12.14] three Vals at Midway, by their hit number for bases', () => {
    const bombs = { factors: 3, hitNumber: 4, size: 6, armor: 0, warhead: 'bomb' } as const;
    expect(rolled(bombs, [2, 3, 6, 1, 2, 3, 3, 5, 6])).toMatchObject({
      ...{ potential: 6, actual: 6, effective: 4 },
    });
  });

  test('[WG-12.4] a hit number above 5 is 5, one below 0 makes no attack', () => {
    expect(rolled({ hitNumber: 6 }, [4, 6, 6, 6]).potential).toBe(3);
    expect(rolled({ hitNumber: -1 }, [])).toMatchObject({ potential: 0, effective: 0 });
    expect(rolled({ factors: 0 }, [])).toMatchObject({ potential: 0 });
  });

  test('[WG-12.7, WG-1.19] bombs that do not pierce are rolled against 1 and are weak', () => {
    const bomb = { hitNumber: 1, size: 6, penetration: 3, armor: -4, warhead: 'bomb' } as const;
    expect(rolled(bomb, [1, 1])).toMatchObject({ effective: 1, isWeak: true });
    expect(rolled(bomb, [1, 2])).toMatchObject({ effective: 0, isWeak: true });
    expect(isWeak({ penetration: 5, armor: -4, warhead: 'bomb' })).toBe(false);
  });

  test('[WG-12.8] torpedoes that do not pierce are rolled against 1 and have their full effect', () => {
    expect(rolled({ size: 6, armor: -4 }, [5, 1])).toMatchObject({ effective: 1, isWeak: false });
  });

  test('[WG-21.12] torpedoes that run deep lose half of the potential hits', () => {
    expect(rolled({ size: 6, isDeep: true }, [1, 1, 6]).potential).toBe(2);
  });
});

describe('chances of an attack', () => {
  test('are those of its dice', () => {
    const small = attack({ hitNumber: 2, size: 2, penetration: 3 });
    const tried = [0, 0, 0];
    const chance = (faces: number) => 6 ** -faces;
    for (const first of [1, 2, 3, 4, 5, 6]) tryAll(small, [first], tried, chance);
    for (const [count, p] of attackChances(small).entries())
      expect(tried[count]).toBeCloseTo(p, 12);
  });

  /** Every way to go on from some dice, with its chance added to the hits it scores. */
  function tryAll(
    it: Attack,
    faces: number[],
    tried: number[],
    chance: (faces: number) => number,
  ): void {
    let used = 0;
    const dice = scriptedDice([...faces, ...Array<number>(9).fill(6)]);
    const { effective, rolls } = rollAttack(it, dice);
    used = rolls.reduce((sum, { values }) => sum + values.length, 0);
    if (used > faces.length)
      for (const next of [1, 2, 3, 4, 5, 6]) tryAll(it, [...faces, next], tried, chance);
    else tried[effective] = (tried[effective] as number) + chance(faces.length);
  }

  test('[WG-21.12] of torpedoes that run deep', () => {
    expect(
      meanOf(attackChances(attack({ size: 6, penetration: 6, armor: 0, isDeep: true }))),
    ).toBeCloseTo((2 + 1 + 1 + 1 + 1 + 0) / 6, 12);
  });

  const bomb = (hitNumber: number, penetration: number, size: number, armor: number): Attack =>
    attack({ hitNumber, penetration, size, armor, warhead: 'bomb' });
  const torpedo = (hitNumber: number, penetration: number, size: number, armor: number): Attack =>
    attack({ hitNumber, penetration, size, armor });

  test.each([
    ['SBD-3, 1,000 lb, at the Kaga or Akagi', bomb(4, 4, 6, -1), 1.0],
    ['SBD-3, 1,000 lb, at the Soryu', bomb(4, 4, 5, 0), 1.11],
    ['SBD-3, 1,000 lb, at the Hiryu or Shokaku', bomb(4, 4, 5, -1), 0.83],
    ['SBD-3, 1,000 lb, at the Shoho', bomb(4, 4, 4, 0), 0.89],
    ['TBD-1 at the Shoho', torpedo(2, 3, 4, 0), 0.33],
    ['TBD-1 at the Akagi', torpedo(2, 3, 6, -1), 0.33],
    ['D3A1 at the Yorktown', bomb(4, 3, 5, -1), 0.56],
    ['B5N2, torpedo, at the Yorktown', torpedo(3, 3, 5, -1), 0.42],
    ['B5N2, torpedo, at the North Carolina', torpedo(3, 3, 6, -3), 0.25],
    ['D4Y2, 500 kg, at the Essex', bomb(3, 4, 5, -1), 0.63],
    ['SB2C-3 at the Hiyo', bomb(3, 4, 5, 0), 0.83],
    ['B-17E at the Akagi', bomb(0, 3, 6, -1), 0.06],
    ['SBD-3 at the Mogami', bomb(4, 4, 4, -1), 0.67],
    ['D3A1 at a destroyer', bomb(4, 3, 2, 0), 0.33],
  ])('[WG-31.1] %s: %#', (_name, it, hits) => {
    expect(Math.abs(meanOf(attackChances(it)) - hits)).toBeLessThan(0.006);
  });
});
