/** A rectangle that is taken, or wanted, on a board. */
export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const coveredBy = (rect: Rect, taken: readonly Rect[]): number =>
  taken.reduce((sum, other) => sum + overlap(rect, other), 0);

/** Something of a rectangle is taken. */
export const isCovered = (rect: Rect, taken: readonly Rect[]): boolean =>
  coveredBy(rect, taken) > 0;

/** The share of a rectangle that others take; more than one where they lie on each other. */
export const coveredShare = (rect: Rect, taken: readonly Rect[]): number =>
  coveredBy(rect, taken) / ((rect.right - rect.left) * (rect.bottom - rect.top));

/** The first of several that covers nothing, or else the one that covers least. */
export function freest<T>(wanted: readonly T[], rectOf: (one: T) => Rect, taken: readonly Rect[]) {
  const covered = wanted.map((one) => coveredBy(rectOf(one), taken));
  return wanted[covered.indexOf(Math.min(...covered))] as T;
}

/** A rectangle with as much more on each of its sides. */
export const grown = ({ left, right, top, bottom }: Rect, by: number): Rect => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** Farther than any name reaches. */
const FAR = 1e6;

/** All that lies outside a rectangle. */
export const around = ({ left, right, top, bottom }: Rect): Rect[] => [
  { left: -FAR, right: left, top: -FAR, bottom: FAR },
  { left: right, right: FAR, top: -FAR, bottom: FAR },
  { left, right, top: -FAR, bottom: top },
  { left, right, top: bottom, bottom: FAR },
];
