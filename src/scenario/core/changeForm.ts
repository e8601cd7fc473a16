import type { Side } from '../../rules/core';

/** One thing of a scenario, or of a ship in it, that a question may set otherwise. */
export interface Setting<Target> {
  /** Kebab-case. */
  key: string;
  /** What it may be set to, as a person writes it; what it is as written is among them. */
  values(target: Target): readonly string[];
  /** What it is now. */
  value(target: Target): string;
  with(target: Target, value: string): Target;
}

/** A ship of a force, as a scenario file has her; one without an id of a registry is left alone. */
export type ShipEntry = object;

/** The keys by which files name a record of a registry. */
const ID_KEYS: readonly string[] = ['ship', 'submarine', 'flotilla'];

/** Her id in her registry. */
export const idOf = (entry: ShipEntry): string | undefined =>
  Object.entries(entry).find(([key]) => ID_KEYS.includes(key))?.[1];

/** A force of a scenario file, whatever the system calls it. */
export interface ForceEntry {
  id: string;
  name: string;
  side: Side;
  ships?: readonly ShipEntry[] | undefined;
}

/** How the scenario files of a system can be changed for a question "what if?". */
export interface ChangeForm<File, Force extends ForceEntry = ForceEntry, Ship = ShipEntry> {
  forces(file: File): readonly Force[];
  withForces(file: File, forces: readonly Force[]): File;
  /** What is out of the scenario with the last of her force, beside the force itself: nothing else is in it. */
  isEmpty(force: Force): boolean;
  /** Keys whose object makes no sense without the ship that they name: it goes with her. */
  needs: readonly string[];
  /** Keys of a ship's entry that are true of her alone, and not of the ship that takes her place. */
  own: readonly string[];
  /** A force after its first ship has left, where the next one cannot simply be the first. */
  headless?(force: Force, first: Ship): Force;
  /** A force with one more ship of the registry. */
  join(force: Force, ship: string): Force;
  settings: readonly Setting<File>[];
  shipSettings: readonly Setting<Ship>[];
}

/** A choice among names. */
export const choice = <Target>(
  key: string,
  values: readonly string[],
  value: (target: Target) => string,
  put: (target: Target, value: string) => Target,
): Setting<Target> => ({ key, values: () => values, value, with: put });

/** A whole number from the first to the last. */
export const numberFrom = <Target>(
  key: string,
  [first, last]: readonly [number, number],
  value: (target: Target) => number,
  put: (target: Target, value: number) => Target,
): Setting<Target> => ({
  key,
  values: () => Array.from({ length: last - first + 1 }, (_, i) => String(first + i)),
  value: (target) => String(value(target)),
  with: (target, text) => put(target, Number(text)),
});

/** What the scenario itself has done to a ship: as it is written, or nothing of it. */
export const missing = <Target>(
  isAny: (target: Target) => boolean,
  without: (target: Target) => Target,
): Setting<Target> => ({
  key: 'missing',
  values: (target) => (isAny(target) ? ['as-written', 'none'] : ['none']),
  value: (target) => (isAny(target) ? 'as-written' : 'none'),
  with: (target, value) => (value === 'none' ? without(target) : target),
});
