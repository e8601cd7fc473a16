import { must } from './assert';

/** A row of a table for dice sums from `from` to `to`, both included. */
export interface TableRow<Result> {
  from: number;
  to: number;
  result: Result;
}

/** A table entered with the sum of dice; data, so that it can be replaced as a whole. */
export interface DiceTable<Result> {
  name: string;
  /** Where the figures come from: the printed rules, or a fill of ours. */
  source: string;
  rows: readonly TableRow<Result>[];
}

/** The result for a sum; sums past either end take the row at that end. */
export function lookUp<Result>(table: DiceTable<Result>, sum: number): Result {
  const first = must(table.rows[0], `row in ${table.name}`);
  const last = must(table.rows.at(-1), `row in ${table.name}`);
  const at = Math.min(Math.max(sum, first.from), last.to);
  return must(
    table.rows.find(({ from, to }) => from <= at && at <= to),
    `row for ${sum} in ${table.name}`,
  ).result;
}
