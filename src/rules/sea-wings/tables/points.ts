import type { ShipType } from '../model/ratings';

/** The states of a ship that score, the highest first. */
const SCORED_STATES = ['sunk', 'two-p', 'one-p'] as const;
export type ScoredState = (typeof SCORED_STATES)[number];

const row = (sunk: number, twoP: number, oneP: number) => ({
  sunk,
  'two-p': twoP,
  'one-p': oneP,
});

/** [WG-22.6, WG-22.8] Points for an enemy ship. Source: Victory Points Table, lines 234-241; MM is a fill. */
export const SHIP_POINTS: Readonly<Record<ShipType, Readonly<Record<ScoredState, number>>>> = {
  BB: row(24, 16, 8),
  BC: row(24, 16, 8),
  CV: row(24, 16, 8),
  CA: row(12, 8, 4),
  CVL: row(12, 8, 4),
  CL: row(6, 4, 2),
  CVE: row(6, 4, 2),
  DD: row(3, 2, 1),
  TB: row(3, 2, 1),
  MM: row(2, 0, 0),
};

/** [WG-22.10] For an air factor lost from a carrier, and any other. */
export const FACTOR_POINTS = { carrier: 2, other: 1 } as const;

/** [WG-1.11] */
export const FACTOR_AIRCRAFT = 6;
