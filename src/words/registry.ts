import type { Refusal, SegmentName } from '../rules/core';
import type { AnyWords, FightNames, FightTeller } from './core/systemWords';
import { textsReady } from './core/texts';
import { PLAIN_WORDS } from './general/plainWords';
import { HOSTS, LOADERS } from './systems';

const loaded = new Map<string, AnyWords>();

/** Fetches the words of a system, in the language that is set, and of those that its fights are handed over to. */
export async function loadWords(system: string): Promise<AnyWords> {
  const load = LOADERS[system];
  if (!load) return PLAIN_WORDS;
  const { words } = await load();
  const host = HOSTS[system];
  if (host !== undefined) await loadWords(host);
  await textsReady();
  loaded.set(system, words);
  return words;
}

/** Fetches the words of all systems: for programs that are there at once. */
export const loadAllWords = (): Promise<readonly AnyWords[]> =>
  Promise.all(Object.keys(LOADERS).map(loadWords));

/** The words of a system, once they have been fetched; its codes as they are for one that brings none. */
export const wordsOf = (system: string): AnyWords => loaded.get(system) ?? PLAIN_WORDS;

/** Who tells of the fights that a system hands over, once its words have been fetched. */
export function fightsOf(
  system: string,
  names: FightNames,
): (FightTeller & { system: string }) | undefined {
  const host = HOSTS[system];
  const teller = host === undefined ? undefined : loaded.get(host)?.fightTeller;
  return host !== undefined && teller ? { system: host, ...teller(names) } : undefined;
}

/** Why something cannot be done, by the words of a system. */
export const refusalIn = (system: string, refusal: Refusal, view?: unknown): string =>
  wordsOf(system).refusalText(refusal, view);

/** Where a game stands in the sequence of play, a fight that it has handed over behind it. */
export function segmentIn(system: string, name: SegmentName): string {
  const own = wordsOf(system).segmentText(name);
  return name.within ? `${own}: ${segmentIn(name.within.system, name.within.name)}` : own;
}
