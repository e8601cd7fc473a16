import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Frame, isInRings, simplified } from '../atlas/rings';
import { type Coasts, coastsOf, coastsWithin, type World } from '../atlas/world';
import { type ChartFrame, type Degrees, type KeptCoast, keepCoast } from '../core/coast';

/** The finest land of Natural Earth: the coarser ones lack Pantelleria and Woodlark. */
const LAND = 'world-atlas/land-10m.json';

let world: Coasts | undefined;

/** Read once. */
function worldOnDisk(): Coasts {
  const path = createRequire(import.meta.url).resolve(LAND);
  world ??= coastsOf(JSON.parse(readFileSync(path, 'utf8')) as World);
  return world;
}

/** Degrees of latitude that are kept around a chart: the rim of its sheet is drawn too. */
const MARGIN = 1.2;
/** Nautical miles that a drawn coast may be off. */
const TOLERANCE = 0.45;
/** Islands smaller than that are left out, in square nautical miles. */
const SMALLEST = 1.5;

/** Coasts of the part of the earth that a chart shows, and of a rim around it. */
export const landWithin = (frame: ChartFrame): Degrees[][] =>
  coastsWithin(worldOnDisk(), boxAround(frame));

/** Whether a place within a frame lies on land. */
export function isOnLand(frame: ChartFrame): (place: Degrees) => boolean {
  const rings = landWithin(frame);
  return (place) => isInRings(place, rings);
}

/** The coasts of a chart, simplified for drawing. */
export function drawnCoast(frame: ChartFrame): KeptCoast {
  const rings = landWithin(frame).flatMap((ring) => {
    const fewer = simplified(ring, TOLERANCE, SMALLEST);
    return fewer ? [fewer] : [];
  });
  return keepCoast(frame, rings);
}

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
