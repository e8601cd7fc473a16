import type { Refusal, SegmentName } from '../rules/core';
import { describeFights } from './core/fights';
import type { AnyWords } from './core/systemWords';
import { textsReady } from './core/texts';
import { PLAIN_WORDS } from './general/plainWords';
import { HOSTS, LOADERS } from './systems';

const loaded = new Map<string, AnyWords>();

/** Loads the words of a system, in the current language, and of the systems that fight its battles. */
export async function loadWords(system: string): Promise<AnyWords> {
  const load = LOADERS[system];
  if (!load) return PLAIN_WORDS;
  const { words } = await load();
  const hosts = HOSTS[system] ?? [];
  const ofHosts = await Promise.all(hosts.map(loadWords));
  describeFights(
    system,
    ofHosts.map((it, i) => ({ ...it, host: hosts[i] ?? '' })),
  );
  await textsReady();
  loaded.set(system, words);
  return words;
}

/** Loads the words of all systems: for programs that need them at once. */
export const loadAllWords = (): Promise<readonly AnyWords[]> =>
  Promise.all(Object.keys(LOADERS).map(loadWords));

/** The words of a system, once they are loaded; plain codes for a system without words. */
export const wordsOf = (system: string): AnyWords => loaded.get(system) ?? PLAIN_WORDS;

/** Why something cannot be done, by the words of a system. */
export const refusalIn = (system: string, refusal: Refusal, view?: unknown): string =>
  wordsOf(system).refusalText(refusal, view);

/** Where a game stands in the sequence of play, followed by a fight that it has handed over. */
export function segmentIn(system: string, name: SegmentName): string {
  const own = wordsOf(system).segmentText(name);
  return name.within ? `${own}: ${segmentIn(name.within.system, name.within.name)}` : own;
}
