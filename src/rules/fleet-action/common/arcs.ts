import { type Axial, type Facing, flatBearing, sameHex } from '../../../hex';
import type { Arc } from '../model/sheet';
import type { Unit } from '../model/units';

/** [NW-1.12] The sectors of 60 degrees around a ship, clockwise from ahead. */
export const SECTORS = [
  'bow',
  'starboard-bow',
  'starboard-quarter',
  'stern',
  'port-quarter',
  'port-bow',
] as const;
type Sector = (typeof SECTORS)[number];

/** [NW-1.13] Where a hit comes from. */
export type HitArc = 'bow' | 'beam' | 'stern';

/** [NW-1.14] So near to an edge a bearing lies in both sectors. */
const EDGE_DEGREES = 0.01;

/** [NW-1.12] The sectors in which `to` lies as seen from a ship: two on an edge [NW-1.14], all in its own hex [NW-1.15]. */
export function sectorsOf(facing: Facing, from: Axial, to: Axial): Sector[] {
  if (sameHex(from, to)) return [...SECTORS];
  const relative = (flatBearing(from, to) - 60 * (facing - 1) + 720) % 360;
  const first = sectorAt(relative - EDGE_DEGREES);
  const second = sectorAt(relative + EDGE_DEGREES);
  return first === second ? [first] : [first, second];
}

const sectorAt = (relative: number): Sector =>
  SECTORS[Math.round((relative + 360) / 60) % 6] as Sector;

/** [NW-1.13, NW-1.14, NW-1.15] The arc of the target from which it is attacked. */
export function arcOnto({ facing, hex }: Pick<Unit, 'facing' | 'hex'>, from: Axial): HitArc {
  const [sector, second] = sectorsOf(facing, hex, from);
  return second === undefined && (sector === 'bow' || sector === 'stern') ? sector : 'beam';
}

const PORT: readonly Sector[] = ['port-bow', 'port-quarter'];
const STARBOARD: readonly Sector[] = ['starboard-bow', 'starboard-quarter'];

/** [NW-9.12] The sectors that a mount of each arc bears on. */
export const ARC_SECTORS: Readonly<Record<Arc, readonly Sector[]>> = {
  F: SECTORS.filter((sector) => sector !== 'stern'),
  A: SECTORS.filter((sector) => sector !== 'bow'),
  P: PORT,
  S: STARBOARD,
  PS: [...PORT, ...STARBOARD],
  AP: ['stern', 'port-quarter'],
  AS: ['stern', 'starboard-quarter'],
  FP: ['bow', ...PORT],
  FS: ['bow', ...STARBOARD],
  R: SECTORS,
};

/** [NW-9.11] A mount of this arc bears on a hex from where the unit is. */
export const bears = (unit: Pick<Unit, 'facing' | 'hex'>, arc: Arc, hex: Axial): boolean =>
  covers(arc, sectorsOf(unit.facing, unit.hex, hex));

/** [NW-9.12] A mount of this arc bears on one of the sectors in which a hex lies. */
export const covers = (arc: Arc, sectors: readonly Sector[]): boolean =>
  sectors.some((sector) => ARC_SECTORS[arc].includes(sector));
