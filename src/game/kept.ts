import * as z from 'zod/mini';
import type { AnySystem, BySide, SegmentName } from '../rules/core';
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
  /** Older records have none. */
  standing?: Standing | undefined;
}

/** Where a match has got to, so that a list need not replay it. */
export interface Standing {
  /** The version of the rules by which it was found; by other rules it must be found again. */
  engine: number;
  where: SegmentName;
  isOver: boolean;
}

export const standingAt = (system: AnySystem, state: unknown): Standing => ({
  engine: system.version,
  where: system.segment(state).name,
  isOver: system.outcome(state) !== undefined,
});

const standingSchema = z.object({
  engine: z.number(),
  where: z.looseObject({ code: z.string() }),
  isOver: z.boolean(),
});

const keptSchema = z.object({
  id: z.string(),
  savedAt: z.string(),
  sitters: z.object({ allies: z.string(), axis: z.string() }),
  save: z.unknown(),
  stamp: z.optional(z.string()),
  // It can be found again.
  standing: z.catch(z.optional(standingSchema), undefined),
});

/** A record as it lies on the shelf or in a file: checked, not yet replayed. */
export function readKept(value: unknown, file: string): Read<KeptMatch> {
  const kept = keptSchema.safeParse(value);
  if (!kept.success) return bad([{ file, path: '', expected: 'a match', found: 'no match' }]);
  const read = checkSave(kept.data.save, file);
  if (!read.ok) return read;
  const { standing, ...rest } = kept.data;
  return good({
    ...rest,
    save: read.value,
    ...(standing && { standing: standing as Standing }),
  });
}
