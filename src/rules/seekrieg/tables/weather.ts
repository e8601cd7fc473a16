import type { Knots, Table } from '../../core';

/** [SK-27.5, SK-27.6] Highest rolls of percentile dice and what they give. */
type Rolled<Value> = readonly (readonly [upTo: number, value: Value])[];

/** CHARTS B1 and B2. */
export interface WeatherTable extends Table {
  /** Mean wind by area, from 1, and quarter of the year. */
  means: readonly (readonly [Knots, Knots, Knots, Knots])[];
  /** Highest rolls for Force 2 to 4, 5 to 6, 7 to 8, 9 to 10 and 11 to 12, by mean wind; 0: never. */
  groups: Readonly<Record<number, readonly number[]>>;
  /** The Forces of each group. */
  forces: readonly (readonly number[])[];
  visibility: Rolled<number>;
  ceiling: Rolled<'L' | 'M' | null>;
  moon: Rolled<'bright' | 'half' | 'starlight' | 'overcast'>;
  /** Areas whose visibility roll is lowered, and by how much; then for Forces from `roughFrom`. */
  hazyAreas: readonly number[];
  hazyBy: number;
  roughFrom: number;
  roughBy: number;
}

export const weather: WeatherTable = {
  name: 'CHARTS B1 and B2, weather, with visibility, ceiling and moonlight',
  source: "SK-27.3, SK-27.5, SK-27.6: climatic means; Area 1 in November is the document's",
  fill: true,
  means: [
    [19, 14, 12, 16],
    [22, 16, 14, 20],
    [20, 15, 14, 18],
    [21, 15, 13, 19],
    [15, 14, 13, 15],
    [14, 12, 11, 13],
    [11, 10, 11, 11],
    [15, 16, 17, 15],
    [11, 15, 17, 10],
    [9, 13, 14, 10],
    [16, 18, 19, 16],
    [14, 10, 11, 15],
    [16, 13, 12, 15],
    [21, 16, 14, 20],
    [17, 14, 12, 16],
    [14, 13, 12, 14],
    [10, 11, 12, 10],
    [15, 16, 17, 15],
    [19, 14, 13, 18],
    [15, 12, 10, 14],
  ],
  groups: {
    9: [93, 99, 0, 0, 100],
    10: [88, 99, 0, 0, 100],
    11: [83, 99, 0, 0, 100],
    12: [77, 98, 99, 0, 100],
    13: [72, 97, 99, 0, 100],
    14: [66, 95, 99, 0, 100],
    15: [61, 93, 99, 0, 100],
    16: [57, 90, 99, 0, 100],
    17: [52, 87, 99, 0, 100],
    18: [48, 84, 98, 99, 100],
    19: [45, 81, 97, 99, 100],
    20: [41, 77, 96, 99, 100],
    21: [38, 74, 95, 99, 100],
    22: [36, 71, 93, 99, 100],
  },
  forces: [
    [2, 3, 4],
    [5, 6],
    [7, 8],
    [9, 10],
    [11, 12],
  ],
  visibility: [
    [3, 3],
    [8, 5],
    [20, 6],
    [50, 7],
    [90, 8],
    [100, 9],
  ],
  ceiling: [
    [10, 'L'],
    [30, 'M'],
    [100, null],
  ],
  moon: [
    [30, 'bright'],
    [60, 'half'],
    [85, 'starlight'],
    [100, 'overcast'],
  ],
  hazyAreas: [2, 4, 14],
  hazyBy: 10,
  roughFrom: 7,
  roughBy: 20,
};

/** What a roll of percentile dice gives. */
export const rolledIn = <Value>(rows: Rolled<Value>, roll: number): Value =>
  (rows.find(([upTo]) => roll <= upTo) as Rolled<Value>[number])[1];

/** [SK-7.3] The group of Forces for a roll. @param area 1 to 20 @param month 1 to 12 */
export function forcesFor(
  { means, groups, forces }: WeatherTable,
  area: number,
  month: number,
  roll: number,
): readonly number[] {
  const mean = means[area - 1]?.[Math.floor((month - 1) / 3)] as Knots;
  const highest = groups[mean] as readonly number[];
  return forces[highest.findIndex((upTo) => roll <= upTo)] as readonly number[];
}

/** [SK-7.4] One of a group of two or three Forces by a roll of percentile dice, all equally likely. */
export const forceAmong = (forces: readonly number[], roll: number): number =>
  forces[Math.ceil((roll * forces.length) / 100) - 1] as number;

/** [SK-27.5] The roll for visibility, lowered in hazy areas and rough weather, at least 1. */
export function visibilityRoll(
  { hazyAreas, hazyBy, roughFrom, roughBy }: WeatherTable,
  area: number,
  force: number,
  roll: number,
): number {
  const haze = hazyAreas.includes(area) ? hazyBy : 0;
  return Math.max(1, roll - haze - (force >= roughFrom ? roughBy : 0));
}
