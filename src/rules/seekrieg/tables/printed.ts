/**
 * The cells of a chart as printed, parted by blanks and line ends, in rows of so many cells. Charts of hundreds of
 * cells are kept in this form because it can be compared with the rules by eye.
 */
export function rowsOf(text: string, width: number): string[][] {
  const cells = text.trim().split(/\s+/);
  const rows: string[][] = [];
  for (let at = 0; at < cells.length; at += width) rows.push(cells.slice(at, at + width));
  return rows;
}

/** `00` on percentile dice is 100. */
const rollIn = (text: string): number => Number(text) || 100;

/** `34/06/01`: the highest roll for 1, 2, 3 and more successes. */
const thresholdsIn = (cell: string): number[] => cell.split('/').map(rollIn);

/** Highest rolls for 1, 2, 3 and more successes, by the number of the first column, then by column. */
export type Thresholds = Readonly<Record<number, readonly (readonly number[])[]>>;

/** A chart of `34/06/01` whose rows begin with their number of chances. */
export const thresholdsOf = (text: string, columns: number): Thresholds =>
  Object.fromEntries(
    rowsOf(text, columns + 1).map(([chances, ...cells]) => [chances, cells.map(thresholdsIn)]),
  );

/** [SK-2.5] How many successes a roll scores: one for each threshold that it does not exceed. */
export function countOf(thresholds: readonly number[], roll: number): number {
  let count = 0;
  while (count < thresholds.length && roll <= (thresholds[count] as number)) count++;
  return count;
}
