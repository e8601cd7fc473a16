import type { AnySystem } from '../../src/rules/core';

/** A scenario that matches can be made of. */
export interface LibraryEntry {
  id: string;
  title: string;
  scenario: unknown;
  /** Its recommended optional rules. */
  options: unknown;
}

/** What can be played here. */
export interface Library {
  systems: readonly AnySystem[];
  scenarios(system: string): readonly LibraryEntry[];
  /** Makes the battle of an id that none of those has; `undefined` where there is none. */
  drawn?(system: string, id: string): LibraryEntry | undefined;
}

export const systemIn = ({ systems }: Library, id: string): AnySystem | undefined =>
  systems.find((system) => system.id === id);

/** The scenario of a system by its id, or its first. */
export const entryIn = (
  { scenarios, drawn }: Library,
  system: string,
  id: string | undefined,
): LibraryEntry | undefined =>
  scenarios(system).find((entry) => id === undefined || id === entry.id) ??
  (id === undefined ? undefined : drawn?.(system, id));
