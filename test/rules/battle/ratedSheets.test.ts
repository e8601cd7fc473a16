import { expect, test } from 'vitest';
import { ratedSheet, sheetLine } from '../../../src/rules/battle/common/ratings';
import { battery, figures } from './shipFigures';

test('[BT-16.9] any figure of a sheet can be overridden', () => {
  const sheet = ratedSheet(
    figures({ batteries: [battery(10, 14, 12.75)], torpedoes: { onBroadside: 3, kind: 'other' } }),
    ['excellentGunnery'],
    {
      speed: '1',
      boxes: { primary: 5, aa: 2 },
      armor: { primary: 'light', hull: 'heavy' },
      immuneHullBoxes: 2,
      torpedoFactors: 0,
    },
  );
  expect(sheetLine(sheet)).toBe('CA | 1 | 7 H immune | 5 L | - | - | 2 | -');
  expect(sheet.immuneHullBoxes).toBe(2);
  expect(sheet.traits).toEqual(['excellentGunnery']);
});

/** Whole sheets from figures written out by hand, some earlier than the days of the table. */
test.each([
  [
    'BB | 2 | 14 H immune | 8 H | 2 N | 1 N | 5 | -',
    figures({
      name: 'Yamato',
      type: 'BB',
      standardTons: 62_315,
      speedKnots: 27,
      beltInches: 16.1,
      deckInches: 7.9,
      batteries: [battery(9, 18.1, 25.6), battery(12, 6.1, 1, 9), battery(12, 5, 0, 6)],
      heavyAaGuns: 12,
      lightAaBarrels: 28,
    }),
  ],
  [
    'CA | 2+ | 7 L | - | 3 N | 1 N | 2 | 3 long-lance',
    figures({
      name: 'Takao',
      standardTons: 9850,
      speedKnots: 35.5,
      beltInches: 4,
      batteries: [battery(10, 8, 1), battery(4, 4.7, 0, 2)],
      heavyAaGuns: 4,
      lightAaBarrels: 12,
      torpedoes: { onBroadside: 8, kind: 'long-lance' },
    }),
  ],
  [
    'CA | 2+ | 7 L | - | 3 L | 1 N | 3 | -',
    figures({
      name: 'New Orleans',
      standardTons: 10_136,
      speedKnots: 32.7,
      beltInches: 5,
      batteries: [battery(9, 8, 8), battery(8, 5, 0, 4)],
      heavyAaGuns: 8,
      lightAaBarrels: 8,
    }),
  ],
  [
    'DD | 2+ | 4 N | - | - | 1 N | 2 | 3 us',
    figures({
      name: 'Fletcher',
      type: 'DD',
      standardTons: 2050,
      speedKnots: 38,
      beltInches: 0,
      batteries: [battery(5, 5)],
      heavyAaGuns: 5,
      lightAaBarrels: 10,
      torpedoes: { onBroadside: 10, kind: 'us' },
    }),
  ],
  [
    'DD | 2+ | 4 N | - | - | 1 N | 1 | 3 japanese',
    figures({
      name: 'Fubuki',
      type: 'DD',
      standardTons: 1750,
      speedKnots: 38,
      beltInches: 0,
      batteries: [battery(6, 5)],
      lightAaBarrels: 4,
      torpedoes: { onBroadside: 9, kind: 'japanese' },
    }),
  ],
  [
    'large-transport | 1 slow | 2 N | - | - | 1 N | 1 | -',
    figures({
      type: 'large-transport',
      standardTons: 8000,
      speedKnots: 12,
      beltInches: 0,
      batteries: [battery(1, 4)],
      lightAaBarrels: 2,
    }),
  ],
])('[BT-16.9] %s', (line, ship) => {
  expect(sheetLine(ratedSheet(ship))).toBe(line);
});
