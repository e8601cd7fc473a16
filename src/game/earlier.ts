import * as z from 'zod/mini';
import type { SegmentName } from '../rules/core';
import { replaySave } from '../scenario';
import { type KeptMatch, readKept } from './kept';
import type { Shelf } from './shelf';

/** A match as it was when a segment of play began, kept whole and separate from the match itself. */
export interface EarlierState {
  /** Counts up from 0 as states of the match are kept. */
  number: number;
  /** The clock of the segment that began. */
  clock: number;
  /** The name of the segment; in older states, from before names had codes, the English text. */
  where: SegmentName | string;
  kept: KeptMatch;
}

const stateSchema = z.object({
  number: z.number(),
  clock: z.number(),
  where: z.union([z.string(), z.looseObject({ code: z.string() })]),
  kept: z.unknown(),
});

/**
 * Of the states up to `newest`, these stay: the newest, and the last whose number is a multiple of 2, 8, 32 and
 * 128. So a player can go back a little or a long way, with at most five records.
 */
const STEPS = [1, 2, 8, 32, 128] as const;

export const staysAt = (newest: number, number: number): boolean =>
  STEPS.some((step) => number === newest - (newest % step));

const keyOf = (id: string): string => `earlier/${id}`;

/** The well-formed states on the shelf; their contents are not checked. */
function statesIn(value: unknown): z.output<typeof stateSchema>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => stateSchema.safeParse(entry).data ?? []);
}

/** The readable earlier states of a match, the newest first. */
export async function readEarlier(shelf: Shelf, id: string): Promise<EarlierState[]> {
  const states = statesIn(await shelf.get(keyOf(id))).reverse();
  return states.flatMap((state) => {
    const kept = readKept(state.kept, keyOf(id));
    return kept.ok
      ? [{ ...state, where: state.where as EarlierState['where'], kept: kept.value }]
      : [];
  });
}

/**
 * Adds a state and drops any that exceed the limit.
 * @param when `new segment`: only if the newest state is of another segment of play
 */
export function addEarlier(
  shelf: Shelf,
  state: Omit<EarlierState, 'number'>,
  when: 'new segment' | 'always',
): Promise<void> {
  return shelf.update(keyOf(state.kept.id), (there) => {
    const states = statesIn(there);
    const last = states.at(-1);
    if (when === 'new segment' && last?.clock === state.clock) return there;
    const number = (last?.number ?? -1) + 1;
    return [...states.filter((it) => staysAt(number, it.number)), { ...state, number }];
  });
}

/** The newest state that replays; none when there is no such state. */
export async function lastGood(shelf: Shelf, id: string): Promise<EarlierState | undefined> {
  const states = await readEarlier(shelf, id);
  return states.find(({ kept }) => replaySave(kept.save, keyOf(id)).ok);
}

export const removeEarlier = (shelf: Shelf, id: string): Promise<void> => shelf.remove(keyOf(id));
