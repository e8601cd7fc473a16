import { type Axial, flatNeighbors, hexKey, rowOf } from '../../hex';
import type { Exit, TheaterMap } from '../../rules/strategic';
import { hexesOf, hexOf, latLonOf } from '../../rules/strategic/query';
import type { MapInFile } from './schema';

interface Degrees {
  lat: number;
  lon: number;
}

/** The map of an Advanced game from its corners and coastlines [ST-1.11, ST-1.12]. */
export function theaterOf(file: MapInFile): TheaterMap {
  const { corner, farCorner, coastlines } = file;
  const size = sizeOf(file);
  const all = hexesOf(size);
  const land = all.filter((hex) => {
    const middle = latLonOf(file, hex);
    return coastlines.some(({ points }) => isInside(middle, points));
  });
  const landKeys = new Set(land.map(hexKey));
  const coast = all.filter(
    (hex) =>
      !landKeys.has(hexKey(hex)) && flatNeighbors(hex).some((next) => landKeys.has(hexKey(next))),
  );
  return {
    ...{ corner, farCorner, ...size, land, coast, coastlines },
    ...(file.names && { names: file.names }),
    exits: (file.exits ?? []).map((exit) => exitOf(exit, file, size)),
  };
}

/** Columns and rows between the corners, both among them. */
function sizeOf(file: MapInFile): Pick<TheaterMap, 'columns' | 'rows'> {
  const { farCorner } = file;
  const hex = hexOf(file, farCorner.lat, farCorner.lon);
  return { columns: hex.q + 1, rows: rowOf(hex) + 1 };
}

/** By the even-odd rule, degrees taken as flat. */
function isInside({ lat, lon }: Degrees, points: readonly Degrees[]): boolean {
  return points.reduce((inside, a, i) => {
    const b = points[(i + 1) % points.length] as Degrees;
    if (a.lat > lat === b.lat > lat) return inside;
    const crossing = a.lon + ((lat - a.lat) / (b.lat - a.lat)) * (b.lon - a.lon);
    return lon < crossing ? !inside : inside;
  }, false);
}

type ExitInFile = NonNullable<MapInFile['exits']>[number];

/** [ST-9.15] The hexes of an edge, or of a part of it. */
function exitOf(
  { id, name, side, edge, from = -Infinity, to = Infinity }: ExitInFile,
  file: MapInFile,
  size: Pick<TheaterMap, 'columns' | 'rows'>,
): Exit {
  const along = ({ lat, lon }: Degrees): number =>
    edge === 'north' || edge === 'south' ? lon : lat;
  const hexes = hexesOf(size).filter((hex) => {
    const degrees = along(latLonOf(file, hex));
    return isOnEdge(hex, edge, size) && degrees >= from && degrees <= to;
  });
  return { id, name, side, hexes };
}

function isOnEdge(
  hex: Axial,
  edge: ExitInFile['edge'],
  { columns, rows }: Pick<TheaterMap, 'columns' | 'rows'>,
): boolean {
  const row = rowOf(hex);
  const onEdge = {
    north: row === 0,
    south: row === rows - 1,
    west: hex.q === 0,
    east: hex.q === columns - 1,
  };
  return onEdge[edge];
}
