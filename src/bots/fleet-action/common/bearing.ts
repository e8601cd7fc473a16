import type { Axial, Facing } from '../../../hex';
import { ARC_SECTORS, type Arc, SECTORS, sectorsOf } from '../../../rules/fleet-action/query';

/**
 * Where a hex lies as seen from a ship, as one number: two sectors of the six in `SECTORS`, alike but for a bearing on their edge
 * [NW-1.14], or `ALL_AROUND` in her own hex [NW-1.15].
 */
export type Bearing = number;

const ALL_AROUND = 36;
export const BEARINGS = ALL_AROUND + 1;

/** Abeam to starboard, forward of it and abaft. */
export const ON_THE_BEAM: Bearing = 1 * 6 + 2;

/** Displacements up to so many hexes are looked up. */
const SPAN = 128;
const WIDTH = 2 * SPAN + 1;
const known = new Int8Array(WIDTH * WIDTH * 6).fill(-1);

/** The bearing of `to` from a ship. */
export function bearingFrom(facing: Facing, from: Axial, to: Axial): Bearing {
  const q = to.q - from.q;
  const r = to.r - from.r;
  if (Math.abs(q) > SPAN || Math.abs(r) > SPAN) return workedOut(facing, from, to);
  const key = ((q + SPAN) * WIDTH + r + SPAN) * 6 + facing - 1;
  const before = known[key] as number;
  if (before >= 0) return before;
  const found = workedOut(facing, from, to);
  known[key] = found;
  return found;
}

function workedOut(facing: Facing, from: Axial, to: Axial): Bearing {
  const sectors = sectorsOf(facing, from, to).map((it) => SECTORS.indexOf(it));
  if (sectors.length > 2) return ALL_AROUND;
  const [first = 0, second = first] = sectors;
  return first * 6 + second;
}

export const HIT_ARCS = ['bow', 'beam', 'stern'] as const;
export type HitArc = (typeof HIT_ARCS)[number];

/** [NW-1.13] The arc of the ship in which that bearing lies. */
export function arcAt(bearing: Bearing): HitArc {
  if (bearing === 0) return 'bow';
  return bearing === STERN ? 'stern' : 'beam';
}

const STERN: Bearing = 3 * 6 + 3;

/** [NW-9.12] For each arc, the sectors that it covers. */
const COVERED = Object.fromEntries(
  Object.entries(ARC_SECTORS).map(([arc, sectors]) => [
    arc,
    SECTORS.map((sector) => sectors.includes(sector)),
  ]),
) as Record<Arc, boolean[]>;

/** [NW-9.11] A mount of that arc bears on that bearing. */
export function bearsOn(arc: Arc, bearing: Bearing): boolean {
  if (bearing === ALL_AROUND) return true;
  const sectors = COVERED[arc];
  return sectors[Math.floor(bearing / 6)] === true || sectors[bearing % 6] === true;
}
