import type { Table } from '../../core';
import { rowsOf } from './printed';

/** [SK-28.1] Parts of ships with armor of their own. */
const SHIP_LOCATIONS = ['deck', 'turret', 'belt', 'tower', 'superstructure'] as const;
const CARRIER_LOCATIONS = ['flight-deck', 'hangar', 'belt', 'deck', 'island'] as const;
export type ShipLocation = (typeof SHIP_LOCATIONS)[number];
export type CarrierLocation = (typeof CARRIER_LOCATIONS)[number];
export type Location = ShipLocation | CarrierLocation;

/** Rows of CHART G1; BB stands for CB too. */
const LOCATION_ROWS = ['BB', 'CA', 'CL', 'DD', 'CV'] as const;
export type LocationRow = (typeof LOCATION_ROWS)[number];

/** [SK-12.2] Short is up to half the gun's maximum range. */
export type RangeHalf = 'short' | 'long';

/** CHART G1: the highest roll for each location in the order of its row; above the last a dud. */
export interface LocationTable extends Table {
  rolls: Readonly<Record<LocationRow, Readonly<Record<RangeHalf, readonly number[]>>>>;
}

/** The locations of a row, in its order. */
export const locationsOf = (row: LocationRow): readonly Location[] =>
  row === 'CV' ? CARRIER_LOCATIONS : SHIP_LOCATIONS;

/** [SK-12.1, SK-12.3] Where a hit strikes by a percentile roll; `null` for a dud. */
export function locationOf(
  table: LocationTable,
  row: LocationRow,
  half: RangeHalf,
  roll: number,
): Location | null {
  const at = table.rolls[row][half].findIndex((highest) => roll <= highest);
  return locationsOf(row)[at] ?? null;
}

/** Highest rolls as printed: type, short range, long range. */
const PRINTED = `
  BB 10 25 55 60 90  32 47 62 65 90
  CA 10 22 50 56 90  28 40 58 62 90
  CL 10 20 48 52 90  28 38 56 59 90
  DD 08 20 50 53 88  25 37 55 57 88
  CV 10 42 68 74 90  45 58 68 78 90
`;

const rowOf = (rolls: readonly string[]): LocationTable['rolls'][LocationRow] => ({
  short: rolls.slice(0, SHIP_LOCATIONS.length).map(Number),
  long: rolls.slice(SHIP_LOCATIONS.length).map(Number),
});

export const hitLocation: LocationTable = {
  name: 'CHART G1, hit location',
  source: "SK-28.1: shares by the aspect a ship shows; a cruiser's roll of 53 is of the document",
  fill: true,
  rolls: Object.fromEntries(
    rowsOf(PRINTED, 1 + 2 * SHIP_LOCATIONS.length).map(([row, ...rolls]) => [row, rowOf(rolls)]),
  ) as LocationTable['rolls'],
};
