import type { DiceTable, TableRow } from '../../core';

/** What a d20 on a table of critical damage names; some need a further die. */
export type TableArea =
  | 'hull'
  | 'upperworks'
  | 'crew'
  | 'fire-control'
  | 'command'
  | 'engine-room'
  | 'engine-room-1d6'
  | 'engine-room-2d6'
  | 'steering'
  | 'helm'
  | 'sensors'
  | 'fire'
  | 'weapons'
  | 'aircraft-operations'
  | 'hangar'
  | 'fuel'
  | 'bulkheads'
  | 'power';

/** Where a torpedo, a mine or another ship has struck. */
export const SECTIONS = ['bow', 'midships', 'stern'] as const;
export type Section = (typeof SECTIONS)[number];

type Areas = DiceTable<TableArea>;

const row = (from: number, to: number, result: TableArea): TableRow<TableArea> => ({
  from,
  to,
  result,
});

/** Results 1 to 13, the same on ships and carriers. */
const ABOVE_WATER = [
  row(1, 2, 'hull'),
  row(3, 3, 'upperworks'),
  row(4, 4, 'crew'),
  row(5, 5, 'fire-control'),
  row(6, 6, 'command'),
  row(7, 9, 'engine-room'),
  row(10, 10, 'steering'),
  row(11, 11, 'helm'),
  row(12, 12, 'sensors'),
  row(13, 13, 'fire'),
];

/** [NW-23.1] */
export const STRUCTURAL: Areas = {
  name: 'Structural Critical Damage Table',
  source: 'Fleet Action quick reference sheet, lines 193-210',
  fill: false,
  rows: [...ABOVE_WATER, row(14, 20, 'weapons')],
};

/** [NW-25.1] */
export const CARRIER: Areas = {
  name: 'Carrier/Air Base Critical Damage Table',
  source: 'Fleet Action quick reference sheet, lines 340-357',
  fill: false,
  rows: [
    ...ABOVE_WATER,
    row(14, 14, 'weapons'),
    row(15, 16, 'aircraft-operations'),
    row(17, 18, 'hangar'),
    row(19, 20, 'fuel'),
  ],
};

/** The last number of each result of a section, in the order of the printed table. */
const underwater = (...upTo: readonly number[]): Areas => ({
  name: 'Underwater Critical Damage Table',
  source: 'Fleet Action quick reference sheet, lines 215-233',
  fill: false,
  rows: UNDERWATER_AREAS.map((area, index) =>
    row((upTo[index - 1] ?? 0) + 1, upTo[index] ?? 20, area),
  ),
});

const UNDERWATER_AREAS: readonly TableArea[] = [
  'bulkheads',
  'engine-room',
  'engine-room-1d6',
  'engine-room-2d6',
  'steering',
  'helm',
  'command',
  'crew',
  'power',
  'weapons',
];

/** [NW-24.1] */
export const UNDERWATER: Readonly<Record<Section, Areas>> = {
  bow: underwater(9, 12, 13, 14, 15, 16, 17, 18, 19, 20),
  midships: underwater(5, 8, 10, 11, 14, 15, 16, 17, 19, 20),
  stern: underwater(3, 4, 6, 10, 15, 16, 17, 18, 19, 20),
};
