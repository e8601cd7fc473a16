import type { Degrees } from '../core/coast';

/** A rectangle in degrees. */
export interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** One side of a frame: what is inside of it, and where a line crosses it. */
interface Edge {
  has(point: Degrees): boolean;
  crossing(a: Degrees, b: Degrees): Degrees;
}

const atLon = (lon: number) => (a: Degrees, b: Degrees) => ({
  lon,
  lat: a.lat + ((b.lat - a.lat) * (lon - a.lon)) / (b.lon - a.lon),
});

const atLat = (lat: number) => (a: Degrees, b: Degrees) => ({
  lat,
  lon: a.lon + ((b.lon - a.lon) * (lat - a.lat)) / (b.lat - a.lat),
});

const edgesOf = ({ west, east, south, north }: Frame): Edge[] => [
  { has: ({ lon }) => lon >= west, crossing: atLon(west) },
  { has: ({ lon }) => lon <= east, crossing: atLon(east) },
  { has: ({ lat }) => lat >= south, crossing: atLat(south) },
  { has: ({ lat }) => lat <= north, crossing: atLat(north) },
];

/** The part of a closed ring within a frame, by Sutherland and Hodgman; empty where they do not meet. */
export const clipped = (ring: readonly Degrees[], frame: Frame): Degrees[] =>
  edgesOf(frame).reduce<Degrees[]>((rest, edge) => cutAlong(rest, edge), openRing(ring));

/** Without the last point where it is the first again. */
function openRing(ring: readonly Degrees[]): Degrees[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first && last && first.lat === last.lat && first.lon === last.lon;
  return isClosed ? ring.slice(0, -1) : [...ring];
}

function cutAlong(ring: readonly Degrees[], { has, crossing }: Edge): Degrees[] {
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1) as Degrees;
    const isIn = has(point);
    if (isIn === has(before)) return isIn ? [point] : [];
    return isIn ? [crossing(before, point), point] : [crossing(before, point)];
  });
}

interface Flat {
  x: number;
  y: number;
}

const MINUTES_IN_DEGREE = 60;

/** Degrees as nautical miles on a plane that is true at the middle of the ring. */
function flatten(ring: readonly Degrees[]): Flat[] {
  const middle = ring.reduce((sum, { lat }) => sum + lat, 0) / ring.length;
  const share = Math.cos(middle * (Math.PI / 180));
  return ring.map(({ lat, lon }) => ({
    x: lon * MINUTES_IN_DEGREE * share,
    y: lat * MINUTES_IN_DEGREE,
  }));
}

/**
 * A closed ring with fewer points.
 * @param tolerance nautical miles that a point may be off
 * @param smallest `undefined` for rings of less than so many square nautical miles
 */
export function simplified(
  ring: readonly Degrees[],
  tolerance: number,
  smallest: number,
): Degrees[] | undefined {
  const flat = flatten(ring);
  if (Math.abs(areaOf(flat)) < smallest) return undefined;
  const kept = new Uint8Array(ring.length);
  const far = farthestFrom(flat, 0);
  kept[0] = 1;
  kept[far] = 1;
  keepBetween(flat, kept, tolerance, [0, far]);
  keepBetween([...flat, flat[0] as Flat], kept, tolerance, [far, flat.length]);
  return ring.filter((_, i) => kept[i] === 1);
}

const areaOf = (ring: readonly Flat[]): number =>
  ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] as Flat;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

function farthestFrom(ring: readonly Flat[], index: number): number {
  const from = ring[index] as Flat;
  const away = ring.map(({ x, y }) => Math.hypot(x - from.x, y - from.y));
  return away.reduce((best, it, i) => (it > (away[best] as number) ? i : best), 0);
}

/** By Douglas and Peucker: keeps the points that stand out from the line between two. */
function keepBetween(
  points: readonly Flat[],
  kept: Uint8Array,
  tolerance: number,
  span: readonly [number, number],
): void {
  const open: (readonly [number, number])[] = [span];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    const at = standingOut(points, from, to, tolerance);
    if (at === undefined) continue;
    kept[at] = 1;
    open.push([from, at], [at, to]);
  }
}

function standingOut(
  points: readonly Flat[],
  from: number,
  to: number,
  tolerance: number,
): number | undefined {
  const [a, b] = [points[from] as Flat, points[to] as Flat];
  let [most, at] = [tolerance, undefined as number | undefined];
  for (let i = from + 1; i < to; i++) {
    const off = distanceFrom(points[i] as Flat, a, b);
    if (off > most) [most, at] = [off, i];
  }
  return at;
}

/** From a point to the line between two others. */
function distanceFrom(point: Flat, a: Flat, b: Flat): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const square = x * x + y * y;
  const along = square === 0 ? 0 : ((point.x - a.x) * x + (point.y - a.y) * y) / square;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - a.x - share * x, point.y - a.y - share * y);
}

/** By the even-odd rule over all rings, degrees taken as flat: lakes are no land. */
export const isInRings = ({ lat, lon }: Degrees, rings: readonly (readonly Degrees[])[]): boolean =>
  rings.reduce((inside, ring) => inside !== isInRing(lat, lon, ring), false);

function isInRing(lat: number, lon: number, ring: readonly Degrees[]): boolean {
  return ring.reduce((inside, a, i) => {
    const b = ring[(i + 1) % ring.length] as Degrees;
    if (a.lat > lat === b.lat > lat) return inside;
    const crossing = a.lon + ((lat - a.lat) / (b.lat - a.lat)) * (b.lon - a.lon);
    return lon < crossing ? !inside : inside;
  }, false);
}
