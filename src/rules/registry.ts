import { battle } from './battle';
import type { AnySystem } from './core';

/** Every rule system that can be played, by its id. */
export const SYSTEMS: Readonly<Record<string, AnySystem>> = { battle };

export const SYSTEM_IDS: readonly string[] = Object.keys(SYSTEMS);

/** A system by its id; `undefined` for an id that comes from outside and is none. */
export const systemOf = (id: string): AnySystem | undefined =>
  Object.hasOwn(SYSTEMS, id) ? SYSTEMS[id] : undefined;
