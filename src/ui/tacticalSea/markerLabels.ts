import { type Axial, sameHex } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { type Point, pointAt } from '../hexmap/geometry/points';
import { freest, type Rect } from '../hexmap/geometry/rects';
import {
  type LabelSpot,
  LETTER,
  LINE,
  labelRect,
  lengthRect,
  type Named,
  nameScale,
  nearestToOwn,
  type PlacedNames,
  placeNames,
  type Surroundings,
} from './labels';
import type { SeaShip } from './seaShip';
import { aboveHex } from './shapes';

/** Half the width of a chance at least and of one of its letters, and what these take up above their base line and below. */
const CHANCE = { half: 22, halfLetter: 4.7, above: 13, below: 4 };

/** A short text at a target, as the chance to hit it. */
export interface SeaChance {
  hex: Axial;
  text: string;
  /** Whose it is; written where another target is near. */
  name?: string;
}

/** A chance in its place, with what it covers of the sea. */
export interface PlacedChance extends SeaChance {
  at: Point;
  rect: Rect;
}

/** What chances do not cover as far as there is room. */
interface AroundChances {
  ships?: readonly SeaShip[];
  /** Such as markers. */
  clear?: readonly Rect[];
}

/** What is written of each at a scale: with the name of the target where the marker of another would touch its own. */
const toldApart = (chances: readonly SeaChance[], k: number): SeaChance[] =>
  chances.map((chance) => {
    const { x, y } = FLAT.center(chance.hex);
    const isNear = chances.some((it) => {
      const other = FLAT.center(it.hex);
      return it !== chance && Math.hypot(other.x - x, other.y - y) < 2.5 * MARKER * nameScale(k);
    });
    const { hex, text, name } = chance;
    return { hex, text: isNear && name ? `${name} ${text}` : text };
  });

/**
 * Where chances are written at a scale, in units of the drawing: above the ships in their hexes, and above each other
 * where their hexes are close.
 */
export function chanceSpots(
  chances: readonly SeaChance[],
  k: number,
  { ships = [], clear = [] }: AroundChances = {},
): PlacedChance[] {
  const hulls = ships.map((ship) => ({ hex: ship.hex, rect: lengthRect(ship, k) }));
  const taken = [...clear, ...hulls.map(({ rect }) => rect)];
  return toldApart(chances, k).map(({ hex, text }) => {
    const aimedAt = hulls.filter((it) => sameHex(it.hex, hex)).map(({ rect }) => rect);
    const spot = freest(spotsBeside(hex, aimedAt, k), (it) => rectOfText(it, text, k), taken);
    const rect = rectOfText(spot, text, k);
    taken.push(rect);
    return { hex, text, at: spot, rect };
  });
}

/** Above a hex and the hulls in it, below them, and then in lines farther off. */
function spotsBeside(hex: Axial, hulls: readonly Rect[], k: number): Point[] {
  const scale = nameScale(k);
  const { x, y: usual } = aboveHex(hex);
  const line = (CHANCE.above + CHANCE.below) * scale;
  const above = Math.min(usual, ...hulls.map(({ top }) => top - CHANCE.below * scale));
  const below = Math.max(above + 2 * line, ...hulls.map((it) => it.bottom + CHANCE.above * scale));
  const spots = [above, above - line, below, above - 2 * line, below + line, above - 3 * line];
  return [...spots, below + 2 * line].map((y) => ({ x, y }));
}

function rectOfText({ x, y }: Point, text: string, k: number): Rect {
  const scale = nameScale(k);
  const half = Math.max(CHANCE.half, CHANCE.halfLetter * text.length) * scale;
  const [top, bottom] = [y - CHANCE.above * scale, y + CHANCE.below * scale];
  return { left: x - half, right: x + half, top, bottom };
}

/** Half the width of a marker, in units of the drawing at its usual scale. */
export const MARKER = 0.22 * HEX_WIDTH;

/** From the middle of a marker to the tip of the arrow on its course, and how far the barbs reach back and aside. */
export const ARROW = { tip: 0.42 * HEX_WIDTH, back: 9, aside: 6 };

/** How far a name that begins or ends at a marker lies over or under it. */
const OVERHANG = 0.4 * MARKER;

