import { type Axial, hexesInRectangle } from '../../../hex';
import { type Degrees, roundHalfUp } from '../../core';
import type { LatLon, SeaMap } from '../model/scenario';

/** [WG-1.2] Nautical miles between rows, and between columns of a flat-top grid. */
const ROW_NM = 24;
const COLUMN_NM = 20.785;
const NM_PER_DEGREE = 60;

type Frame = Pick<SeaMap, 'corner' | 'midLatitude'>;

/** Columns to a degree of longitude at the middle latitude. */
const columnsPerDegree = (midLatitude: Degrees): number =>
  (NM_PER_DEGREE * Math.cos((midLatitude * Math.PI) / 180)) / COLUMN_NM;

/** [WG-1.9] The hex of a position. */
export function hexAt({ corner, midLatitude }: Frame, { lat, lon }: LatLon): Axial {
  const q = roundHalfUp((lon - corner.lon) * columnsPerDegree(midLatitude));
  const r = roundHalfUp(((corner.lat - lat) * NM_PER_DEGREE) / ROW_NM - q / 2);
  return { q, r };
}

/** The position of a hex's center. */
export const positionOf = ({ corner, midLatitude }: Frame, { q, r }: Axial): LatLon => ({
  lat: corner.lat - ((r + q / 2) * ROW_NM) / NM_PER_DEGREE,
  lon: corner.lon + q / columnsPerDegree(midLatitude),
});

/** [WG-1.10] The hexes of a map whose centers lie in one of the polygons. */
export const landIn = (
  map: Omit<SeaMap, 'land'>,
  polygons: readonly (readonly LatLon[])[],
): Axial[] =>
  hexesInRectangle(map).filter((hex) => {
    const center = positionOf(map, hex);
    return polygons.some((polygon) => isInside(polygon, center));
  });

/** A point lies in a polygon when a line from it eastward crosses its sides an odd number of times. */
function isInside(polygon: readonly LatLon[], { lat, lon }: LatLon): boolean {
  let isIn = false;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] as LatLon;
    if (a.lat > lat === b.lat > lat) continue;
    if (lon < a.lon + ((b.lon - a.lon) * (lat - a.lat)) / (b.lat - a.lat)) isIn = !isIn;
  }
  return isIn;
}
