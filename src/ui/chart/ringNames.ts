import type { Axial } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { type Point, pointAt } from '../hexmap/geometry/points';
import { coveredShare, freest, type Rect } from '../hexmap/geometry/rects';
import { type Sight, unreadable } from '../hexmap/sight';

/** A ring of a given radius around a hex. */
export interface RangeRing {
  hex: Axial;
  hexes: number;
  kind: string;
  label: string;
}

export const ringKey = ({ kind, label }: RangeRing): string => `${kind} ${label}`;

/** Rings whose names are to be placed, and what is around them. */
interface ToPlace {
  rings: readonly RangeRing[];
  /** Pixels for one unit of the drawing. */
  scale: number;
  /** What the names should not cover; pixels of the whole drawing at that scale. */
  taken: readonly Rect[];
  sight: Sight | undefined;
}

/** Bearings at which the name of a ring may stand on it: at its top first, then to both sides down to its foot. */
const STEP_DEGREES = 10;
const BEARINGS = Array.from({ length: 19 }, (_, at) => at * STEP_DEGREES).flatMap((degrees) =>
  degrees % 180 === 0 ? [degrees] : [degrees, -degrees],
);

/** Pixels of a letter, and of a line above and below the middle of a ring's name. */
const [LETTER_PIXELS, HALF_PIXELS] = [6.2, 8];

/** How much of a name lies left of its point: half of it first, then none, or all. */
const BEFORE = { middle: 0.5, start: 0, end: 1 } as const;
type Anchor = keyof typeof BEFORE;

/** The point on the ring at which a name begins, ends, or has its middle. */
interface Spot extends Point {
  anchor: Anchor;
}

/**
 * Where the names of rings stand, in units of the drawing: each where it covers least of what is around and of the names
 * before it. Names that fit nowhere are left out.
 */
export function ringSpots({ rings, scale, taken, sight }: ToPlace) {
  const hidden = sight ? unreadable(sight).map((it) => inPixels(it, scale)) : [];
  const names: Rect[] = [];
  return rings
    .filter(({ label }) => label !== '')
    .flatMap((ring) => {
      const rectOf = (spot: Spot) => nameRect(ring.label, spot, scale);
      const covering = [...taken, ...hidden, ...names];
      const at = freest(spotsOn(ring), rectOf, covering);
      if (coveredShare(rectOf(at), covering) > MAX_SHARED) return [];
      names.push(rectOf(at));
      return [{ ring, at }];
    });
}

/** A name of which more than this share is covered cannot be read. */
const MAX_SHARED = 0.15;

function spotsOn({ hex, hexes }: RangeRing): Spot[] {
  const points = BEARINGS.map((bearing) => pointAt(bearing, hexes * HEX_WIDTH, FLAT.center(hex)));
  const spotsAs = (anchor: Anchor) => points.map((it) => ({ ...it, anchor }));
  return [...spotsAs('middle'), ...spotsAs('start'), ...spotsAs('end')];
}

function nameRect(label: string, { x, y, anchor }: Spot, scale: number): Rect {
  const width = label.length * LETTER_PIXELS;
  const [left, line] = [x * scale - BEFORE[anchor] * width, y * scale];
  return { left, right: left + width, top: line - HALF_PIXELS, bottom: line + HALF_PIXELS };
}

const inPixels = ({ left, right, top, bottom }: Rect, scale: number): Rect => ({
  left: left * scale,
  right: right * scale,
  top: top * scale,
  bottom: bottom * scale,
});