/** Below a marker, above it, right and left of it, below and above to one side, and in the second line. */
const MARKER_SPOTS: readonly LabelSpot[] = [
  { x: 0, y: MARKER + 13, anchor: 'middle' },
  { x: 0, y: -MARKER - 10, anchor: 'middle' },
  { x: MARKER + 5, y: 4, anchor: 'start' },
  { x: -MARKER - 5, y: 4, anchor: 'end' },
  { x: -OVERHANG, y: MARKER + 13, anchor: 'start' },
  { x: OVERHANG, y: MARKER + 13, anchor: 'end' },
  { x: -OVERHANG, y: -MARKER - 10, anchor: 'start' },
  { x: OVERHANG, y: -MARKER - 10, anchor: 'end' },
  { x: 0, y: MARKER + 13 + LINE, anchor: 'middle' },
  { x: 0, y: -MARKER - 10 - LINE, anchor: 'middle' },
];

/** The arrow of a marker that heads south points to where its name would stand: it stands above. */
const SOUTHWARD_SPOTS = MARKER_SPOTS.toSorted((a, b) => Number(a.y > 4) - Number(b.y > 4));

const isSouthward = (headingDegrees: number | null | undefined): boolean =>
  Math.abs((headingDegrees ?? 0) - 180) < 60;

interface NamedMarker {
  id: string;
  name: string;
  /** Its course, where it has one. */
  headingDegrees?: number | null;
  /** Its middle, in units of the drawing. */
  middle: Point;
}

/**
 * Where the names of markers stand at a scale, each nearest to its own, clear of markers and of names before them as far
 * as there is room: from the middle of each, before it grows with the names. Names that fit nowhere are left out.
 */
export const markerSpots = (
  markers: readonly NamedMarker[],
  k: number,
  around: Surroundings = {},
): PlacedNames =>
  placeNames(
    markers.map((it) => {
      const spots = isSouthward(it.headingDegrees) ? SOUTHWARD_SPOTS : MARKER_SPOTS;
      const named = namedBeside(it, spots, k);
      const others = markers.flatMap(({ id, middle }) => (id === it.id ? [] : [middle]));
      return { ...named, spots: nearestToOwn(named, it.middle, others) };
    }),
    [...markerRects(markers, k), ...arrowRects(markers, k)],
    around,
  );

/** What markers take up at a scale. */
export function markerRects(markers: readonly Pick<NamedMarker, 'middle'>[], k: number): Rect[] {
  const half = MARKER * nameScale(k);
  return markers.map(({ middle: { x, y } }) => {
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  });
}

/** What the heads of their arrows take up at a scale. */
function arrowRects(markers: readonly NamedMarker[], k: number): Rect[] {
  const scale = nameScale(k);
  return markers.flatMap(({ middle, headingDegrees = null }) => {
    if (headingDegrees === null) return [];
    const half = ARROW.back / 2;
    const { x, y } = pointAt(headingDegrees, ARROW.tip - half);
    const [left, top] = [middle.x + (x - half) * scale, middle.y + (y - half) * scale];
    const width = 2 * half * scale;
    return [{ left, right: left + width, top, bottom: top + width }];
  });
}

/** Spots that grow with the names. */
const namedBeside = (
  { id, name, middle }: NamedMarker,
  spots: readonly LabelSpot[],
  k: number,
): Named => {
  const scale = nameScale(k);
  const width = name.length * LETTER;
  return {
    ...{ id, spots },
    rectOf: ({ x, y, anchor }) =>
      labelRect(middle, { x: x * scale, y: y * scale, anchor }, width, k),
  };
};

/** Below a wreck's cross, above it, right and left of it. */
const WRECK_SPOTS: readonly LabelSpot[] = [
  { x: 0, y: 22, anchor: 'middle' },
  { x: 0, y: -15, anchor: 'middle' },
  { x: 14, y: 4, anchor: 'start' },
  { x: -14, y: 4, anchor: 'end' },
];

/** Where the names of wrecks stand, as those of markers do. */
export const wreckSpots = (
  wrecks: readonly NamedMarker[],
  k: number,
  around: Surroundings = {},
): PlacedNames =>
  placeNames(
    wrecks.map((it) => namedBeside(it, WRECK_SPOTS, k)),
    markerRects(wrecks, k),
    around,
  );
