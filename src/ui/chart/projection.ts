import { type Axial, distance } from '../../hex';
import { type Bounds, boundsOf } from '../hexmap/fit';
import { chartCoastPath } from '../hexmap/geometry/coast';
import { FLAT, HEX_SIZE, HEX_WIDTH } from '../hexmap/geometry/plane';
import type { Point } from '../hexmap/geometry/points';
import type { Degrees, TheaterChart } from './theater';

type Projected = Pick<TheaterChart, 'corner' | 'farCorner' | 'step'>;

/** Where a place in degrees lies on the chart; longitudes west of 180° go on past it. */
export function degreesPoint({ corner, farCorner, step }: Projected, { lat, lon }: Degrees): Point {
  const east = lon - corner.lon;
  const width = farCorner.lon - corner.lon;
  const turned = east < 0 && east + 360 <= width ? east + 360 : east;
  return {
    x: (turned / step.lon) * FLAT.pitch.x,
    y: ((corner.lat - lat) / step.lat) * FLAT.pitch.y,
  };
}

/** The place in degrees at a point of the chart. */
export const degreesAt = ({ corner, step }: Projected, { x, y }: Point): Degrees => ({
  lat: corner.lat - (y / FLAT.pitch.y) * step.lat,
  lon: corner.lon + (x / FLAT.pitch.x) * step.lon,
});

/** The sheet that the chart is drawn on: its hexes and a margin. */
export function sheetOf({ columns, rows }: Pick<TheaterChart, 'columns' | 'rows'>): Bounds {
  const margin = HEX_WIDTH;
  return {
    left: -HEX_SIZE - margin,
    top: -HEX_WIDTH / 2 - margin,
    right: (columns - 1) * FLAT.pitch.x + HEX_SIZE + margin,
    bottom: rows * HEX_WIDTH + margin,
  };
}

/** Hexes kept around what the window is fitted to. */
const HEXES_AROUND = 4;

/** The area of some hexes, with sea around; `undefined` without any. */
export const boundsAround = (hexes: readonly Axial[]): Bounds | undefined =>
  boundsOf(hexes.map(FLAT.center), HEXES_AROUND);

/** A flight: straight where it goes the shortest way, whatever hexes it touches. */
export function flightPath(hexes: readonly Axial[]): string {
  const [from, to] = [hexes[0], hexes.at(-1)];
  const isStraight = from && to && distance(from, to) === hexes.length - 1;
  return FLAT.linePath(isStraight ? [from, to] : hexes);
}

/** Land in degrees as one closed coast on the chart, broken up as coasts are but where the map ends. */
export function landPath(chart: Projected, points: readonly Degrees[]): string {
  const corner = degreesPoint(chart, chart.corner);
  const farCorner = degreesPoint(chart, chart.farCorner);
  const isCutOff = ({ x, y }: Point) =>
    [x - corner.x, y - corner.y, x - farCorner.x, y - farCorner.y].some((it) => Math.abs(it) < 1);
  return chartCoastPath(
    points.map((point) => degreesPoint(chart, point)),
    isCutOff,
  );
}

/** Degrees clockwise from north along the last leg of a path. */
export function headingAlong(path: readonly Axial[]): number {
  const [from, to] = path.slice(-2);
  if (!from || !to) return 0;
  const a = FLAT.center(from);
  const b = FLAT.center(to);
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
}
