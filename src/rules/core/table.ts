import { missing } from './assert';

/** A row of a table for dice sums from `from` to `to`, both included. */
export interface TableRow<Result> {
  from: number;
  to: number;
  result: Result;
}

/** What every table says about itself. A table is data, so it can be replaced as a whole. */
export interface Table {
  name: string;
  /** Where the figures come from. */
  source: string;
  /** Some of the figures are ours, not the printed game's. */
  fill: boolean;
}

/** A table entered with the sum of dice. */
export interface DiceTable<Result> extends Table {
  rows: readonly TableRow<Result>[];
}

/** The result for a sum; sums past either end take the row at that end. */
export const lookUp = <Result>(table: DiceTable<Result>, sum: number): Result =>
  rowFor(table, sum).result;

/** The row of a table that a sum falls on. */
export function rowFor<Result>(table: DiceTable<Result>, sum: number): TableRow<Result> {
  const first = table.rows[0] ?? missing(`row in ${table.name}`);
  const last = table.rows.at(-1) ?? first;
  const at = Math.min(Math.max(sum, first.from), last.to);
  return (
    table.rows.find(({ from, to }) => from <= at && at <= to) ??
    missing(`row for ${sum} in ${table.name}`)
  );
}
