import { expect } from 'vitest';
import { namedRows, type RulesRow, type RulesTable, rulesOf, tablesIn } from '../rulesTable';

const RULES = rulesOf('seekrieg');

/** The text of a clause, without its tables. */
export function clauseText(clause: string): string {
  const line = RULES.split('\n').find((it) => it.startsWith(`- **${clause}** `));
  if (line === undefined) throw new Error(`RULES.md has no clause ${clause}`);
  return line;
}

/** The tables of a clause. */
export function tablesOf(clause: string): RulesTable[] {
  const tables = tablesIn(RULES, clause);
  if (tables.length === 0) throw new Error(`${clause} has no table`);
  return tables;
}

/** The rows of the only table of a clause. */
export function tableOf(clause: string): RulesRow[] {
  const [table, ...more] = tablesOf(clause);
  if (!table || more.length > 0) throw new Error(`${clause} has not one table`);
  return namedRows(table);
}

/** A cell with the headings of its row and column. */
export interface Cell {
  row: string;
  column: string;
  text: string;
}

/** Every cell of the tables but the first of each row, which names the row. */
export const cellsOf = (tables: readonly RulesTable[]): Cell[] =>
  tables.flatMap(({ heads, rows }) =>
    rows.flatMap(([row = '', ...cells]) =>
      cells.map((text, at) => ({ row, column: heads[at + 1] ?? '', text })),
    ),
  );

/** Holds what the code has to each cell as printed. */
export function expectCells(cells: readonly Cell[], textOf: (cell: Cell) => string): void {
  const said = (cell: Cell, text: string): string => `${cell.row} | ${cell.column}: ${text}`;
  expect(cells.map((cell) => said(cell, textOf(cell)))).toEqual(
    cells.map((cell) => said(cell, cell.text)),
  );
}

/** A roll as printed: two digits, 100 as 00. */
export const rollText = (roll: number): string => `${roll % 100}`.padStart(2, '0');

/** `1,150`, `+3`, `.15`; a dash is 0. */
export function numberIn(text: string): number {
  const value = text === '-' ? 0 : Number(text.replace(/[+,]/g, ''));
  if (Number.isNaN(value)) throw new Error(`'${text}' is no number`);
  return value;
}

/** `01-10`, `55`, `91-00`: the first and the last roll; `null` for a dash. */
export function rollsIn(text: string): [from: number, to: number] | null {
  if (text === '-') return null;
  const [from = '', to = from] = text.split('-');
  return [Number(from) || 100, Number(to) || 100];
}

/** All rolls of percentile dice. */
export const ROLLS: readonly number[] = Array.from({ length: 100 }, (_, at) => at + 1);

/** `to 60 -6; 61-150 -3; over 900 +10` or `1 ship 0; 2 ships -3`: condition and value of each part. */
export const partsOf = (text: string): { what: string; value: number }[] =>
  text.split(/[;:] /).map((part) => {
    const [, what = '', value = ''] = /^(.*?) ?([+-]?\d+)$/.exec(part) ?? [];
    return { what, value: numberIn(value) };
  });
