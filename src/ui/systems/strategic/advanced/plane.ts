import { type Axial, distance } from '../../../../hex';
import { hexesOf, latLonOf } from '../../../../rules/strategic/advanced/map';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import { type Bounds, boundsOf } from '../../../hexmap/fit';
import { chartCoastPath } from '../../../hexmap/geometry/coast';
import { FLAT, HEX_SIZE, HEX_WIDTH } from '../../../hexmap/geometry/plane';
import { type Point, translate } from '../../../hexmap/geometry/points';

/** From flat side to flat side of a hex of the chart, in drawing units. */
export const HEX_HEIGHT = HEX_WIDTH;

export const { center: chartPoint, hexAt: chartHexAt, hexesPath, linePath } = FLAT;

/** [ST-1.11] Where a place in degrees lies on the chart; longitudes west of 180° go on past it. */
export function degreesPoint(map: TheatreMap, lat: number, lon: number): Point {
  const one = latLonOf(map, { q: 1, r: 0 });
  const zero = latLonOf(map, { q: 0, r: 0 });
  const row = latLonOf(map, { q: 0, r: 1 });
  const east = lon - map.corner.lon;
  const width = map.farCorner.lon - map.corner.lon;
  const turned = east < 0 && east + 360 <= width ? east + 360 : east;
  const columns = turned / (one.lon - zero.lon);
  const rows = (map.corner.lat - lat) / (zero.lat - row.lat);
  return { x: columns * FLAT.pitch.x, y: rows * FLAT.pitch.y };
}

/** The grid of a whole map as one path. */
export const gridPath = (map: TheatreMap): string => FLAT.gridPath(hexesOf(map));

/** The sheet that the chart is drawn on: its hexes and a margin. */
export function sheetOf({ columns, rows }: TheatreMap): Bounds {
  const margin = HEX_HEIGHT;
  return {
    left: -HEX_SIZE - margin,
    top: -HEX_HEIGHT / 2 - margin,
    right: (columns - 1) * FLAT.pitch.x + HEX_SIZE + margin,
    bottom: rows * HEX_HEIGHT + margin,
  };
}

/** Hexes that are kept around what the window is fitted to. */
const HEXES_AROUND = 4;

/** What some hexes take up, with sea around; `undefined` without any. */
export const boundsAround = (hexes: readonly Axial[]): Bounds | undefined =>
  boundsOf(hexes.map(chartPoint), HEXES_AROUND);

/** A flight: straight where it goes the shortest way, whatever hexes it touches. */
export function flightPath(hexes: readonly Axial[]): string {
  const [from, to] = [hexes[0], hexes.at(-1)];
  const isStraight = from && to && distance(from, to) === hexes.length - 1;
  return linePath(isStraight ? [from, to] : hexes);
}

/** Land in degrees as one closed coast on the chart, broken up as coasts are but where the map ends. */
export function landPath(map: TheatreMap, points: readonly { lat: number; lon: number }[]): string {
  const corner = degreesPoint(map, map.corner.lat, map.corner.lon);
  const farCorner = degreesPoint(map, map.farCorner.lat, map.farCorner.lon);
  const isCutOff = ({ x, y }: Point) =>
    [x - corner.x, y - corner.y, x - farCorner.x, y - farCorner.y].some((it) => Math.abs(it) < 1);
  return chartCoastPath(
    points.map(({ lat, lon }) => degreesPoint(map, lat, lon)),
    isCutOff,
  );
}

export { translate as at };
