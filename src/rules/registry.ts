import type { AnySystem } from './core';
import { ALL_SYSTEMS } from './systems';

/** Every rule system that can be played, by its id. */
export const SYSTEMS: Readonly<Record<string, AnySystem>> = Object.fromEntries(
  ALL_SYSTEMS.map((system) => [system.id, system]),
);

export const SYSTEM_IDS: readonly string[] = Object.keys(SYSTEMS);

/** A system by its id; `undefined` for an unknown id. */
export const systemOf = (id: string): AnySystem | undefined =>
  Object.hasOwn(SYSTEMS, id) ? SYSTEMS[id] : undefined;
