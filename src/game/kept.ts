import * as z from 'zod/mini';
import type { BySide } from '../rules/core';
import { bad, checkSave, good, type Read, type Save } from '../scenario';

/** A match as this browser keeps it. */
export interface KeptMatch {
  id: string;
  /** ISO 8601. */
  savedAt: string;
  /** `human`, or the id of a bot. */
  sitters: BySide<string>;
  save: Save;
  /** Who wrote it, and how many writes came before; older records have none. */
  stamp?: string | undefined;
}

const keptSchema = z.object({
  id: z.string(),
  savedAt: z.string(),
  sitters: z.object({ allies: z.string(), axis: z.string() }),
  save: z.unknown(),
  stamp: z.optional(z.string()),
});

/** A record as it lies on the shelf or in a file: checked, not yet replayed. */
export function readKept(value: unknown, file: string): Read<KeptMatch> {
  const kept = keptSchema.safeParse(value);
  if (!kept.success) return bad([{ file, path: '', expected: 'a match', found: 'no match' }]);
  const read = checkSave(kept.data.save, file);
  return read.ok ? good({ ...kept.data, save: read.value }) : read;
}
