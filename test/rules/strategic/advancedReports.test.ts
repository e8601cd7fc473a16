import { expect, test } from 'vitest';
import { type Axial, distance } from '../../../src/hex';
import { scriptedDice } from '../../../src/rules/core';
import {
  makeReport,
  type Report,
  type TrueShip,
  type Truth,
} from '../../../src/rules/strategic/advanced/reports';
import {
  FALSE_TYPES,
  MISTAKEN_FOR,
  type Quality,
} from '../../../src/rules/strategic/tables/contactReports';
import type { ShipType } from '../../../src/rules/strategic/tables/kinds';
import { diceBy } from './advancedScene';
import { tableAfter } from './ledger';

const ship = (type: ShipType, size: TrueShip['size'] = 'medium'): TrueShip => ({
  ...{ type, size, class: `class-${type}`, state: 'none' },
});
const AT: Axial = { q: 5, r: 2 };
const truth = (of: readonly TrueShip[], given: Partial<Truth> = {}): Truth => ({
  ...{ hex: AT, ships: of, course: 2, isPossible: () => true },
  ...given,
});

/** A report with exactly these dice. */
function reported(quality: Quality, what: Truth, dice: readonly number[]): Report {
  const script = scriptedDice(dice);
  const report = makeReport(quality, what, script);
  expect(script.left()).toBe(0);
  return report;
}

const FOUR = truth([ship('CV', 'large'), ship('CA'), ship('DD', 'small'), ship('TR')]);

test('[ST-11.3, ST-11.17] False: a wild number, one or two hexes off, one type for all, told as Fair', () => {
  const report = reported('false', FOUR, [6, 1, 3, 1]);
  expect(report).toEqual({
    ...{ quality: 'fair', hex: { q: 5, r: 1 }, count: 8 },
    types: { kind: 'types', types: Array(8).fill('CV') },
  });
  expect(reported('false', FOUR, [3, 4, 4, 1]).hex).toEqual({ q: 5, r: 4 });
  const taken = FALSE_TYPES.map((_, index) => reported('false', FOUR, [1, 1, 1, index + 1]).types);
  expect(taken.map((it) => it.kind === 'types' && it.types[0])).toEqual([
    ...['CV', 'BB', 'CA', 'CA', 'DD', 'TR'],
  ]);
});

