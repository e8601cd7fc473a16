import {
  type BattleTables,
  ratedSheet,
  type ShipFigures,
  STANDARD_TABLES,
} from '../../../src/rules/battle';
import { sheetLine } from '../../../src/rules/battle/common/ratings';
import type { RatingTableId, TableCase } from './tableCases';

/** A 12-inch and an 8-inch battery, tubes, a belt of 4 inches. */
export const FIGURES: ShipFigures = {
  name: 'Test',
  classId: 'test',
  type: 'CA',
  nation: 'Nowhere',
  standardTons: 10_000,
  speedKnots: 28,
  beltInches: 4,
  deckInches: 3,
  batteries: [
    { caliberInches: 12, guns: 4, onBroadside: 4, turretFaceInches: 4 },
    { caliberInches: 4, guns: 8, onBroadside: 4, turretFaceInches: 0 },
  ],
  heavyAaGuns: 8,
  lightAaBarrels: 10,
  torpedoes: { onBroadside: 3, kind: 'other' },
};

const rated = (tables: BattleTables): string => sheetLine(ratedSheet(FIGURES, [], {}, tables));

/** Changes of tables by which sheets are made. */
export const RATING_CASES: { readonly [Id in RatingTableId]: TableCase<Id> } = {
  hullRating: {
    change: { divisor: 2 },
    effect: rated,
    effects: [
      'CA | 2 | 7 L | 2 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 13 L | 2 L | - | 1 N | 3 | 1 other',
    ],
  },
  gunRating: {
    change: {
      calibers: {
        ...STANDARD_TABLES.gunRating.calibers,
        primary: { fromInches: 10.5, counts: 'all', factor: 1, divisorInches: null },
      },
    },
    effect: rated,
    effects: [
      'CA | 2 | 7 L | 2 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 7 L | 4 L | - | 1 N | 3 | 1 other',
    ],
  },
  aaRating: {
    change: { heavyGun: 1 },
    effect: rated,
    effects: [
      'CA | 2 | 7 L | 2 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 7 L | 2 L | - | 1 N | 8 | 1 other',
    ],
  },
  torpedoRating: {
    change: { tubesPerFactor: 1 },
    effect: rated,
    effects: [
      'CA | 2 | 7 L | 2 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 7 L | 2 L | - | 1 N | 3 | 3 other',
    ],
  },
  armorRating: {
    change: { heavyFromInches: 4, immuneDeckInches: 3 },
    effect: rated,
    effects: [
      'CA | 2 | 7 L | 2 L | - | 1 N | 3 | 1 other',
      'CA | 2 | 7 H immune | 2 H | - | 1 N | 3 | 1 other',
    ],
  },
  speedRating: {
    change: { fromKnots: { '2+': 27, '2': 24, '1': 16 } },
    effect: rated,
    effects: [
      'CA | 2 | 7 L | 2 L | - | 1 N | 3 | 1 other',
      'CA | 2+ | 7 L | 2 L | - | 1 N | 3 | 1 other',
    ],
  },
};
