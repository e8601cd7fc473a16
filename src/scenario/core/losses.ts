import * as z from 'zod/mini';
import { gunWeightOf, type HitCount, noHits, SIDES } from '../../rules/core';
import { bySideOf, count, described, id, positive, text } from '../form/fields';

const shipIds = bySideOf(z.array(id));

/** The fate of the scenario's ships in history: the yardstick of simulated games. */
export const lossesSchema = z.strictObject({
  sunk: described('Lost in the action or of its damage, scuttled ships too.', shipIds),
  crippled: described('Afloat at the end, but out of the fight.', shipIds),
  source: described('Who tells of it.', text),
  hits: described(
    'Hits scored by guns, where they are known.',
    z.optional(
      z.strictObject({
        by: bySideOf(z.array(z.strictObject({ caliberInches: positive, hits: count }))),
        minutes: described('From the first salvo to the last.', positive),
        source: text,
        note: z.optional(text),
      }),
    ),
  ),
  note: described('What was counted, and what was not.', z.optional(text)),
});

export type HistoricalLosses = z.output<typeof lossesSchema>;

type HistoricalHits = NonNullable<HistoricalLosses['hits']>;

/** Hits of history by side and weight of gun. */
export function hitsByWeight({ by }: Pick<HistoricalHits, 'by'>): HitCount {
  const hits = noHits();
  for (const side of SIDES)
    for (const { caliberInches, hits: count } of by[side])
      hits[side][gunWeightOf(caliberInches)] += count;
  return hits;
}
