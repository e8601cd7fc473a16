import { rounded } from '../tables/rounding';

/** [SK-8.20] Knots of an aircraft that searches. */
const SEARCH_KNOTS = 100;

/** [SK-8.17] Perfect visibility, and the most from the air. */
const CLEAR_MILES = 30;
const FOG = 3;

/** [SK-8.20] Hours in the air. */
export const flightHours = (rangeMiles: number): number => rangeMiles / SEARCH_KNOTS;

/** [SK-8.21] Hourly rolls of a search whose pattern begins so many miles from the base. */
export const searchHours = (rangeMiles: number, milesOut: number): number =>
  Math.max(0, Math.floor(flightHours(rangeMiles) - (2 * milesOut) / SEARCH_KNOTS));

/** [SK-8.20, SK-8.21] Whole hours before a search begins. */
export const hoursOut = (milesOut: number): number => Math.floor(milesOut / SEARCH_KNOTS);

/** [SK-8.17, SK-8.18] Miles that an aircraft sees to the surface. @param percent of CHART C1 */
export function airMiles(code: number, percent: number, hasRadar: boolean): number {
  if (hasRadar) return CLEAR_MILES;
  const surface = (percent / 100) * CLEAR_MILES;
  return code <= FOG ? surface : Math.min(CLEAR_MILES, rounded(2 * surface, 1));
}
