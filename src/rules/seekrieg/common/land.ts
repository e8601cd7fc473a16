import { type Axial, distance, type HexKey, hexKey } from '../../../hex';
import type { SeekriegView } from '../model/state';
import { crosses, type Line } from './onLine';

/** The land of a scenario, which never changes. */
const SETS = new WeakMap<readonly Axial[], ReadonlySet<HexKey>>();

function setOf(land: readonly Axial[]): ReadonlySet<HexKey> {
  const known = SETS.get(land) ?? new Set(land.map(hexKey));
  SETS.set(land, known);
  return known;
}

/** [SK-4.12] */
export const isLand = ({ scenario: { land } }: Pick<SeekriegView, 'scenario'>, hex: Axial) =>
  land.length > 0 && setOf(land).has(hexKey(hex));

/** [SK-4.12, SK-10.2, SK-10.7] Land lies on the line. */
export const isLandOn = ({ scenario }: Pick<SeekriegView, 'scenario'>, line: Line): boolean =>
  scenario.land.some((hex) => crosses(line, hex));

/** [SK-10.20] 2,000 yards: a radar takes a ship this near to a coast for the coast. */
const BY_LAND_HEXES = 4;

/** [SK-10.20] Land lies so near that no radar tells a ship there from it. */
export const isByLand = ({ scenario }: Pick<SeekriegView, 'scenario'>, hex: Axial): boolean =>
  scenario.land.some((it) => distance(it, hex) <= BY_LAND_HEXES);
