import { type DiceTable, missing, type Table } from '../../core';
import type { CarrierLocation, ShipLocation } from './hitLocation';

/** A kind of critical damage and the highest roll for it. */
interface CriticalRow {
  cd: number;
  upTo: number;
}

/** CHARTS N1 and N2: kinds of critical damage, by location, in the order of their rolls. */
export interface CriticalTable<Column extends string> extends Table {
  columns: Readonly<Record<Column, readonly CriticalRow[]>>;
}

/** [SK-14.14] The number of the critical damage, 1 to 63, by location and percentile roll. */
export const criticalOf = <Column extends string>(
  table: CriticalTable<Column>,
  column: Column,
  roll: number,
): number =>
  (
    table.columns[column].find(({ upTo }) => roll <= upTo) ??
    missing(`row for ${roll} in ${table.name}`)
  ).cd;

/** `1:3 2:6`: kinds of critical damage with the highest roll for each. */
const column = (text: string): CriticalRow[] =>
  text
    .trim()
    .split(/\s+/)
    .map((cell) => {
      const [cd = 0, upTo = 0] = cell.split(':').map(Number);
      return { cd, upTo };
    });

export const criticals: CriticalTable<ShipLocation> = {
  name: 'CHART N1, critical damage of class A ships',
  source:
    'SK-29.19: shares by what lies behind each location; a turret hit with roll 33 is of the document',
  fill: true,
  columns: {
    deck: column(`
      1:3 2:6 6:8 7:10 8:12 9:15 10:19 26:26 27:34 28:42 29:44 30:48 31:53 33:56 34:66 35:72
      36:78 37:83 38:86 39:90 42:94 43:98 45:100
    `),
    turret: column(`
      1:4 2:8 3:14 4:20 5:25 6:27 7:29 8:30 11:31 12:32 18:36 22:52 34:66 35:78 39:85 40:90
      41:94 45:100
    `),
    belt: column(`
      6:2 7:4 8:6 23:11 24:14 25:20 26:30 27:41 28:51 29:58 30:63 31:75 32:85 33:91 34:96 44:98
      45:100
    `),
    tower: column(`
      11:10 12:14 13:26 15:32 16:37 17:41 19:46 20:62 21:74 22:80 23:85 25:93 30:96 41:98 45:100
    `),
    superstructure: column(`
      9:6 10:13 11:17 12:20 14:26 15:29 16:32 17:37 18:43 19:47 20:51 34:65 35:72 36:76 37:81
      39:87 40:91 41:94 42:97 43:100
    `),
  },
};

export const carrierCriticals: CriticalTable<CarrierLocation> = {
  name: 'CHART N2, critical damage of class B ships',
  source: 'SK-29.20: as CHART N1',
  fill: true,
  columns: {
    'flight-deck': column(`
      34:6 36:14 39:18 46:40 47:46 48:56 49:64 50:76 52:82 53:88 54:91 56:100
    `),
    hangar: column(`
      34:8 36:14 45:16 46:20 48:28 49:36 51:46 52:66 53:84 54:92 56:100
    `),
    belt: column(`
      8:2 23:7 24:10 25:16 26:26 27:37 28:47 29:54 30:59 31:72 32:82 33:88 45:90 51:92 54:100
    `),
    deck: column(`
      8:2 26:12 27:24 28:34 30:40 31:48 32:54 34:66 35:72 45:74 51:82 53:92 54:100
    `),
    island: column(`
      13:8 17:16 18:26 19:34 20:48 21:56 34:66 39:74 40:80 41:82 45:84 55:100
    `),
  },
};

export const submarineCriticals: CriticalTable<'hull'> = {
  name: 'CHART N3, critical damage of class C ships',
  source: 'SK-29.21: one hit in seven sinks at once, one in three ends the patrol',
  fill: true,
  columns: { hull: column('57:22 58:34 59:46 60:58 61:66 62:84 63:100') },
};

/** CHART N5: turns by a percentile roll; `null` for the rest of the game. */
export const durations: DiceTable<number | null> = {
  name: 'CHART N5, duration of critical damage',
  source: "SK-29.24: 24 gives the document's three turns",
  fill: true,
  rows: [
    { from: 1, to: 6, result: 1 },
    { from: 7, to: 18, result: 2 },
    { from: 19, to: 32, result: 3 },
    { from: 33, to: 46, result: 4 },
    { from: 47, to: 58, result: 5 },
    { from: 59, to: 70, result: 7 },
    { from: 71, to: 80, result: 10 },
    { from: 81, to: 88, result: 15 },
    { from: 89, to: 95, result: 30 },
    { from: 96, to: 100, result: null },
  ],
};
