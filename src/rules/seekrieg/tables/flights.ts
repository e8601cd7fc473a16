import type { DiceTable, Table } from '../../core';
import type { Bands } from './bands';
import type { AirSearchPeriod } from './radarSets';

/** [SK-20.20, SK-20.21] Miles that an aircraft flies in a turn of two minutes. */
const milesATurn = (knots: number): number => knots / 30;

/** [SK-20.20] Turns in the air. @param rangeMiles normal range in nautical miles */
export const flightTurns = (rangeMiles: number, cruiseKnots: number): number =>
  Math.floor(rangeMiles / milesATurn(cruiseKnots));

/** [SK-20.21, SK-31.9] CHART V3: turns that a flight of so many nautical miles takes. */
export const turnsToTarget = (miles: number, knots: number): number =>
  Math.ceil(miles / milesATurn(knots) - 1e-9);

/** Rows of CHART L1, from fair to foul; the last for night and for visibility code 5 and less as well. */
export const NAVIGATION_ROWS = ['0-2', '3', '4', '5', '6', '7'] as const;
type NavigationRow = (typeof NAVIGATION_ROWS)[number];

/** CHART L1: miles off course by a percentile roll; 50 is lost [SK-21.5]. */
export interface NavigationTable extends Table {
  rows: Readonly<Record<NavigationRow, readonly number[]>>;
}

/** [SK-29.6] Miles for each column of CHART L1. */
const MILES_A_COLUMN = 10;

/** [SK-21.2] Nautical miles off course. */
export const milesOffCourse = (table: NavigationTable, row: NavigationRow, roll: number): number =>
  MILES_A_COLUMN * table.rows[row].findIndex((highest) => roll <= highest);

/** CHART L2: the probability that an aircraft drops out, by range in nautical miles. */
export interface DropOutTable extends Table {
  probability: Bands;
}

/** CHART L3: the probability that a CAP section finds a raid, by the best air search radar. */
export interface VectoringTable extends Table {
  probability: Readonly<Record<AirSearchPeriod | 'none', number>>;
}

/** Rows of CHART M1 [SK-21.13]. */
export const DETECTION_ROWS = [
  'nothing-low',
  'nothing-high',
  'radar-low',
  'radar-high',
  'radar-and-cap',
  'cap',
] as const;
type DetectionRow = (typeof DETECTION_ROWS)[number];

/** CHART M1: turns before arrival at which a raid is detected, by a ten-sided die from 1; 0 for never [SK-29.11]. */
export interface RaidDetectionTable extends Table {
  turns: Readonly<Record<DetectionRow, readonly number[]>>;
}

export const navigation: NavigationTable = {
  name: 'CHART L1, navigational error',
  source: 'SK-29.6: the roll of 71 in Force 5 is of the document',
  fill: true,
  rows: {
    '0-2': [50, 75, 88, 95, 98, 100],
    '3': [40, 66, 82, 91, 97, 100],
    '4': [30, 55, 74, 87, 95, 100],
    '5': [15, 35, 55, 70, 85, 100],
    '6': [8, 22, 40, 58, 76, 100],
    '7': [4, 14, 28, 46, 66, 100],
  },
};

export const dropOuts: DropOutTable = {
  name: 'CHART L2, drop-outs',
  source: "SK-29.7: .05 fits the document's rolls of 12 and 83",
  fill: true,
  probability: { upTo: [100, 200, 300], values: [0.02, 0.05, 0.1, 0.15] },
};

export const vectoring: VectoringTable = {
  name: 'CHART L3, CAP vectoring',
  source: "SK-29.8: .75 is the document's; the rest graded",
  fill: true,
  probability: { none: 0.35, 'before 1940': 0.55, '1940-42': 0.75, '1943-45': 0.9 },
};

/** CHART L4: miles by which an aircraft's report of a position is off. */
export const reportError: DiceTable<number> = {
  name: 'CHART L4, error of a position report',
  source: 'SK-29.9: radio position errors of the period',
  fill: true,
  rows: [
    { from: 1, to: 30, result: 0 },
    { from: 31, to: 60, result: 10 },
    { from: 61, to: 80, result: 20 },
    { from: 81, to: 92, result: 30 },
    { from: 93, to: 98, result: 40 },
    { from: 99, to: 100, result: 60 },
  ],
};

export const raidDetection: RaidDetectionTable = {
  name: 'CHART M1, raid detection',
  source: 'SK-29.10: three results of a roll of 5 are of the document',
  fill: true,
  turns: {
    'nothing-low': [0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
    'nothing-high': [0, 1, 1, 1, 2, 2, 2, 3, 3, 4],
    'radar-low': [2, 3, 4, 4, 5, 6, 7, 7, 8, 9],
    'radar-high': [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    'radar-and-cap': [6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    cap: [1, 1, 1, 2, 2, 3, 3, 4, 5, 6],
  },
};
