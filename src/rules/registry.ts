import { type AnySystem, isAllAtHand, loadAll, newLazyRegistry } from './core';
import { RULES } from './systems';

/** Every rule system that can be played. */
export const rules = newLazyRegistry<AnySystem>(RULES);

if (isAllAtHand()) await loadAll(rules);

export const SYSTEM_IDS: readonly string[] = rules.ids;

/** A system by its id, once its rules are loaded; `undefined` before that, and for an unknown id. */
export const systemOf = (id: string): AnySystem | undefined => rules.of(id);
