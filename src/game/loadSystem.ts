import { botSystems } from '../bots/botSystemOf';
import { type LazyRegistry, loadAll } from '../rules/core';
import { rules } from '../rules/registry';
import { savedForms } from '../scenario/savedFormOf';
import { scenarioSystems } from '../scenario/systemOf';

const LAYERS: readonly LazyRegistry<unknown>[] = [rules, scenarioSystems, savedForms, botSystems];

/**
 * Loads what games of a system need: its rules, what reads its scenarios and saves, and what bots know of it. A page asks for
 * that before it touches a game; an unknown system loads nothing, and is refused by whoever meets it.
 */
export const loadSystem = (id: unknown): Promise<unknown> =>
  Promise.all(LAYERS.map((layer) => layer.load(String(id))));

/** The same of every system, for pages that have to do with all of them. */
export const loadAllSystems = (): Promise<unknown> => Promise.all(LAYERS.map(loadAll));

/** The same of the system of a save, which has not been read yet and may be anything. */
export const loadSystemOf = (save: unknown): Promise<unknown> =>
  loadSystem((Object(save) as { system?: unknown }).system);

/** The same of a save kept with a match. */
export const loadSystemKept = (kept: unknown): Promise<unknown> =>
  loadSystemOf((Object(kept) as { save?: unknown }).save);
