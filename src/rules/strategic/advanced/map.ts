import {
  type Axial,
  flatNeighbors,
  hexesInRectangle,
  hexKey,
  isInRectangle,
  sameHex,
} from '../../../hex';
import { roundHalfUp } from '../../core';
import { skyOf } from '../common/sky';
import type { ScenarioFacts, TheaterMap } from '../model/scenario';
import type { StrategicView } from '../model/state';
import type { Sky } from '../rolls/gunnery';
import { STRATEGIC_HEX_NAUTICAL_MILES } from '../tables/clock';
import type { LandUnitKind } from '../tables/kinds';

/** The corners of a map, degrees north and east. */
type Corners = Pick<TheaterMap, 'corner' | 'farCorner'>;
type Size = Pick<TheaterMap, 'columns' | 'rows'>;

const MINUTES_IN_DEGREE = 60;
const ROWS_IN_DEGREE = MINUTES_IN_DEGREE / STRATEGIC_HEX_NAUTICAL_MILES;
/** [ST-1.11] */
const NAUTICAL_MILES_BETWEEN_COLUMNS = 17.32;
/** [ST-1.11] Longitudes west of 180° go on past 180. */
const FULL_CIRCLE = 360;

/** Columns to a degree of longitude, by the map's middle latitude. */
function columnsInDegree({ corner, farCorner }: Corners): number {
  const middle = ((corner.lat + farCorner.lat) / 2) * (Math.PI / 180);
  return (MINUTES_IN_DEGREE * Math.cos(middle)) / NAUTICAL_MILES_BETWEEN_COLUMNS;
}

/** Degrees of longitude east of the map's corner; a full circle is the same place. */
function eastOf({ corner, farCorner }: Corners, lon: number): number {
  const east = lon - corner.lon;
  const width = farCorner.lon - corner.lon;
  return east < 0 && east + FULL_CIRCLE <= width ? east + FULL_CIRCLE : east;
}

/** [ST-1.11] The hex of a place in degrees, north and east positive; it may lie off the map. */
export function hexOf(map: Corners, lat: number, lon: number): Axial {
  const q = roundHalfUp(eastOf(map, lon) * columnsInDegree(map));
  const r = roundHalfUp(ROWS_IN_DEGREE * (map.corner.lat - lat) - q / 2);
  return { q, r };
}

/** [ST-1.11] Where the center of a hex lies, in degrees. */
export const latLonOf = (map: Corners, { q, r }: Axial): { lat: number; lon: number } => ({
  lat: map.corner.lat - (r + q / 2) / ROWS_IN_DEGREE,
  lon: map.corner.lon + q / columnsInDegree(map),
});

/** [ST-1.12] */
export const isOnMap = (map: Size, hex: Axial): boolean => isInRectangle(map, hex);

/** [ST-1.12] All hexes of a map, column by column from the north. */
export const hexesOf = ({ columns, rows }: Size): Axial[] => hexesInRectangle({ columns, rows });

/** [ST-1.12] What lies in a hex: ships may enter sea and coast. */
const TERRAINS = ['sea', 'coast', 'land'] as const;
type Terrain = (typeof TERRAINS)[number];

/** [ST-1.12] Land units that make any hex a coast. */
const HARBORS: readonly LandUnitKind[] = ['port', 'seaplaneBase', 'heavyBattery', 'mediumBattery'];

type Theater = Pick<ScenarioFacts, 'map' | 'landUnits'>;

/** [ST-1.12] Of a hex on the map of a scenario. */
export function terrainAt({ map, landUnits }: Theater, hex: Axial): Terrain {
  const here = landUnits.filter(({ place }) => 'hex' in place && sameHex(place.hex, hex));
  if (here.some(({ kind }) => HARBORS.includes(kind))) return 'coast';
  const key = hexKey(hex);
  if (keysOf(map?.land).has(key)) return 'land';
  return here.length > 0 || keysOf(map?.coast).has(key) ? 'coast' : 'sea';
}

/** Lists of hexes never change, so lookups are cached. */
const KEYS = new WeakMap<readonly Axial[], ReadonlySet<string>>();
const NO_HEXES: readonly Axial[] = [];

function keysOf(hexes: readonly Axial[] = NO_HEXES): ReadonlySet<string> {
  const known = KEYS.get(hexes) ?? new Set(hexes.map(hexKey));
  KEYS.set(hexes, known);
  return known;
}

/** [ST-1.12, ST-9.10] A division may stand in the hex: it is on the map and no land. */
export const isForShips = (theater: Theater, hex: Axial): boolean =>
  theater.map !== undefined && isOnMap(theater.map, hex) && terrainAt(theater, hex) !== 'land';

/** [ST-1.12, ST-9.10] The hexes that a division may enter from another, clockwise from north. */
export const openNeighbors = (theater: Theater, hex: Axial): Axial[] =>
  flatNeighbors(hex).filter((next) => isForShips(theater, next));

/** [ST-1.23] Light and weather between two hexes: Poor where it is so at either. */
export function skyBetween(
  state: Pick<StrategicView, 'scenario' | 'turn'>,
  a: Axial,
  b: Axial,
): Sky {
  const there = skyOf(state, b);
  const here = skyOf(state, a);
  return { isNight: here.isNight, isPoor: here.isPoor || there.isPoor };
}

/** [ST-1.12, ST-9.10] Hexes within `most` moves of a division, by sea, with the moves each takes. */
export function reachableBySea(theater: Theater, from: Axial, most: number): Map<string, SeaHex> {
  const found = new Map<string, SeaHex>([[hexKey(from), { hex: from, moves: 0 }]]);
  for (const { hex, moves } of found.values())
    for (const next of moves < most ? openNeighbors(theater, hex) : [])
      if (!found.has(hexKey(next))) found.set(hexKey(next), { hex: next, moves: moves + 1 });
  return found;
}

/** A hex and how many moves it is away. */
interface SeaHex {
  hex: Axial;
  moves: number;
}
