import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import type { Degrees } from '../core/coast';
import { clipped, type Frame } from './rings';

/** All land of the earth, as `world-atlas` has it. */
export type World = Topology<{ land: GeometryCollection }>;

/** The closed coast of an island or a lake. */
type Ring = readonly Degrees[];

/** A coast with the rectangle around it. */
interface Coast {
  ring: Ring;
  around: Frame;
}

/** All coasts of the earth. */
export type Coasts = readonly Coast[];

export function coastsOf(world: World): Coasts {
  const shapes = world.objects.land.geometries as MultiPolygon[];
  return shapes
    .flatMap((shape) => feature(world, shape).geometry.coordinates.flat())
    .map((ring) => coastAlong(unbroken(ring.map(([lon = 0, lat = 0]) => ({ lat, lon })))));
}

export function coastAlong(ring: Ring): Coast {
  const around = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const { lat, lon } of ring) {
    around.west = Math.min(around.west, lon);
    around.east = Math.max(around.east, lon);
    around.south = Math.min(around.south, lat);
    around.north = Math.max(around.north, lat);
  }
  return { ring, around };
}

/** A ring that goes on past 180° where it would begin again at the other edge of the world. */
function unbroken(ring: Ring): Degrees[] {
  let turn = 0;
  return ring.map(({ lat, lon }, i) => {
    const step = lon - (ring[i - 1]?.lon ?? lon);
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return { lat, lon: lon + turn };
  });
}

/** Longitudes of a frame may go on past 180. */
const TURNS = [-360, 0, 360] as const;

/** The coasts within a frame, cut along its sides. */
export const coastsWithin = (coasts: Coasts, frame: Frame): Degrees[][] =>
  TURNS.flatMap((turn) => {
    const turned = { ...frame, west: frame.west - turn, east: frame.east - turn };
    return coasts
      .filter(({ around }) => doMeet(around, turned))
      .map(({ ring }) => clipped(ring, turned).map(({ lat, lon }) => ({ lat, lon: lon + turn })))
      .filter(({ length }) => length > 2);
  });

const doMeet = (a: Frame, b: Frame): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;
