import type { RatedOrdnance } from './ordnance';

/** This system's own columns for an aircraft: what it carries, and how far it flies [WG-27.11, WG-27.12]. */
export interface AircraftRow {
  /** The usual one first; `bases`: the hit number there, `null` where it cannot be used. */
  loads: readonly { id: RatedOrdnance; bases: number | null }[];
  strikeHexes: number;
  searchHexes: number | null;
  /** What the record stands for, where the table has several names for it [WG-27.15]. */
  name?: string;
  guns?: string;
  record?: string;
  isNight?: true;
  baseStrikeHexes?: number;
  /** [WG-27.12] From 1944. */
  lateStrikeHexes?: number;
}

const row = (
  strikeHexes: number,
  searchHexes: number | null,
  loads: AircraftRow['loads'],
  more: Partial<AircraftRow> = {},
): AircraftRow => ({ strikeHexes, searchHexes, loads, ...more });

const load = (id: RatedOrdnance, bases: number | null) => ({ id, bases });

/** [WG-27.11, WG-27.12] By id; those with `record` are another record of the registry. */
export const AIRCRAFT_TABLE: Readonly<Record<string, AircraftRow>> = {
  'f4f-3': row(8, null, [], { record: 'f4f-4', name: 'F4F-3 Wildcat', guns: '4 × .50 in' }),
  'f4f-4': row(7, null, [], { name: 'F4F-4 Wildcat', guns: '6 × .50 in' }),
  'f2a-3': row(8, null, []),
  'p-40e': row(8, null, [load('500-lb', 3)]),
  'f6f-5': row(13, null, [load('500-lb', 3)]),
  'f6f-5n': row(10, 10.5, [], { isNight: true }),
  'f4u-1d': row(13, null, [load('500-lb', 3)]),
  a5m4: row(6, null, []),
  a6m2: row(13, null, [], { baseStrikeHexes: 24 }),
  a6m5: row(15, null, [load('250-kg', 3)]),
  'sbd-3': row(9, 12.5, [load('1000-lb', 4), load('500-lb', 4)]),
  'sb2u-3': row(9, 10.5, [load('500-lb', 3)]),
  'sb2c-3': row(13, 14.5, [load('1000-lb', 4)]),
  'tbd-1': row(6, 6.5, [load('mark-13', null), load('500-lb', 3)]),
  'tbf-1': row(10, 12.5, [load('mark-13', null), load('500-lb', 3)], { lateStrikeHexes: 11 }),
  'b-26': row(20, 20.5, [load('mark-13', null), load('500-lb', 3)]),
  'b-17e': row(29, 35, [load('500-lb', 4)]),
  'pby-5a': row(25, 35, [load('500-lb', 2), load('mark-13', null)], { isNight: true }),
  soc: row(6, 8.5, [load('100-lb', 1)]),
  d3a1: row(11, 12.5, [load('250-kg', 4)]),
  d4y2: row(15, 16.5, [load('500-kg', 4), load('250-kg', 4)]),
  b5n2: row(11, 12.5, [load('type-91', null), load('800-kg-ap', 3), load('250-kg', 3)]),
  b6n2: row(16, 19, [load('type-91', null), load('250-kg', 3)]),
  g4m1: row(33, 33.5, [load('type-91', null), load('250-kg', 4)]),
  h6k: row(25, 35, [load('250-kg', 2)], { isNight: true }),
  e13a1: row(8, 12.5, [load('60-kg', 1)]),
};

/** [WG-27.12] The aircraft of the table. */
export const AIRCRAFT_IDS: readonly string[] = Object.keys(AIRCRAFT_TABLE);

/** The record of the registry behind an aircraft of this system [WG-27.15]. */
export const recordOf = (id: string): string => AIRCRAFT_TABLE[id]?.record ?? id;
