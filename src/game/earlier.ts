import * as z from 'zod/mini';
import type { SegmentName } from '../rules/core';
import { replaySave } from '../scenario';
import { type KeptMatch, readKept } from './kept';
import { loadSystemKept } from './loadSystem';
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

/** A state as it lies on the shelf: its record has not been checked. */
type Stored = Omit<EarlierState, 'kept'> & { kept: unknown };
type NewState = Omit<EarlierState, 'number'>;

/**
 * Of the states up to `newest`, these stay: the newest, and the last whose number is a multiple of 2, 8, 32 and
 * 128. So a player can go back a little or a long way, with at most five records.
 */
const STEPS = [1, 2, 8, 32, 128] as const;

export const staysAt = (newest: number, number: number): boolean =>
  STEPS.some((step) => number === newest - (newest % step));

const keyOf = (id: string): string => `earlier/${id}`;

/** The well-formed states on the shelf; their contents are not checked. */
function statesIn(value: unknown): Stored[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is Stored => stateSchema.safeParse(entry).success);
}

/** The readable earlier states of a match, the newest first. */
export async function readEarlier(shelf: Shelf, id: string): Promise<EarlierState[]> {
  const states = statesIn(await shelf.get(keyOf(id))).reverse();
  await Promise.all(states.map(({ kept }) => loadSystemKept(kept)));
  return states.flatMap((state) => {
    const kept = readKept(state.kept, keyOf(id));
    return kept.ok ? [{ ...state, kept: kept.value }] : [];
  });
}

/** With one state more, and without those that exceed the limit. */
function added(states: readonly Stored[], state: NewState): Stored[] {
  const number = (states.at(-1)?.number ?? -1) + 1;
  return [...states.filter((it) => staysAt(number, it.number)), { ...state, number }];
}

/** Adds a state of a match that no page is keeping. */
export const addEarlier = (shelf: Shelf, state: NewState): Promise<void> =>
  shelf.update(keyOf(state.kept.id), (there) => added(statesIn(there), state));

/**
 * Adds states of a match while this page keeps it; a state of the same segment as the newest is left out. What lies on the
 * shelf is read once, since a page stops keeping a match that another has written; states that share their scenario
 * and orders are written with one copy of them.
 */
export function newEarlierWriter(shelf: Shelf, id: string): (state: NewState) => Promise<void> {
  let states: readonly Stored[] | undefined;
  return async (state) => {
    states ??= statesIn(await shelf.get(keyOf(id)));
    if (states.at(-1)?.clock === state.clock) return;
    const all = added(states, state);
    await shelf.set(keyOf(id), all);
    states = all;
  };
}

/** The newest state that replays; none when there is no such state. */
export async function lastGood(shelf: Shelf, id: string): Promise<EarlierState | undefined> {
  const states = await readEarlier(shelf, id);
  return states.find(({ kept }) => replaySave(kept.save, keyOf(id)).ok);
}

export const removeEarlier = (shelf: Shelf, id: string): Promise<void> => shelf.remove(keyOf(id));
