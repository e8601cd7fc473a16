import * as z from 'zod/mini';
import { bySideOf, described, id, text } from '../form/fields';

const shipIds = bySideOf(z.array(id));

/** The fate of the scenario's ships in history: the yardstick of simulated games. */
export const lossesSchema = z.strictObject({
  sunk: described('Lost in the action or of its damage, scuttled ships too.', shipIds),
  crippled: described('Afloat at the end, but out of the fight.', shipIds),
  source: described('Who tells of it.', text),
  note: described('What was counted, and what was not.', z.optional(text)),
});

export type HistoricalLosses = z.output<typeof lossesSchema>;
