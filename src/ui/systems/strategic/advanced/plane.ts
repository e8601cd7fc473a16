import { type Axial, distance, layout } from '../../../../hex';
import { hexesOf, latLonOf } from '../../../../rules/strategic/advanced/map';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import type { Bounds } from '../../../hexmap/fit';
import { chartCoastPath } from '../../../hexmap/geometry/outline';
import { fixed, HEX_SIZE, type Point, pointText } from '../../../hexmap/geometry/plane';

/** Hexes of the chart are as large as those of the battle's map, so that both zoom alike. */
export const CHART = layout(HEX_SIZE, 'flat-top');
/** From flat side to flat side of a hex of the chart, in drawing units. */
export const HEX_HEIGHT = CHART.height;
/** Half of a hex's sides: in a field of hexes every inner side is drawn once. */
const HALF_OUTLINE = 4;

/** The middle of a hex on the chart. */
export const chartPoint = CHART.center;
/** The hex that a point of the chart lies in. */
export const chartHexAt = CHART.hexAt;

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
  return { x: columns * CHART.pitch.x, y: rows * CHART.pitch.y };
}

/** The corners of a hex drawn at a share of its size. */
function cornersOf(hex: Axial, share: number): Point[] {
  const { x, y } = chartPoint(hex);
  return CHART.corners(hex).map((it) => ({
    x: x + share * (it.x - x),
    y: y + share * (it.y - y),
  }));
}

/** Outlines of hexes as one path. */
export const hexesPath = (hexes: readonly Axial[], share = 1): string =>
  hexes.map((hex) => `M${cornersOf(hex, share).map(pointText).join('L')}Z`).join('');

/** The grid of a whole map as one path. */
export const gridPath = (map: TheatreMap): string =>
  hexesOf(map)
    .map((hex) => `M${CHART.corners(hex).slice(0, HALF_OUTLINE).map(pointText).join('L')}`)
    .join('');

/** The sheet that the chart is drawn on: its hexes and a margin. */
export function sheetOf({ columns, rows }: TheatreMap): Bounds {
  const margin = HEX_HEIGHT;
  return {
    left: -HEX_SIZE - margin,
    top: -HEX_HEIGHT / 2 - margin,
    right: (columns - 1) * CHART.pitch.x + HEX_SIZE + margin,
    bottom: rows * HEX_HEIGHT + margin,
  };
}

/** Hexes that are kept around what the window is fitted to. */
const AROUND = 4 * HEX_HEIGHT;

/** What some hexes take up, with sea around; `undefined` without any. */
export function boundsAround(hexes: readonly Axial[]): Bounds | undefined {
  if (hexes.length === 0) return undefined;
  const points = hexes.map(chartPoint);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - AROUND,
    right: Math.max(...xs) + AROUND,
    top: Math.min(...ys) - AROUND,
    bottom: Math.max(...ys) + AROUND,
  };
}

/** A line through the middles of hexes. */
export const linePath = (hexes: readonly Axial[]): string =>
  hexes.length < 2 ? '' : `M${hexes.map((hex) => pointText(chartPoint(hex))).join('L')}`;

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

/** Where in a drawing something is put, as an attribute. */
export const at = ({ x, y }: Point): string => `translate(${fixed(x)} ${fixed(y)})`;
