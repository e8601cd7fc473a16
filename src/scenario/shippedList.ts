import { list, loaders } from 'virtual:scenarios';
import type { ListedScenario, PreparedScenario } from './prepared';

/** All shipped scenarios as a list shows them, in order of their dates. */
export const shippedList: readonly ListedScenario[] = list;

/** Fetches a shipped scenario; `undefined` when there is none by that id. */
export async function loadShipped(id: string): Promise<PreparedScenario | undefined> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  return (await load?.())?.prepared;
}
