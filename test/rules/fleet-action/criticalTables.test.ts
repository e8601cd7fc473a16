import { describe, expect, test } from 'vitest';
import { type DiceTable, lookUp } from '../../../src/rules/core';
import {
  CARRIER,
  SECTIONS,
  STRUCTURAL,
  type TableArea,
  UNDERWATER,
} from '../../../src/rules/fleet-action/tables/criticals';
import { MOUNT_COST } from '../../../src/rules/fleet-action/tables/mounts';
import { cell, type Row, tableOf } from './ledger';

/** What the rules print for each area. */
const PRINTED: Readonly<Record<string, TableArea>> = {
  Hull: 'hull',
  'Optics, radar': 'upperworks',
  'Spotting top, masts': 'upperworks',
  Crew: 'crew',
  'Fire Control': 'fire-control',
  Command: 'command',
  'Engine Room': 'engine-room',
  'Engine Room, +1d6': 'engine-room-1d6',
  'Engine Room, +2d6': 'engine-room-2d6',
  Steering: 'steering',
  Helm: 'helm',
  Sensors: 'sensors',
  Fire: 'fire',
  Weapons: 'weapons',
  Cargo: 'weapons',
  'Aircraft operations': 'aircraft-operations',
  'Aircraft in hangar': 'hangar',
  'Fuel and ammunition': 'fuel',
  'Bulkheads, catastrophic flooding': 'bulkheads',
  'Power Failure': 'power',
  'Weapons, or Fuel and Ammunition, or Cargo': 'weapons',
};

/** `1-9` or `13`: whether a number lies in it. */
function holds(range: string, number: number): boolean {
  const [from, to = from] = range.split('-').map(Number);
  return number >= (from ?? 0) && number <= (to ?? 0);
}

/** The area that a table prints for a number of a column. */
function printedAt(rows: readonly Row[], column: string, number: number): TableArea | undefined {
  const row = rows.find((each) => holds(cell(each, column), number));
  return row && PRINTED[cell(row, 'Area')];
}

const NUMBERS = Array.from({ length: 20 }, (_, index) => index + 1);

const COLUMNS: readonly [name: string, clause: string, column: string, DiceTable<TableArea>][] = [
  ['[NW-23.1] structural', 'NW-23.1', 'd20', STRUCTURAL],
  ['[NW-25.1] carrier', 'NW-25.1', 'd20', CARRIER],
  ...SECTIONS.map((section): (typeof COLUMNS)[number] => [
    `[NW-24.1] underwater, ${section}`,
    'NW-24.1',
    { bow: 'Bow', midships: 'Midships', stern: 'Stern' }[section],
    UNDERWATER[section],
  ]),
];

describe.each(COLUMNS)('%s', (_name, clause, column, table) => {
  test.each(NUMBERS)('%i is what the rules print', (number) => {
    expect(lookUp(table, number)).toBe(printedAt(tableOf(clause), column, number));
  });
});

test('[NW-26.1] mounts cost what the rules print', () => {
  const costs = tableOf('NW-26.1').map((row) => [cell(row, 'Mount'), Number(cell(row, 'Cost'))]);
  expect(costs).toEqual([
    ['Open gun', MOUNT_COST.open],
    ['Shielded gun', MOUNT_COST.shielded],
    ['Unarmored casemate (AC 0)', MOUNT_COST.casemate],
    ['Unarmored turret (AC 0)', MOUNT_COST.turret],
    ['Armored casemate (AC above 0)', MOUNT_COST.casemate],
    ['Armored turret (AC above 0)', MOUNT_COST.turret],
  ]);
});
