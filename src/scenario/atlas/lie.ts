import type { Degrees } from '../core/coast';
import type { Frame } from './rings';

/** How a board lies on the earth: what its middle lies on, and how far it is from hex to hex. */
export interface Lie {
  middle: Degrees;
  hexYards: number;
}

/** A place on a board, counted in hexes from its middle. */
export interface Offset {
  east: number;
  south: number;
}

/** A minute of latitude is a nautical mile of 2,025 yards. */
const YARDS_IN_DEGREE = 60 * 2025.37;

/** Hexes to a degree. The board is flat: true at its middle. */
function hexesInDegree({ middle, hexYards }: Lie): Degrees {
  const lat = YARDS_IN_DEGREE / hexYards;
  return { lat, lon: lat * Math.cos(middle.lat * (Math.PI / 180)) };
}

export function offsetOf(lie: Lie, { lat, lon }: Degrees): Offset {
  const hexes = hexesInDegree(lie);
  return { east: (lon - lie.middle.lon) * hexes.lon, south: (lie.middle.lat - lat) * hexes.lat };
}

export function placeAt(lie: Lie, { east, south }: Offset): Degrees {
  const hexes = hexesInDegree(lie);
  return { lat: lie.middle.lat - south / hexes.lat, lon: lie.middle.lon + east / hexes.lon };
}

/** The part of the earth within so many hexes of the middle. */
export function frameAround(lie: Lie, hexes: number): Frame {
  const northwest = placeAt(lie, { east: -hexes, south: -hexes });
  const southeast = placeAt(lie, { east: hexes, south: hexes });
  return {
    ...{ west: northwest.lon, east: southeast.lon },
    ...{ south: southeast.lat, north: northwest.lat },
  };
}
