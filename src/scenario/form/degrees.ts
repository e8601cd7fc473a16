import * as z from 'zod/mini';

export const latitude = z.number().check(z.gte(-90), z.lte(90));
/** Longitudes west of 180° continue past 180. */
export const longitude = z.number().check(z.gte(-180), z.lte(360));
export const position = z.strictObject({ lat: latitude, lon: longitude });

/** A position as a file writes it where there are many: `[north, east]` in degrees. */
export const point = z.pipe(
  z.tuple([latitude, longitude]),
  z.transform(([lat, lon]) => ({ lat, lon })),
);
