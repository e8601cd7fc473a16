import { type Axial, flatNeighbors, hexInRow, hexKey, rowOf } from '../../hex';
import type { Exit, TheaterMap } from '../../rules/strategic';
import { hexesOf, hexOf, latLonOf } from '../../rules/strategic/query';
import type { Degrees } from '../core/coast';
import type { PathFault } from '../form/fault';
import type { MapInFile } from './schema';

type Corners = Pick<MapInFile, 'corner' | 'farCorner'>;

/** The map of an Advanced game from its corners and its land [ST-1.11, ST-1.12]. */
export function theaterOf(file: MapInFile): TheaterMap {
  const { corner, farCorner, coastlines } = file;
  const size = sizeOf(file);
  const all = hexesOf(size);
  const land = all.filter(file.land ? inPicture(file.land) : inCoastlines(file));
  return {
    ...{ corner, farCorner, ...size, land, coast: coastOf(land, all) },
    ...(coastlines && { coastlines }),
    ...(file.names && { names: file.names }),
    exits: (file.exits ?? []).map((exit) => exitOf(exit, file, size)),
  };
}

type IsLand = (hex: Axial) => boolean;

export const LAND = '#';

const inPicture =
  (rows: readonly string[]): IsLand =>
  (hex) =>
    rows[rowOf(hex)]?.[hex.q] === LAND;

const inCoastlines =
  (file: MapInFile): IsLand =>
  (hex) => {
    const middle = latLonOf(file, hex);
    return (file.coastlines ?? []).some(({ points }) => isInside(middle, points));
  };

/** The land of a map as rows of its hexes: those whose middle lies on land [ST-1.12]. */
export function landRows(file: Corners, isLandAt: (place: Degrees) => boolean): string[] {
  const { columns, rows } = sizeOf(file);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      isLandAt(latLonOf(file, hexInRow({ column, row }))) ? LAND : '.',
    ).join(''),
  );
}

/** What is wrong with rows of land: they are as many and as long as the map has rows and columns. */
export function landFaults(file: MapInFile): PathFault[] {
  const { columns, rows } = sizeOf(file);
  const { land } = file;
  if (!land) return [];
  const isWhole = land.length === rows && land.every(({ length }) => length === columns);
  const expected = `${rows} rows of ${columns} hexes`;
  return isWhole
    ? []
    : [{ path: 'map.land', expected, found: `${land.length} rows of ${land[0]?.length ?? 0}` }];
}

/** The sea hexes beside land. */
function coastOf(land: readonly Axial[], all: readonly Axial[]): Axial[] {
  const keys = new Set(land.map(hexKey));
  return all.filter(
    (hex) => !keys.has(hexKey(hex)) && flatNeighbors(hex).some((next) => keys.has(hexKey(next))),
  );
}

/** Larger charts are refused: every hex is looked at one by one. */
export const MAX_SIDE_HEXES = 120;

/** What is wrong with the corners of a map: it has a few columns and rows, and not too many. */
export function frameFaults(file: MapInFile): PathFault[] {
  const { columns, rows } = sizeOf(file);
  const isSound = (hexes: number) => hexes >= 1 && hexes <= MAX_SIDE_HEXES;
  if (isSound(columns) && isSound(rows)) return [];
  const expected = `a southeast corner that leaves 1 to ${MAX_SIDE_HEXES} columns and rows [ST-1.11]`;
  return [{ path: 'map.farCorner', expected, found: `${columns} columns, ${rows} rows` }];
}

/** Columns and rows between the corners, both among them; fewer than 1 where the corners are the wrong way round. */
export function sizeOf(file: Corners): Pick<TheaterMap, 'columns' | 'rows'> {
  const { farCorner } = file;
  const hex = hexOf(file, farCorner.lat, farCorner.lon);
  return { columns: hex.q + 1, rows: rowOf(hex) + 1 };
}

/** Whether a place lies in a coastline, by the even-odd rule, treating degrees as flat. */
export function isInside({ lat, lon }: Degrees, points: readonly Degrees[]): boolean {
  return points.reduce((inside, a, i) => {
    const b = points[(i + 1) % points.length] as Degrees;
    if (a.lat > lat === b.lat > lat) return inside;
    const crossing = a.lon + ((lat - a.lat) / (b.lat - a.lat)) * (b.lon - a.lon);
    return lon < crossing ? !inside : inside;
  }, false);
}

type ExitInFile = NonNullable<MapInFile['exits']>[number];

/** [ST-9.15] The hexes of an edge, or of a part of it. */
export function exitOf(
  { id, name, side, edge, from = -Infinity, to = Infinity }: ExitInFile,
  file: Corners,
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
