import type { AnySystem } from '../../src/rules/core';
import type { Read } from '../../src/scenario';

/** A scenario that matches can be made of. */
export interface LibraryEntry {
  id: string;
  title: string;
  scenario: unknown;
  /** Its recommended optional rules. */
  options: unknown;
  /** The text of its file, where it was sent. */
  file?: string;
}

/** What can be played here. */
export interface Library {
  systems: readonly AnySystem[];
  scenarios(system: string): readonly LibraryEntry[];
  /** Makes the battle of an id that none of those has; `undefined` where there is none. */
  drawn?(system: string, id: string): LibraryEntry | undefined;
  /** Checks the file of a scenario that somebody has written, and makes it one of its own id; absent where none are taken. */
  sent?(system: string, file: string): Read<LibraryEntry>;
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
