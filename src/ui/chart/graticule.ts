import { degreesPoint, sheetOf } from './projection';
import type { TheaterChart } from './theater';

/** A line of latitude or longitude, or what stands between two of them at the rim. */
export interface DegreeLine {
  degrees: number;
  /** Where it lies: down the sheet for a latitude, across it for a longitude. */
  at: number;
}

type Charted = Pick<TheaterChart, 'corner' | 'farCorner' | 'step' | 'columns' | 'rows'>;

/** Lines of latitude every so many degrees over the whole sheet. */
export function latitudes(chart: Charted, every: number): DegreeLine[] {
  const { top, bottom } = sheetOf(chart);
  const { corner } = chart;
  const perDegree = degreesPoint(chart, { lat: corner.lat - 1, lon: corner.lon }).y;
  const north = corner.lat - top / perDegree;
  const south = corner.lat - bottom / perDegree;
  return stepsBetween(south, north, every).map((degrees) => ({
    degrees,
    at: (corner.lat - degrees) * perDegree,
  }));
}

/** Lines of longitude every so many degrees over the whole sheet; they go on past 180. */
export function longitudes(chart: Charted, every: number): DegreeLine[] {
  const { left, right } = sheetOf(chart);
  const { corner } = chart;
  const perDegree = degreesPoint(chart, { lat: corner.lat, lon: corner.lon + 1 }).x;
  const west = corner.lon + left / perDegree;
  const east = corner.lon + right / perDegree;
  return stepsBetween(west, east, every).map((degrees) => ({
    degrees,
    at: (degrees - corner.lon) * perDegree,
  }));
}

function stepsBetween(from: number, to: number, every: number): number[] {
  const first = Math.ceil(from / every) * every;
  const count = Math.max(0, Math.floor((to - first) / every) + 1);
  return Array.from({ length: count }, (_, i) => first + i * every);
}

/** '15°' */
export const latitudeText = (degrees: number): string =>
  `${Math.abs(degrees)}°${degrees === 0 ? '' : degrees < 0 ? 'S' : 'N'}`;

/** '160°E'; past 180 it is west again. */
export function longitudeText(degrees: number): string {
  const turned = degrees > 180 ? degrees - 360 : degrees;
  const isOnSeam = turned === 0 || Math.abs(turned) === 180;
  return `${Math.abs(turned)}°${isOnSeam ? '' : turned < 0 ? 'W' : 'E'}`;
}
