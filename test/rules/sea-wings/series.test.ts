import { describe, expect, test } from 'vitest';
import { diceFrom, scriptedDice } from '../../../src/rules/core';
import { meanOf } from '../../../src/rules/sea-wings/combat/dice/chances';
import {
  rollSeries,
  type Series,
  seriesChances,
  valueRolled,
} from '../../../src/rules/sea-wings/combat/dice/series';

const rolled = (series: Series, faces: readonly number[]) => {
  const dice = scriptedDice(faces);
  const { left, rolls } = rollSeries(series, dice);
  return {
    left,
    rolls: rolls.map(({ reason, values }) => `${reason} ${values.join(' ')}`),
    unused: dice.left(),
  };
};

/** Chances of a series by trying every combination of dice. */
function everyWay(series: Series): number[] {
  const chances: number[] = [];
  const pending: number[][] = [[]];
  for (let script = pending.pop(); script; script = pending.pop()) {
    let next = 0;
    const path = script;
    let isShort = false;
    const { left } = rollSeries(
      series,
      diceFrom(() => {
        const face = path[next++];
        if (face === undefined) isShort = true;
        return (face ?? 1) - 1;
      }),
    );
    if (isShort) for (let face = 1; face <= 6; face++) pending.push([...path, face]);
    else chances[left] = (chances[left] ?? 0) + 6 ** -path.length;
  }
  return Array.from(chances, (it) => it ?? 0);
}

describe('rolling against a value', () => {
  const ONE: Series = { count: 6, steps: [{ code: 'defense', value: 3 }] };

  test('[WG-1.14, WG-1.16] a die equal to the value or less succeeds', () => {
    expect(rolled(ONE, [1, 2, 3, 4, 5, 6]).left).toBe(3);
  });

  test('[WG-1.17] only dice that succeeded are rolled at the next step', () => {
    const series: Series = {
      count: 4,
      steps: [
        { code: 'attack', value: 5, hasExcess: true },
        { code: 'defense', value: 2 },
        { code: 'gun-and-armor', value: 3 },
      ],
    };
    expect(rolled(series, [6, 5, 1, 4, 2, 1, 3, 3, 4])).toEqual({
      left: 1,
      rolls: ['attack 6 5 1 4', 'defense 2 1 3', 'gun-and-armor 3 4'],
      unused: 0,
    });
    expect(rolled(series, [6, 6, 6, 6])).toEqual({ left: 0, rolls: ['attack 6 6 6 6'], unused: 0 });
  });

  test('[WG-1.18] a half is rounded up, less than a half down', () => {
    expect([1.5, 1.49, 7.67, 2.5].map(valueRolled)).toEqual([2, 1, 8, 3]);
  });

  test('[WG-1.19] a value is never less than 1', () => {
    expect([0.25, 0, -2].map(valueRolled)).toEqual([1, 1, 1]);
  });

  test('[WG-1.20] a value of 6 or more needs no die; its excess over 6 and over 12 is rolled against', () => {
    const flak = (value: number): Series => ({
      count: 2,
      steps: [{ code: 'flak', value, hasExcess: true }],
    });
    expect(rolled(flak(6), [])).toMatchObject({ left: 2, rolls: [] });
    expect(rolled(flak(8), [1, 4])).toEqual({ left: 3, rolls: ['flak 1 4'], unused: 0 });
    expect(rolled(flak(12), [])).toMatchObject({ left: 4 });
    expect(rolled(flak(14), [2, 3])).toEqual({ left: 5, rolls: ['flak 2 3'], unused: 0 });
    expect(rolled(flak(20), [])).toMatchObject({ left: 6 });
  });

  test('[WG-1.20] only anti-aircraft fire and attack values have an excess', () => {
    expect(rolled({ count: 2, steps: [{ code: 'size', value: 8 }] }, [])).toMatchObject({
      left: 2,
    });
  });

  test('no dice are rolled for nobody', () => {
    expect(rolled({ ...ONE, count: 0 }, [])).toEqual({ left: 0, rolls: [], unused: 0 });
  });
});

describe('chances of a series', () => {
  const SERIES: readonly Series[] = [
    { count: 3, steps: [{ code: 'attack', value: 4 }] },
    {
      count: 2,
      steps: [
        { code: 'attack', value: 8, hasExcess: true },
        { code: 'defense', value: 2 },
      ],
    },
    {
      count: 1,
      steps: [
        { code: 'flak', value: 15, hasExcess: true },
        { code: 'flak-gun', value: 3 },
      ],
    },
  ];

  test.each(SERIES)('[WG-1.17, WG-1.20] are those of its dice', (series) => {
    const exact = seriesChances(series);
    const tried = everyWay(series);
    expect(exact.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    for (const [count, p] of exact.entries()) expect(tried[count] ?? 0).toBeCloseTo(p, 12);
  });

  test('[WG-31.16] six attacks of value 5 at defense 3 and gun 2 with armor 1', () => {
    const chances = seriesChances({
      count: 6,
      steps: [
        { code: 'attack', value: 5, hasExcess: true },
        { code: 'defense', value: 3 },
        { code: 'gun-and-armor', value: 3 },
      ],
    });
    expect(meanOf(chances)).toBeCloseTo(1.25, 10);
  });
});