test('[ST-11.3] False and Poor: every direction, and how far', () => {
  const off = [1, 2, 3, 4, 5, 6].map((die) => reported('false', FOUR, [3, die, 1, 1]).hex);
  expect(off.map((hex) => distance(hex, AT))).toEqual(Array(6).fill(1));
  expect(new Set(off.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
  const hexes = [1, 2, 3, 4, 5, 6].map((die) =>
    distance(reported('false', FOUR, [3, 2, die, 1]).hex, AT),
  );
  expect(hexes).toEqual([1, 1, 1, 2, 2, 2]);
  const poor = (die: number) => reported('poor', FOUR, die <= 2 ? [3, die, 5] : [3, die]).hex;
  expect([1, 2, 3, 6].map((die) => distance(poor(die), AT))).toEqual([1, 1, 0, 0]);
  expect(poor(1)).toEqual({ q: 4, r: 3 });
});

test('[ST-11.3, ST-11.17] Poor: a wild number and no types', () => {
  expect(reported('poor', FOUR, [1, 3])).toEqual({
    ...{ quality: 'poor', hex: AT, count: 2, types: { kind: 'none' } },
  });
});

test('[ST-11.3, ST-11.8] Vague: two groups, each ship in the wrong one on a 1', () => {
  const groups = (dice: number[]) => reported('vague', FOUR, [3, ...dice]).types;
  expect(groups([2, 3, 4, 6])).toEqual({ kind: 'groups', large: 3, small: 1 });
  expect(groups([1, 2, 2, 2])).toEqual({ kind: 'groups', large: 2, small: 2 });
  expect(groups([2, 2, 1, 2])).toEqual({ kind: 'groups', large: 4, small: 0 });
});

test('[ST-11.3, ST-11.9] Fair: each ship is mistaken on 1 or 2; Good: on a 1', () => {
  const types = (quality: Quality, dice: number[]) => {
    const report = reported(quality, FOUR, [3, ...dice]).types;
    return report.kind === 'types' && report.types.join();
  };
  expect(types('fair', [3, 3, 3, 3])).toBe('CV,CA,DD,TR');
  expect(types('fair', [2, 4, 1, 1, 3, 3])).toBe('BB,DD,TR,AO');
  expect(types('good', [2, 2, 2, 2])).toBe('CV,CA,DD,TR');
  expect(types('good', [1, 1, 2, 2, 2])).toBe('BB,CA,DD,TR');
});

test('[ST-11.9] every type for which a ship can be mistaken', () => {
  for (const [type, taken] of Object.entries(MISTAKEN_FOR))
    for (const [die, as] of [
      [1, taken[0]],
      [3, taken[0]],
      [4, taken[1]],
      [6, taken[1]],
    ] as const) {
      const { types } = reported('fair', truth([ship(type as ShipType)]), [3, 1, die]);
      expect(types).toEqual({ kind: 'types', types: [as] });
    }
});

test('[ST-11.3, ST-11.17] Accurate and Complete need no die: all types, or classes, states and course', () => {
  expect(reported('accurate', FOUR, [])).toEqual({
    ...{ quality: 'accurate', hex: AT, count: 4 },
    types: { kind: 'types', types: ['CV', 'CA', 'DD', 'TR'] },
  });
  const hurt = truth([ship('DD'), { ...ship('CV'), state: 'heavy' }], { course: null });
  expect(reported('complete', hurt, [])).toEqual({
    ...{ quality: 'complete', hex: AT, count: 2 },
    types: {
      kind: 'classes',
      course: null,
      ships: [
        { type: 'CV', class: 'class-CV', state: 'heavy' },
        { type: 'DD', class: 'class-DD', state: 'none' },
      ],
    },
  });
});

test('[ST-11.4, ST-11.5] the number by every die of every quality', () => {
  const HEADS: Readonly<Record<string, Quality>> = {
    Wild: 'poor',
    Rough: 'fair',
    Close: 'good',
    Exact: 'accurate',
  };
  const eight = truth(Array.from({ length: 8 }, () => ship('CA')));
  const NUMBERS: Readonly<Record<string, number>> = {
    ...{
      'n × ½': 4,
      'n − n/4': 6,
      'n − 1': 7,
      n: 8,
      'n + 1': 9,
      'n + n/4': 10,
      'n × 1½': 12,
      'n × 2': 16,
    },
  };
  for (const row of tableAfter('ST-11.4'))
    for (const [head, quality] of Object.entries(HEADS)) {
      const dice = diceBy((reason) => (reason === 'shipCount' ? Number(row['1d6']) : 6));
      const { count } = makeReport(quality, eight, dice);
      expect(count, `${head} ${row['1d6']}`).toBe(NUMBERS[row[head] as string]);
    }
});

test('[ST-11.6, ST-11.17] fewer ships: some, drawn at random between hex and types, are left out', () => {
  // Four ships, three reported: the second is left out, then each of the three is looked at.
  const { types } = reported('good', FOUR, [1, 1, 2, 2, 2]);
  expect(types).toEqual({ kind: 'types', types: ['CV', 'DD', 'TR'] });
});

test('[ST-11.7] more ships: each extra one repeats a ship drawn at random', () => {
  const { types, count } = reported('good', FOUR, [6, 2, 2, 2, 2, 2, 2]);
  expect(count).toBe(5);
  expect(types).toEqual({ kind: 'types', types: ['CV', 'CA', 'DD', 'DD', 'TR'] });
  const twice = reported('vague', truth([ship('CV', 'large')]), [6, 0, 6, 6]);
  expect(twice.types).toEqual({ kind: 'groups', large: 2, small: 0 });
});

test('[ST-11.15] a hex off the map, or on land, becomes the true one', () => {
  const cornered = truth([ship('CA')], { isPossible: ({ r }) => r >= 2 });
  expect(reported('poor', cornered, [3, 1, 1]).hex).toEqual(AT);
  expect(reported('poor', cornered, [3, 1, 4]).hex).toEqual({ q: 5, r: 3 });
});
