import { type Axial, sameHex } from '../../hex';
import type { Field } from './cursor';
import type { Plane } from './geometry/plane';
import type { Point } from './geometry/points';
import type { HexMark, MarkKind } from './mapProps';

/** What the pointer or the cursor is on: a hex, and what in it. A system adds its own pieces. */
export interface Target {
  hex: Axial;
}

export interface PickHow {
  /** With Shift: added to what is picked. */
  isAdded: boolean;
  by: 'mouse' | 'touch' | 'keys';
}

/** What can be picked on a map, and what a pick does. */
export interface Picking<T extends Target> {
  field: Field;
  /** Where the cursor starts. */
  home: Axial;
  /** Hexes with something in them; a near miss by finger means one of them or of `marked`. */
  busy: readonly Axial[];
  /** Hexes where a pick gives an order. */
  marked: readonly Axial[];
  /** The brackets step through these; without them the brackets are left to the page. */
  visited?: readonly Axial[];
  /** Elements of the drawing that stand for something. */
  pieces: string;
  /** What such an element stands for, by its data. */
  pieceOf(data: DOMStringMap): T | undefined;
  /** What a pick of a hex means. */
  targetIn(hex: Axial): T;
  pick(target: T, how: PickHow): void;
  /** Escape; without it the key is left to the page. */
  clear?(): void;
  /** Something marked `data-grab` is pressed on; where there is a `drag`. */
  grab?(target: T): void;
  /** What is marked `data-grab` is dragged to this hex; it is called for each hex on the way. */
  drag?(hex: Axial): void;
  /** What was grabbed is let go. */
  drop?(): void;
  /** Pointer or cursor is over this; `null` when it has left the map. */
  hover?(target: T | null): void;
}

/** Informational marks: a pick goes through to what stands in their hex. */
const TELLING: readonly MarkKind[] = ['target', 'blocked', 'note'];

export const isOrderMark = ({ kind }: HexMark): boolean => !TELLING.includes(kind);

/** The mark that makes a pick of this hex an order. */
export const orderMarkAt = (marks: readonly HexMark[], hex: Axial): HexMark | undefined =>
  marks.find((mark) => sameHex(mark.hex, hex) && isOrderMark(mark));

/**
 * The hex that a tap means: the one under it, or the nearest of those with something in them that a finger may have
 * missed. `reach` is in drawing units.
 */
export function hexForTap(
  { hexAt, center }: Pick<Plane, 'hexAt' | 'center'>,
  point: Point,
  busy: readonly Axial[],
  reach: number,
): Axial {
  const under = hexAt(point);
  if (busy.some((hex) => sameHex(hex, under))) return under;
  const away = (hex: Axial): number => {
    const middle = center(hex);
    return Math.hypot(middle.x - point.x, middle.y - point.y);
  };
  const nearest = [...busy].sort((a, b) => away(a) - away(b))[0];
  return nearest && away(nearest) <= reach ? nearest : under;
}

/** Both are on the same things. */
export function sameTarget<T extends Target>(a: T | null, b: T | null): boolean {
  if (a === null || b === null) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof T>;
  return sameHex(a.hex, b.hex) && [...keys].every((key) => key === 'hex' || a[key] === b[key]);
}
