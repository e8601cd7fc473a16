import type { Axial } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { coveredShare, freest, type Rect } from '../hexmap/geometry/rects';
import type { SeaShip } from './seaShip';
import { aboveHex, berth } from './shapes';

export type Anchor = 'start' | 'middle' | 'end';

/** Where the name of a ship stands, from her middle, in units of the drawing. */
export interface LabelSpot {
  x: number;
  y: number;
  anchor: Anchor;
}

/** Names keep to this scale on the screen when the board is small, and hulls grow a little. */
const [MIN_NAME, MIN_HULL, MAX_HULL] = [1.05, 0.6, 2.2];

export const nameScale = (k: number): number => Math.max(1, MIN_NAME / k);
export const hullScale = (k: number): number => Math.min(MAX_HULL, Math.max(1, MIN_HULL / k));

const [LETTER, LINE, ABOVE, BELOW] = [6.6, 15, 10, 9];
/** Speed, and what she could make, with the gap before them; in letters. */
const FIGURES = 6;
/** Lines by which a name may move up or down. */
const LINES = [0, 1, -1, 2, -2, 3, -3];
/** Half the width of a hull, in hexes. */
const HULL = 0.26;
/** The same for a hull that lies across. */
const SLANTING = 0.42;

/** The part of the sea where names can be read. */
export interface Sight {
  /** The window. */
  window: Rect;
  /** What lies on it, such as buttons. */
  hidden: readonly Rect[];
}

/** Farther than any name reaches. */
const FAR = 1e6;

/** What no name should cover: the sea around the window, and what is hidden in it. */
function unreadable(sight: Sight | undefined): Rect[] {
  if (!sight) return [];
  const { left, right, top, bottom } = sight.window;
  return [
    { left: -FAR, right: left, top: -FAR, bottom: FAR },
    { left: right, right: FAR, top: -FAR, bottom: FAR },
    { left, right, top: -FAR, bottom: top },
    { left, right, top: bottom, bottom: FAR },
    ...sight.hidden,
  ];
}

interface Surroundings {
  /** Hexes that no name should cover, such as where ships are going. */
  kept?: readonly Axial[] | undefined;
  sight?: Sight | undefined;
  /** Hexes with a chance written above them. */
  written?: readonly Axial[] | undefined;
  /** The ship that has her name in any case. */
  selected?: string | null;
}

/** A name that lies on others, or under buttons, with more than this share of itself cannot be read. */
const MAX_SHARED = 0.2;

/**
 * Where the names of ships stand at a scale: each beside its own, clear of hulls, of names before it and of the edges
 * of the window as far as there is room. Names that fit nowhere are left out.
 */
export function labelSpots(
  ships: readonly SeaShip[],
  k: number,
  { kept = [], written = [], sight, selected = null }: Surroundings = {},
): ReadonlyMap<string, LabelSpot> {
  const hexes = kept.map((hex) => rectAround(FLAT.center(hex), k));
  const hulls = ships.map((ship) => rectAround(middleOf(ship), k));
  const texts = written.map((hex) => rectOfText(aboveHex(hex), k));
  const clear = [...hulls, ...hexes, ...texts, ...unreadable(sight)];
  const names: Rect[] = [];
  const isUnreadable = (rect: Rect) =>
    coveredShare(rect, [...names, ...(sight?.hidden ?? [])]) > MAX_SHARED;
  const isPicked = ({ id }: SeaShip) => Number(id === selected);
  const spots = ships
    .toSorted((a, b) => isPicked(b) - isPicked(a))
    .flatMap((ship) => {
      const width = (ship.name.length + FIGURES) * LETTER;
      const rectOf = (spot: LabelSpot) => labelRect(middleOf(ship), spot, width, k);
      const spot = freest(spotsOf(ship, k), rectOf, [...clear, ...names]);
      const rect = rectOf(spot);
      if (ship.id !== selected && isUnreadable(rect)) return [];
      names.push(rect);
      return [[ship.id, spot] as const];
    });
  return new Map(spots);
}

function middleOf(ship: SeaShip): { x: number; y: number } {
  const { x, y } = FLAT.center(ship.hex);
  const off = berth(ship);
  return { x: x + off.x, y: y + off.y };
}

