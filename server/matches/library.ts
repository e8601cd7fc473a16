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
}

export const systemIn = ({ systems }: Library, id: string): AnySystem | undefined =>
  systems.find((system) => system.id === id);
