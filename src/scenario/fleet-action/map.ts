import {
  type Axial,
  disk,
  hexesInRectangle,
  hexKey,
  isInRectangle,
  type Rectangle,
} from '../../hex';
import type { Area, FleetActionFile } from './schema';

type MapInFile = Pick<FleetActionFile, 'map'>;

/** [NW-1.18] */
const DEFAULT_MAP = { column: -30, row: -25, columns: 61, rows: 51 };

/** The rectangle of a file's map. */
export function mapOf({ map }: MapInFile): Required<Rectangle> {
  if (!map) return DEFAULT_MAP;
  const [column, lastColumn] = map.columns;
  const [row, lastRow] = map.rows;
  return { column, row, columns: lastColumn - column + 1, rows: lastRow - row + 1 };
}

/** The hexes of some areas that lie on the map, each once. */
export function hexesOf(areas: readonly Area[], file: MapInFile): Axial[] {
  const map = mapOf(file);
  const onMap = areas.flatMap((it) => inArea(it, map)).filter((hex) => isInRectangle(map, hex));
  return [...new Map(onMap.map((hex) => [hexKey(hex), hex])).values()];
}

function inArea(area: Area, { column, columns }: Required<Rectangle>): readonly Axial[] {
  if ('around' in area) return disk(area.around, area.within);
  if ('hexes' in area) return area.hexes;
  const [row, last] = area.rows;
  return hexesInRectangle({ column, columns, row, rows: last - row + 1 });
}
