import type { Radar } from '../../rules/strategic/query';
import type { ShipClass } from '../records/shipSchema';

type RadarSet = ShipClass['radar'][number];

/** Centimetric and other surface search sets. */
const SURFACE_SEARCH = /^(SG|SU|SF|SL|Type 27[1-7]|Type 22)\b/;
/** British sets that form a search-and-ranging pair with any other set. */
const BRITISH = /^Type (79|27|28|29)/;
/** Japanese air warning sets, in 1944 also used against ships [ST-24.4]. */
const JAPANESE_WARNING = /^Type 21\b/;

/** Combat information centers and fire control by radar came together in this month. */
const FULL_PLOT_FROM = '1943-07';
const JAPANESE_SEARCH_FROM = '1944';

/**
 * [ST-2.27] The effect of a ship's sets on an ISO date: surface search and ranging need a set that sees ships, or
 * a British ranging set beside another; the full plot needs both from mid-1943, in navies that had one.
 */
export function radarLevel(sets: readonly RadarSet[], date: string): Radar {
  if (sets.length === 0) return 0;
  const ranges = sets.some(({ use }) => use === 'gunnery');
  if (!sees(sets, ranges, date)) return 1;
  const isJapanese = sets.some(({ name }) => /^Type (13|21|22)\b/.test(name));
  return ranges && !isJapanese && date >= FULL_PLOT_FROM ? 3 : 2;
}

function sees(sets: readonly RadarSet[], ranges: boolean, date: string): boolean {
  if (sets.some(({ name }) => SURFACE_SEARCH.test(name))) return true;
  if (date >= JAPANESE_SEARCH_FROM && sets.some(({ name }) => JAPANESE_WARNING.test(name)))
    return true;
  return ranges && sets.length > 1 && sets.every(({ name }) => BRITISH.test(name));
}
