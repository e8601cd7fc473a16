import type { AircraftCount } from '../model/orders';
import { rounded } from '../tables/rounding';

/** Aircraft of all kinds together. */
export const countOf = (rows: readonly { count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** Rows that may be changed without the others. */
export const copied = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row }));

/** The place of the largest number; the first of several. */
const largest = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

/**
 * [SK-22.15, SK-22.16] Divides a whole number in proportion to others, each share rounded; the largest takes what is
 * left. No share is below 0.
 */
export function shared(whole: number, among: readonly number[]): number[] {
  const all = among.reduce((sum, it) => sum + it, 0);
  if (all === 0) return among.map(() => 0);
  const first = largest(among);
  let left = whole;
  const shares = among.map((it, at) => {
    if (at === first) return 0;
    const share = Math.min(left, rounded((whole * it) / all));
    left -= share;
    return share;
  });
  shares[first] = left;
  return shares;
}

/** [SK-22.16] Takes so many aircraft from rows, in proportion to their numbers; rows left empty stay. */
export function takeLosses(rows: readonly { count: number }[], lost: number): void {
  let left = Math.min(lost, countOf(rows));
  for (const [at, share] of shared(
    left,
    rows.map(({ count }) => count),
  ).entries()) {
    const row = rows[at];
    const taken = Math.min(share, row?.count ?? 0);
    if (row) row.count -= taken;
    left -= taken;
  }
  for (const row of rows) {
    const taken = Math.min(left, row.count);
    row.count -= taken;
    left -= taken;
  }
}

/** Adds aircraft to those of the same type and load. */
export function addTo(rows: AircraftCount[], more: AircraftCount): void {
  if (more.count === 0) return;
  const row = rows.find(({ aircraft, load }) => aircraft === more.aircraft && load === more.load);
  if (row) row.count += more.count;
  else rows.push({ ...more });
}

/** Takes aircraft from those of the same type, and of the same load where one is asked for. @returns how many there were */
export function takeFrom(
  rows: AircraftCount[],
  { aircraft, count, load }: Pick<AircraftCount, 'aircraft' | 'count'> & { load: number | null },
): number {
  let taken = 0;
  for (const row of rows) {
    if (row.aircraft !== aircraft || (load !== null && row.load !== load)) continue;
    const now = Math.min(count - taken, row.count);
    row.count -= now;
    taken += now;
  }
  rows.splice(0, rows.length, ...rows.filter((row) => row.count > 0));
  return taken;
}
