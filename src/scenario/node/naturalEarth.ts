import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { coastsOn, drawnOn } from '../atlas/chartCoast';
import { isInRings } from '../atlas/rings';
import { type Coasts, coastsOf, type World } from '../atlas/world';
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

/** Coasts of the part of the earth that a chart shows, and of a rim around it. */
export const landWithin = (frame: ChartFrame): Degrees[][] => coastsOn(worldOnDisk(), frame);

/** Whether a place within a frame lies on land. */
export function isOnLand(frame: ChartFrame): (place: Degrees) => boolean {
  const rings = landWithin(frame);
  return (place) => isInRings(place, rings);
}

/** The coasts of a chart, simplified for drawing. */
export const drawnCoast = (frame: ChartFrame): KeptCoast =>
  keepCoast(frame, drawnOn(landWithin(frame)));
