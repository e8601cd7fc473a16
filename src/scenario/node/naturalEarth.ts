import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { type ChartFrame, type Degrees, type KeptCoast, keepCoast } from '../core/coast';
import { clipped, type Frame, isInRings, simplified } from './rings';

/** The finest land of Natural Earth: the coarser ones lack Pantelleria and Woodlark. */
const LAND = 'world-atlas/land-10m.json';

type World = Topology<{ land: GeometryCollection }>;

let world: readonly (readonly Degrees[])[] | undefined;

/** All coasts of the earth as closed rings, islands and lakes alike. */
function worldRings(): readonly (readonly Degrees[])[] {
  world ??= readWorld();
  return world;
}

function readWorld(): Degrees[][] {
  const path = createRequire(import.meta.url).resolve(LAND);
  const topology = JSON.parse(readFileSync(path, 'utf8')) as World;
  const shapes = topology.objects.land.geometries as MultiPolygon[];
  return shapes
    .flatMap((shape) => feature(topology, shape).geometry.coordinates.flat())
    .map((ring) => unbroken(ring.map(([lon = 0, lat = 0]) => ({ lat, lon }))));
}

/** A ring that goes on past 180° where it would begin again at the other edge of the world. */
function unbroken(ring: readonly Degrees[]): Degrees[] {
  let turn = 0;
  return ring.map(({ lat, lon }, i) => {
    const step = lon - (ring[i - 1]?.lon ?? lon);
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return { lat, lon: lon + turn };
  });
}

/** Degrees of latitude that are kept around a chart: the rim of its sheet is drawn too. */
const MARGIN = 1.2;
/** Nautical miles that a drawn coast may be off. */
const TOLERANCE = 0.45;
/** Islands smaller than that are left out, in square nautical miles. */
const SMALLEST = 1.5;

/** Coasts of the part of the earth that a chart shows, and of a rim around it. */
export function landWithin(frame: ChartFrame): Degrees[][] {
  const box = boxAround(frame);
  return TURNS.flatMap((turn) => {
    const turned = { ...box, west: box.west - turn, east: box.east - turn };
    return worldRings()
      .filter((ring) => isNear(ring, turned))
      .map((ring) => clipped(ring, turned).map(({ lat, lon }) => ({ lat, lon: lon + turn })))
      .filter(({ length }) => length > 2);
  });
}

/** Longitudes of a chart may go on past 180. */
const TURNS = [-360, 0, 360] as const;

/** Some of its points lie in the rows and some in the columns of the frame. */
const isNear = (ring: readonly Degrees[], { west, east, south, north }: Frame): boolean =>
  ring.some(({ lat }) => lat >= south && lat <= north) &&
  ring.some(({ lon }) => lon >= west && lon <= east);

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
