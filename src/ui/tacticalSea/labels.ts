import { type Axial, sameHex } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import type { Point } from '../hexmap/geometry/points';
import { coveredShare, freest, type Rect } from '../hexmap/geometry/rects';
import { type Sight, unreadable } from '../hexmap/sight';
import type { SeaShip } from './seaShip';
import { berth } from './shapes';

export type Anchor = 'start' | 'middle' | 'end';

/** Where the name of a ship stands, from her middle, in units of the drawing. */
export interface LabelSpot {
  x: number;
  y: number;
  anchor: Anchor;
}

/** A name in its place, with what it covers of the sea. */
interface PlacedName extends LabelSpot {
  rect: Rect;
}

/** The names of things by their ids. */
export type PlacedNames = ReadonlyMap<string, PlacedName>;

/** Names keep to this scale on the screen when the board is small, and hulls grow a little. */
const [MIN_NAME, MIN_HULL, MAX_HULL] = [1.05, 0.6, 2.2];

export const nameScale = (k: number): number => Math.max(1, MIN_NAME / k);
export const hullScale = (k: number): number => Math.min(MAX_HULL, Math.max(1, MIN_HULL / k));

const [ABOVE, BELOW] = [10, 9];
/** What a letter and a line take up; units of the drawing. */
export const [LETTER, LINE] = [6.6, 15];
/** Speed, and what she could make, with the gap before them; in letters. */
const FIGURES = 6;
/** Lines by which a name may move up or down. */
const LINES = [0, 1, -1, 2, -2, 3, -3];
/** Half the width of a hull with the water beside it, in hexes. */
const HULL = 0.26;
/** How far a name keeps from a hull that lies across: the bow wave has room. */
const SLANTING = 0.5;
/** Half the beam and half the length of the wash that a hull is drawn on, in hexes. */
const [BEAM, LENGTH] = [0.17, 0.47];

/** What is around names. */
export interface Surroundings {
  sight?: Sight | undefined;
  /** What they may cover only where there is no room, such as hulls and hexes where ships are going. */
  clear?: readonly Rect[];
  /** What they may not cover: texts, and names that stand already. */
  taken?: readonly Rect[];
  /** What has its name in any case. */
  selected?: string | null;
}

/** A name that lies on others, or under buttons, with more than this share of itself cannot be read. */
const MAX_SHARED = 0.08;

/** A name is moved in from the edge of the window by no more than this share of itself. */
const MAX_ASIDE = 0.6;

/** Something with a name. */
export interface Named {
  id: string;
  /** In the order in which they are tried. */
  spots: readonly LabelSpot[];
  rectOf: (spot: LabelSpot) => Rect;
}

/**
 * Each name at the spot that covers least of what is around and of the names before it; the selected one comes first.
 * Names that would lie on other names or under buttons are left out.
 * @param own what the named things take up themselves
 */
export function placeNames(
  named: readonly Named[],
  own: readonly Rect[],
  { sight, clear = [], taken = [], selected = null }: Surroundings,
): PlacedNames {
  const names: Rect[] = [...taken];
  const hidden = sight ? unreadable(sight) : [];
  const isPicked = ({ id }: Named) => id === selected;
  const placed = named
    .toSorted((a, b) => Number(isPicked(b)) - Number(isPicked(a)))
    .flatMap((it) => {
      const spots = sight ? [...it.spots, ...movedIn(it, sight.window)] : it.spots;
      const over = [...names, ...(sight?.hidden ?? [])];
      const legible = spots.filter((spot) => coveredShare(it.rectOf(spot), over) <= MAX_SHARED);
      if (legible.length === 0 && !isPicked(it)) return [];
      const from = legible.length > 0 ? legible : spots;
      const spot = freest(from, it.rectOf, [...own, ...clear, ...names, ...hidden]);
      const rect = it.rectOf(spot);
      names.push(rect);
      return [[it.id, { ...spot, rect }] as const];
    });
  return new Map(placed);
}

/** The spots where a name would be cut by the left or right edge of the window, as far aside as it is whole. */
const movedIn = ({ spots, rectOf }: Named, window: Rect): LabelSpot[] =>
  spots.flatMap((spot) => {
    const { left, right } = rectOf(spot);
    const off = Math.max(0, window.left - left) - Math.max(0, right - window.right);
    // What lies farther out is not in the window itself.
    if (off === 0 || Math.abs(off) > (right - left) * MAX_ASIDE) return [];
    const unit = rectOf({ ...spot, x: spot.x + 1 }).left - left;
    return [{ ...spot, x: spot.x + off / unit }];
  });

/**
 * Where the names of ships stand at a scale: each beside its own, clear of hulls, of names before it and of the edges
 * of the window as far as there is room. Names that fit nowhere are left out.
 */
export function labelSpots(
  ships: readonly SeaShip[],
  k: number,
  around: Surroundings = {},
): PlacedNames {
  const named = ships.map((ship) => {
    const width = (ship.name.length + FIGURES) * LETTER;
    const rectOf = (spot: LabelSpot) => labelRect(middleOf(ship), spot, width, k);
    return { id: ship.id, spots: ownSpots(ship, { ships, rectOf, k }), rectOf };
  });
  return placeNames(named, hullRects(ships, k), around);
}

interface Neighborhood extends Pick<Named, 'rectOf'> {
  ships: readonly SeaShip[];
  k: number;
}

/** The spots of a ship that do not seem to be of a ship in another hex. */
function ownSpots(ship: SeaShip, { ships, rectOf, k }: Neighborhood): readonly LabelSpot[] {
  const others = ships.filter(({ hex }) => !sameHex(hex, ship.hex)).map(middleOf);
  return nearestToOwn({ spots: spotsOf(ship, k), rectOf }, middleOf(ship), others);
}

/** The spots where a name is not nearer to others than to its own, so that it does not seem to be theirs; all where each is. */
export function nearestToOwn(
  { spots, rectOf }: Omit<Named, 'id'>,
  middle: Point,
  others: readonly Point[],
): readonly LabelSpot[] {
  const own = spots.filter((spot) => {
    const rect = rectOf(spot);
    const away = distanceTo(rect, middle);
    return others.every((it) => distanceTo(rect, it) >= away);
  });
  return own.length > 0 ? own : spots;
}

/** From a point to the nearest of a rectangle. */
function distanceTo({ left, right, top, bottom }: Rect, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** A name that stands so many lines off its ship is joined to her by a line. */
const FAR_LINES = 2;

export const isFarOff = ({ y }: LabelSpot, k: number): boolean =>
  Math.abs(y) >= FAR_LINES * LINE * nameScale(k);

/** What the hulls of ships take up at a scale. */
export const hullRects = (ships: readonly SeaShip[], k: number): Rect[] =>
  ships.map((ship) => rectAround(middleOf(ship), k));

/** The box around a ship from bow to stern at a scale. */
export function lengthRect(ship: SeaShip, k: number): Rect {
  const { x, y } = middleOf(ship);
  const radians = (ship.headingDegrees * Math.PI) / 180;
  const reach = (share: number) => Math.max(BEAM, LENGTH * Math.abs(share)) * HEX_WIDTH;
  const [across, along] = [Math.sin(radians), Math.cos(radians)].map(
    (share) => reach(share) * hullScale(k),
  ) as [number, number];
  return { left: x - across, right: x + across, top: y - along, bottom: y + along };
}

/** What lies in hexes takes up at a scale. */
export const hexRects = (hexes: readonly Axial[], k: number): Rect[] =>
  hexes.map((hex) => rectAround(FLAT.center(hex), k));

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

/** What a name of a width takes up at a spot beside a middle. */
export function labelRect(
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
