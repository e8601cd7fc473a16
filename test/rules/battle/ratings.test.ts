import { describe, expect, test } from 'vitest';
import { shipPoints } from '../../../src/rules/battle/common/points';
import {
  aaBoxes,
  armorOf,
  caliberOf,
  gunBoxes,
  hullBoxes,
  ratedSheet,
  speedClassOf,
  torpedoFactors,
} from '../../../src/rules/battle/common/ratings';
import type { ShipType } from '../../../src/rules/battle/model/sheet';
import { STANDARD_TABLES } from '../../../src/rules/battle/tables/standard';
import { battery, figures } from './shipFigures';

describe('hull boxes', () => {
  test.each([
    [450, 'DD', 2],
    [1340, 'DD', 4],
    [2050, 'DD', 4],
    [6700, 'CL', 6],
    [9950, 'CA', 7],
    [12_340, 'CA', 8],
    [14_050, 'CA', 8],
    [31_300, 'BB', 11],
    [36_700, 'BB', 12],
    [41_700, 'BB', 12],
    [64_000, 'BB', 14],
    [25_000, 'CV', 8],
    [8000, 'large-transport', 2],
    [100, 'TB', 1],
  ] satisfies [number, ShipType, number][])('[BT-16.1] %d tons of %s: %d', (tons, type, boxes) => {
    expect(hullBoxes(tons, type)).toBe(boxes);
  });

  test('[BT-16.1] escort carriers and seaplane carriers are carriers, merchant cruisers merchants', () => {
    expect((['CV', 'CVL', 'CVE', 'CVS'] as const).map((it) => hullBoxes(25_000, it))).toEqual([
      8, 8, 8, 8,
    ]);
    expect((['AMC', 'small-transport'] as const).map((it) => hullBoxes(8000, it))).toEqual([2, 2]);
  });
});

test.each([
  [8, 15, 6],
  [9, 16, 7],
  [9, 18.1, 8],
  [9, 15, 7],
  [9, 11, 5],
  [6, 11, 3],
  [12, 14, 8],
  [10, 14, 7],
  [8, 14, 6],
])('[BT-16.2] %d guns of %d in: %d primary boxes', (guns, caliber, boxes) => {
  expect(gunBoxes('primary', [battery(guns, caliber)])).toBe(boxes);
});

test('[BT-16.2] primary guns count whether they bear on the broadside or not', () => {
  expect(gunBoxes('primary', [battery(8, 12, 0, 6)])).toBe(5);
});

test.each([
  [8, 8, 3],
  [9, 8, 3],
  [10, 8, 3],
  [12, 6, 3],
  [8, 6, 2],
  [6, 6, 1],
  [15, 6, 4],
  [6, 8, 2],
  [6, 5.9, 1],
  [4, 5.9, 1],
])('[BT-16.3] %d guns of %d in on the broadside: %d secondary boxes', (guns, caliber, boxes) => {
  expect(gunBoxes('secondary', [battery(guns * 2, caliber, 0, guns)])).toBe(boxes);
});

test('[BT-16.3] batteries of one row are added before the rounding', () => {
  expect(gunBoxes('secondary', [battery(8, 5.9, 5.5, 4), battery(4, 5.9, 0, 3)])).toBe(2);
});

test.each([
  [10, 2],
  [8, 2],
  [6, 1],
  [4, 1],
  [2, 1],
  [1, 1],
])('[BT-16.4] %d guns on the broadside: %d tertiary boxes, at least one', (guns, boxes) => {
  expect(gunBoxes('tertiary', [battery(guns * 2, 4, 0, guns)])).toBe(boxes);
});

test.each([
  [16, 28, 6],
  [8, 12, 3],
  [0, 1, 1],
  [1, 0, 1],
  [0, 0, 0],
])('[BT-16.4] %d heavy AA guns and %d light barrels: %d AA boxes', (heavy, light, boxes) => {
  expect(aaBoxes(heavy, light)).toBe(boxes);
});

test('[BT-16.4] dual-purpose guns count as tertiary and as AA', () => {
  const { rows } = ratedSheet(
    figures({ batteries: [battery(16, 5.25, 1.5, 8)], heavyAaGuns: 16, lightAaBarrels: 32 }),
  );
  expect([rows.tertiary.length, rows.aa.length]).toEqual([2, 6]);
});

test.each([
  [10, 3],
  [9, 3],
  [8, 3],
  [6, 2],
  [3, 1],
  [1, 1],
  [0, 0],
])('[BT-16.5] %d tubes on the broadside: %d torpedo factors', (tubes, factors) => {
  expect(torpedoFactors(tubes)).toBe(factors);
});

test.each([
  [18.1, 'primary'],
  [10.5, 'primary'],
  [10.4, 'secondary'],
  [5.3, 'secondary'],
  [5.25, 'tertiary'],
  [2.9, 'tertiary'],
  [1.57, undefined],
] as const)('[BT-16.2, BT-16.3, BT-16.4] a gun of %d in is %s', (inches, caliber) => {
  expect(caliberOf(inches)).toBe(caliber);
});

test.each([
  [12, 'heavy'],
  [10, 'heavy'],
  [9.9, 'light'],
  [2.5, 'light'],
  [2.4, 'none'],
] as const)('[BT-16.6] %d in of armor is %s', (inches, armor) => {
  expect(armorOf(inches)).toBe(armor);
});

test.each([
  [31.5, '2+'],
  [31.4, '2'],
  [24, '2'],
  [23.9, '1'],
  [16, '1'],
  [15.9, '1 slow'],
] as const)('[BT-16.6] %d knots are speed class %s', (knots, speed) => {
  expect(speedClassOf(knots)).toBe(speed);
});

test('[BT-16.6] belt for hull, turret face for guns, a deck of five inches for plunging fire', () => {
  const sheet = ratedSheet(
    figures({ beltInches: 12, deckInches: 5, batteries: [battery(8, 15, 9.8), battery(6, 6, 4)] }),
  );
  expect(new Set(sheet.rows.hull)).toEqual(new Set(['heavy']));
  expect(sheet.rows.primary[0]).toBe('light');
  expect(sheet.rows.secondary[0]).toBe('light');
  expect(sheet.immuneHullBoxes).toBe(sheet.rows.hull.length);
  expect(ratedSheet(figures({ deckInches: 4.9 })).immuneHullBoxes).toBe(0);
});

test('[BT-16.6] the turrets that are worth most give a row its armor', () => {
  const { rows } = ratedSheet(
    figures({ batteries: [battery(4, 5.9, 0, 2), battery(12, 5.9, 5.5, 6)] }),
  );
  expect(rows.secondary).toEqual(['light', 'light']);
});

test.each([
  ['CA', [], 5, 10],
  ['BB', [], 5, 15],
  ['CV', [], 4, 12],
  ['large-transport', ['cargo'], 2, 4],
  ['large-transport', [], 2, 2],
] as const)('[BT-16.7] %s %j of %d boxes: %d points', (type, traits, boxes, points) => {
  const sheet = ratedSheet(figures({ type }), traits, { boxes: { hull: boxes } });
  expect(shipPoints(sheet, STANDARD_TABLES)).toBe(points);
});

test('[BT-16.8] halves are rounded up', () => {
  expect(gunBoxes('primary', [battery(10, 11)])).toBe(6);
  expect(aaBoxes(5, 0)).toBe(2);
});
