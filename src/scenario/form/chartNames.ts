import * as z from 'zod/mini';
import { latitude, longitude } from './degrees';
import { described, text } from './fields';

/** What a name on the chart of a theater is of. */
export const CHART_NAME_KINDS = ['sea', 'land', 'island', 'port'] as const;

/** Names that the chart of a theater shows: no rule asks for them. */
export const chartNames = described(
  'Names on the chart.',
  z.optional(
    z.array(
      z.strictObject({
        name: text,
        lat: latitude,
        lon: longitude,
        kind: z.enum(CHART_NAME_KINDS),
      }),
    ),
  ),
);

export type ChartName = NonNullable<z.infer<typeof chartNames>>[number];
