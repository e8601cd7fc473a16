import { freest, type Rect } from '../../../hexmap/geometry/rects';
import { chartPoint, HEX_HEIGHT } from './plane';
import type { SeaFace } from './scene';
import { berth } from './shapes';

export type Anchor = 'start' | 'end';

/** Where the name of a ship stands, from her middle, in units of the drawing. */
export interface LabelSpot {
  x: number;
  y: number;
  anchor: Anchor;
}

/** Names keep to this scale on the screen when the board is small, hulls become larger by a little. */
const [LEAST_NAME, LEAST_HULL, MOST_HULL] = [1.05, 0.6, 2.2];

export const nameScale = (k: number): number => Math.max(1, LEAST_NAME / k);
export const hullScale = (k: number): number => Math.min(MOST_HULL, Math.max(1, LEAST_HULL / k));

const [LETTER, LINE, ABOVE, BELOW] = [6.6, 15, 10, 9];
/** Speed, and what she could make. */
const FIGURES = 5;
/** Lines above and below that a name may give way by. */
const LINES = [0, 1, -1, 2, -2, 3, -3];
/** Half of what a hull takes across, in hexes. */
const HULL = 0.26;
/** The same of one that lies across. */
const SLANTING = 0.42;

/** Where the names of all ships stand at a scale: each beside its own, clear of hulls and of names before it as far as there is room. */
export function labelSpots(
  faces: readonly SeaFace[],
  nameOf: (ship: string) => string,
  k: number,
): ReadonlyMap<string, LabelSpot> {
  const taken = faces.map((face) => hullRect(face, k));
  return new Map(
    faces.map((face) => {
      const letters = nameOf(face.ship.id).length + FIGURES;
      const rectOf = (spot: LabelSpot) => labelRect(middleOf(face), spot, letters * LETTER, k);
      const spot = freest(spotsOf(face, k), rectOf, taken);
      taken.push(rectOf(spot));
      return [face.ship.id, spot] as const;
    }),
  );
}

function middleOf({ ship, place, of }: SeaFace): { x: number; y: number } {
  const { x, y } = chartPoint(ship.hex);
  const off = berth(place, of, ship.facing);
  return { x: x + off.x, y: y + off.y };
}

function hullRect(face: SeaFace, k: number): Rect {
  const { x, y } = middleOf(face);
  const half = HULL * HEX_HEIGHT * hullScale(k);
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** On the side to which a line ahead on her course leaves room first. */
function spotsOf({ ship, place }: SeaFace, k: number): LabelSpot[] {
  const usual = usualSpot(ship.facing);
  const anchors: Anchor[] = usual.anchor === 'start' ? ['start', 'end'] : ['end', 'start'];
  const isUpright = ship.facing === 1 || ship.facing === 4;
  const aside = (isUpright ? HULL : SLANTING) * HEX_HEIGHT * hullScale(k);
  const line = LINE * nameScale(k);
  const first = { x: usual.x * HEX_HEIGHT, y: (usual.y + 0.26 * place) * HEX_HEIGHT };
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

/** Courses to north and south have the name to the right, the others on the lower side. */
function usualSpot(facing: number): LabelSpot {
  if (facing === 1 || facing === 4) return { x: 0.28, y: 0.06, anchor: 'start' };
  if (facing === 2 || facing === 5) return { x: 0.16, y: 0.34, anchor: 'start' };
  return { x: -0.16, y: 0.34, anchor: 'end' };
}

function labelRect(
  middle: { x: number; y: number },
  { x, y, anchor }: LabelSpot,
  width: number,
  k: number,
): Rect {
  const scale = nameScale(k);
  const left = middle.x + x - (anchor === 'end' ? width * scale : 0);
  const top = middle.y + y - ABOVE * scale;
  return { left, right: left + width * scale, top, bottom: top + (ABOVE + BELOW) * scale };
}