/** What a hull takes up. */
function rectAround({ x, y }: { x: number; y: number }, k: number): Rect {
  const half = HULL * HEX_WIDTH * hullScale(k);
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** Half the width of a chance, and what its figures take up above their base line and below. */
const CHANCE = { half: 20, above: 13, below: 4 };

function rectOfText({ x, y }: { x: number; y: number }, k: number): Rect {
  const scale = nameScale(k);
  const half = CHANCE.half * scale;
  const [top, bottom] = [y - CHANCE.above * scale, y + CHANCE.below * scale];
  return { left: x - half, right: x + half, top, bottom };
}

/** On the side that a line ahead on her course leaves free. */
function spotsOf({ headingDegrees, place }: SeaShip, k: number): LabelSpot[] {
  const usual = usualSpot(headingDegrees);
  const anchors: Anchor[] = usual.anchor === 'start' ? ['start', 'end'] : ['end', 'start'];
  const aside = (leanOf(headingDegrees) === 0 ? HULL : SLANTING) * HEX_WIDTH * hullScale(k);
  const line = LINE * nameScale(k);
  const first = { x: usual.x * HEX_WIDTH, y: (usual.y + 0.26 * place) * HEX_WIDTH };
  return [
    { ...first, anchor: usual.anchor },
    ...LINES.flatMap((lines) =>
      anchors.map((anchor) => ({
        x: anchor === 'start' ? aside : -aside,
        y: lines * line,
        anchor,
      })),
    ),
  ];
}

/** Degrees clockwise from upright, 0 to 180: the same for opposite courses. */
const leanOf = (headingDegrees: number): number => ((headingDegrees % 180) + 180) % 180;

/** Courses to north and south have the name to the right, the others on the lower side. */
function usualSpot(headingDegrees: number): LabelSpot {
  const lean = leanOf(headingDegrees);
  if (lean === 0) return { x: 0.28, y: 0.06, anchor: 'start' };
  if (lean <= 90) return { x: 0.16, y: 0.34, anchor: 'start' };
  return { x: -0.16, y: 0.34, anchor: 'end' };
}

/** How much of a name lies left of its spot. */
const BEFORE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

function labelRect(
  middle: { x: number; y: number },
  { x, y, anchor }: LabelSpot,
  width: number,
  k: number,
): Rect {
  const scale = nameScale(k);
  const left = middle.x + x - BEFORE[anchor] * width * scale;
  const top = middle.y + y - ABOVE * scale;
  return { left, right: left + width * scale, top, bottom: top + (ABOVE + BELOW) * scale };
}

/** Half the width of a marker, in units of the drawing at its usual scale. */
export const MARKER = 0.22 * HEX_WIDTH;

/** Below a marker, above it, right and left of it, and once more in the second line. */
const MARKER_SPOTS: readonly LabelSpot[] = [
  { x: 0, y: MARKER + 13, anchor: 'middle' },
  { x: 0, y: -MARKER - 10, anchor: 'middle' },
  { x: MARKER + 5, y: 4, anchor: 'start' },
  { x: -MARKER - 5, y: 4, anchor: 'end' },
  { x: 0, y: MARKER + 13 + LINE, anchor: 'middle' },
  { x: 0, y: -MARKER - 10 - LINE, anchor: 'middle' },
];

interface NamedMarker {
  id: string;
  name: string;
  /** Its middle, in units of the drawing. */
  middle: { x: number; y: number };
}

/**
 * Where the names of markers stand at a scale, clear of markers and of names before them as far as there is room: from
 * the middle of each, before it grows with the names.
 */
export function markerSpots(
  markers: readonly NamedMarker[],
  k: number,
  sight?: Sight,
): ReadonlyMap<string, LabelSpot> {
  const scale = nameScale(k);
  const half = MARKER * scale;
  const own = markers.map(({ middle: { x, y } }) => {
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  });
  const taken = [...own, ...unreadable(sight)];
  return new Map(
    markers.map(({ id, name, middle }) => {
      const rectOf = ({ x, y, anchor }: LabelSpot) =>
        labelRect(middle, { x: x * scale, y: y * scale, anchor }, name.length * LETTER, k);
      const spot = freest(MARKER_SPOTS, rectOf, taken);
      taken.push(rectOf(spot));
      return [id, spot] as const;
    }),
  );
}
