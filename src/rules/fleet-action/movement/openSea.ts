import { aheadOf, distance, type Facing, ORIGIN, turned } from '../../../hex';
import { hexesToEdge } from '../common/edges';
import { MAP_EDGES } from '../model/scenario';
import type { Berth, End, Helm } from './helm';
import { endsFrom, oneToEach, type Path, type Way } from './ways';

/**
 * The ends of a ship's movement, one to each hex and facing, where neither land nor an enemy nor the edge of the map lies within her
 * reach; `undefined` elsewhere, and where friends leave no room. As `endsFrom` would find them, without a search.
 */
export function endsInOpenSea(helm: Helm, start: Berth): { at: End; way: Path }[] | undefined {
  const hexes = helm.allowance - start.moved;
  if (hexes <= 0 || hexes > MAX_HEXES || !helm.mayTurn || !isOpen(helm, start, hexes))
    return undefined;
  const ends = fanOf(helm.turningHexes, start.straight, hexes)
    .map((way) => ({ at: seenFrom(start, way.at), way }))
    .filter(({ at }) => helm.hasRoom(at.hex));
  return ends.length > 0 ? ends : undefined;
}

/** Nothing within so many hexes bars her way. */
const isOpen = ({ scenario: { map, land }, held }: Helm, { hex }: Berth, hexes: number): boolean =>
  MAP_EDGES.every((edge) => hexesToEdge(map, hex, edge) >= hexes) &&
  held.every((it) => distance(it, hex) > hexes) &&
  land.every((it) => distance(it, hex) > hexes);

/** More than any ship runs in a turn. */
const MAX_HEXES = 12;

const NORTH: Facing = 1;

/** Water without an end. */
const BOUNDLESS: Helm['scenario'] = {
  map: { column: -2 * MAX_HEXES, columns: 4 * MAX_HEXES, row: -2 * MAX_HEXES, rows: 4 * MAX_HEXES },
  land: [],
};

/** The ends of ships that start from the origin northward, by MVR, hexes run straight before and hexes to go: all that they depend on. */
const fans = new Map<number, readonly Way[]>();

function fanOf(turningHexes: number, straight: number, hexes: number): readonly Way[] {
  const run = Math.min(straight, turningHexes);
  const key = (turningHexes * MAX_STRAIGHT + run) * (MAX_HEXES + 1) + hexes;
  const before = fans.get(key);
  if (before) return before;
  const helm: Helm = {
    scenario: BOUNDLESS,
    turningHexes,
    allowance: hexes,
    turnsFrom: null,
    mayTurn: true,
    held: [],
    hasRoom: () => true,
  };
  const start = { hex: ORIGIN, facing: NORTH, straight: run, moved: 0, isOff: false };
  const fan = oneToEach(endsFrom(helm, start));
  fans.set(key, fan);
  return fan;
}

/** No ship needs to run so many hexes before she may turn. */
const MAX_STRAIGHT = 16;

/** An end of a ship from the origin northward, for one that starts elsewhere on another course. */
function seenFrom({ hex, facing }: Berth, { hex: { q, r }, facing: end }: Berth): End {
  const ahead = aheadOf(facing);
  const abeam = aheadOf(turned(facing, 'starboard'));
  return {
    hex: {
      q: hex.q - (q + r) * ahead.q + q * abeam.q,
      r: hex.r - (q + r) * ahead.r + q * abeam.r,
    },
    facing: (((facing + end - 2) % 6) + 1) as Facing,
    isOff: false,
  };
}
