import type { DiceTable, Table } from '../../core';
import type { Bands } from './bands';

/** Rows of CHARTS M4 and M5; S stands for torpedo and dive bombers too [SK-23.20, SK-23.21]. */
const RELEASES = ['skip', 'S', 'L', 'M', 'H', 'V'] as const;
export type Release = (typeof RELEASES)[number];

/** A figure by the level of release, then by the target's speed in knots. */
export interface ReleaseTable extends Table {
  byKnots: Readonly<Record<Release, Bands>>;
}

/** CHART M3: what AA factors are multiplied by; all that apply count. */
export interface AntiAirTable extends Table {
  /** Guns of 3 inches and more, from 1943, of the United States and Britain. */
  proximityFuzes: number;
  radarDirector: number;
  director: number;
  local: number;
  evading: number;
  /** By Force. */
  seaState: Bands;
  undetected: number;
  nightRadar: number;
  night: number;
}

const byKnots = (...values: number[]): Bands => ({ upTo: [0, 10, 20, 30], values });

export const antiAirFire: AntiAirTable = {
  name: 'CHART M3, AA modifiers',
  source: "SK-29.13: VT fuses and radar with director are set on the document's 29 to 60",
  fill: true,
  proximityFuzes: 1.6,
  radarDirector: 1.3,
  director: 1,
  local: 0.7,
  evading: 0.8,
  seaState: { upTo: [5, 6, 7], values: [1, 0.9, 0.8, 0.6] },
  undetected: 0.5,
  nightRadar: 0.7,
  night: 0.5,
};

export const attackBoxes: ReleaseTable = {
  name: 'CHART M4, boxes',
  source: "SK-29.14: the skip row and level L at 28 knots are the document's",
  fill: true,
  byKnots: {
    skip: byKnots(1, 2, 2, 3, 3),
    S: byKnots(2, 3, 4, 5, 6),
    L: byKnots(3, 4, 5, 6, 8),
    M: byKnots(4, 5, 6, 8, 10),
    H: byKnots(5, 6, 8, 10, 14),
    V: byKnots(6, 8, 10, 14, 20),
  },
};

export const attackChance: ReleaseTable = {
  name: 'CHART M5, hit chance',
  source: "SK-29.15: the skip row and level L at 28 knots are the document's",
  fill: true,
  byKnots: {
    skip: byKnots(1, 0.7, 0.5, 0.4, 0.3),
    S: byKnots(0.5, 0.35, 0.25, 0.2, 0.15),
    L: byKnots(0.35, 0.25, 0.2, 0.15, 0.1),
    M: byKnots(0.25, 0.2, 0.15, 0.1, 0.1),
    H: byKnots(0.2, 0.15, 0.1, 0.1, 0.05),
    V: byKnots(0.15, 0.1, 0.1, 0.05, 0.05),
  },
};

/** CHART V4: what the defense value of a kamikaze is multiplied by. */
export const kamikaze: DiceTable<number> = {
  name: 'CHART V4, kamikaze modifier',
  source: "SK-31.10: 52 gives the document's 1.5",
  fill: true,
  rows: [
    { from: 1, to: 15, result: 0.5 },
    { from: 16, to: 40, result: 1 },
    { from: 41, to: 65, result: 1.5 },
    { from: 66, to: 85, result: 2 },
    { from: 86, to: 100, result: 2.5 },
  ],
};
