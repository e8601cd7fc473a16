import { type Axial, type Rectangle, rowOf } from '../../../hex';
import { MAP_EDGES, type MapEdge } from '../model/scenario';

type MapSize = Required<Rectangle>;

/** [NW-34.1] Hexes to the last column or row before an edge: 0 on the edge itself. */
const TO_EDGE: Readonly<Record<MapEdge, (map: MapSize, hex: Axial) => number>> = {
  north: ({ row }, hex) => rowOf(hex) - row,
  east: ({ column, columns }, { q }) => column + columns - 1 - q,
  south: ({ row, rows }, hex) => row + rows - 1 - rowOf(hex),
  west: ({ column }, { q }) => q - column,
};

/** Hexes of a straight run to the nearest hex of an edge: 0 on it, below 0 beyond it. */
export const hexesToEdge = (map: MapSize, hex: Axial, edge: MapEdge): number =>
  TO_EDGE[edge](map, hex);

/** [NW-8.31] The edge nearest to a hex; of equals, the first in the order of `MAP_EDGES`. */
export const nearestEdge = (map: MapSize, hex: Axial): MapEdge =>
  MAP_EDGES.reduce((best, edge) =>
    hexesToEdge(map, hex, edge) < hexesToEdge(map, hex, best) ? edge : best,
  );
