import type { Axial } from '../../hex';
import type { Place } from '../../rules/strategic';
import { hexOf, type RangeBox } from '../../rules/strategic/query';
import type { MapInFile } from './schema';

/** A place as a file writes it. */
export interface PlaceInFile {
  box?: RangeBox | undefined;
  at?: { lat: number; lon: number } | undefined;
  hex?: Axial | undefined;
}

/** [ST-6.2] Long by default in the Basic game; in the Advanced game the hex of its degrees. */
export function placeOf({ box, at, hex }: PlaceInFile, map: MapInFile | undefined): Place {
  if (!map) return { box: box ?? 'long' };
  return { hex: hex ?? (at ? hexOf(map, at.lat, at.lon) : { q: 0, r: 0 }) };
}
