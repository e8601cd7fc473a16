import type { ChartFrame, Degrees } from '../core/coast';
import { type Frame, simplified } from './rings';
import { type Coasts, coastsWithin } from './world';

/** Degrees of latitude that are kept around a chart: the rim of its sheet is drawn too. */
const MARGIN = 1.2;
/** Nautical miles that a drawn coast may be off. */
const TOLERANCE = 0.45;
/** Islands smaller than that are left out, in square nautical miles. */
const SMALLEST = 1.5;

/** Coasts of the part of the earth that a chart shows, and of a rim around it. */
export const coastsOn = (world: Coasts, frame: ChartFrame): Degrees[][] =>
  coastsWithin(world, boxAround(frame));

/**
 * The same as they are drawn: with fewer points, and without the smallest islands.
 * @param smallest square nautical miles
 */
export const drawnOn = (
  coasts: readonly (readonly Degrees[])[],
  smallest: number = SMALLEST,
): Degrees[][] =>
  coasts.flatMap((ring) => {
    const fewer = simplified(ring, TOLERANCE, smallest);
    return fewer ? [fewer] : [];
  });

function boxAround({ corner, farCorner }: ChartFrame): Frame {
  const middle = ((corner.lat + farCorner.lat) / 2) * (Math.PI / 180);
  const aside = MARGIN / Math.cos(middle);
  return {
    west: corner.lon - aside,
    east: farCorner.lon + aside,
    south: farCorner.lat - MARGIN,
    north: corner.lat + MARGIN,
  };
}
