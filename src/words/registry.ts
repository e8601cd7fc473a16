import { must, type Refusal } from '../rules/core';
import type { SystemWords } from './core/systemWords';
import { generalRefusal } from './general/refusal';
import { LOADERS } from './systems';

const loaded = new Map<string, SystemWords>();

/** Fetches the words of a system. */
export async function loadWords(system: string): Promise<SystemWords> {
  const { words } = await must(LOADERS[system], `words of ${system}`)();
  loaded.set(system, words);
  return words;
}

/** Fetches the words of all systems: for programs that are there at once. */
export const loadAllWords = (): Promise<readonly SystemWords[]> =>
  Promise.all(Object.keys(LOADERS).map(loadWords));

/** The words of a system, once they have been fetched. */
export const wordsOf = (system: string): SystemWords | undefined => loaded.get(system);

/** Why something cannot be done, by the words of a system where they are there. */
export const refusalIn = (system: string, refusal: Refusal, view: unknown): string =>
  wordsOf(system)?.refusalText(refusal, view) ?? generalRefusal(refusal);
