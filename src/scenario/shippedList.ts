import { list, loaders, strengths } from 'virtual:scenarios';
import type { Strength } from './core/ladder';
import type { ListedScenario, PreparedScenario } from './prepared';

/** All shipped scenarios as a list shows them, in order of their dates. */
export const shippedList: readonly ListedScenario[] = list;

/** How the bots have done against each other. */
export const measuredStrengths: readonly Strength[] = strengths;

/** Fetches a shipped scenario; `undefined` when there is none by that id. */
export async function loadShipped(id: string): Promise<PreparedScenario | undefined> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  return (await load?.())?.prepared;
}
