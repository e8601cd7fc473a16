import { type Axial, distance, type HexKey, hexKey, isInRectangle, rowOf } from '../../../hex';
import type { Hexes, Side } from '../../core';
import type { Edge, SeaMap } from '../model/scenario';

interface Waters {
  map: SeaMap;
  bases: readonly { hex: Axial }[];
}

/** [WG-1.4] */
export const isOnMap = (map: SeaMap, hex: Axial): boolean => isInRectangle(map, hex);

const landKeys = new WeakMap<SeaMap, ReadonlySet<HexKey>>();

/** [WG-1.10] The hexes of the land, worked out once a map. */
function landOf(map: SeaMap): ReadonlySet<HexKey> {
  const known = landKeys.get(map);
  if (known) return known;
  const keys = new Set(map.land.map(hexKey));
  landKeys.set(map, keys);
  return keys;
}

/** [WG-1.10, WG-15.9] A task force may be in the hex: on the map, and sea or the hex of a base. */
export const isWater = ({ map, bases }: Waters, hex: Axial): boolean =>
  isOnMap(map, hex) &&
  (!landOf(map).has(hexKey(hex)) || bases.some((base) => distance(base.hex, hex) === 0));

/** The edges of the map that a hex lies on. */
export function edgesAt(map: SeaMap, hex: Axial): Edge[] {
  const row = rowOf(hex);
  const edges: Edge[] = [];
  if (row === 0) edges.push('north');
  if (hex.q === map.columns - 1) edges.push('east');
  if (row === map.rows - 1) edges.push('south');
  if (hex.q === 0) edges.push('west');
  return edges;
}

/** [WG-16.16] Ships of a side may enter and leave at the hex. */
export const isFriendlyEdge = (map: SeaMap, side: Side, hex: Axial): boolean =>
  isOnMap(map, hex) && edgesAt(map, hex).some((edge) => map.friendlyEdges[side].includes(edge));

/** [WG-16.11] No task force moves farther in a turn. */
export const MAX_MOVE_HEXES: Hexes = 6;
