/** A path lies at another or below it. */
export const isUnder = (path: string, spot: string): boolean =>
  path === spot || path.startsWith(`${spot}.`) || path.startsWith(`${spot}[`);

/** The spot among some that lies nearest to a path: the longest that it is under. */
export const nearestSpot = (path: string, spots: readonly string[]): string | undefined =>
  spots
    .filter((spot) => isUnder(path, spot))
    .reduce<string | undefined>(
      (best, spot) => (best !== undefined && best.length >= spot.length ? best : spot),
      undefined,
    );
