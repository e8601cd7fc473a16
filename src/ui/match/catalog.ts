import { isUnlistedId } from '../../scenario/own/ownId';
import type { ListedScenario, PreparedScenario } from '../../scenario/prepared';
import { isSkirmishId } from '../../scenario/skirmish/link';
import { remembered } from '../frame/remembered';

const shipped = remembered(() => import('../../scenario/shippedList'));

/** What can be played. */
export const loadList = remembered(
  async (): Promise<readonly ListedScenario[]> => (await shipped()).shippedList,
);

const scenarios = new Map<string, () => Promise<PreparedScenario | undefined>>();

/** A scenario complete with its ships, shipped, drawn or one's own; `undefined` if there is none with this id. */
export function loadScenario(id: string): Promise<PreparedScenario | undefined> {
  const load = scenarios.get(id) ?? remembered(() => loadAny(id));
  scenarios.set(id, load);
  return load();
}

/** A shipped one, one that is drawn by its id, or one that is kept in this browser. */
async function loadAny(id: string): Promise<PreparedScenario | undefined> {
  if (isUnlistedId(id)) return (await import('./own')).prepareOwn(id);
  return isSkirmishId(id) ? (await import('./drawn')).drawn(id) : loadShipped(id);
}

async function loadShipped(id: string): Promise<PreparedScenario | undefined> {
  const [{ shippedList, loadShipped: load }, { loadSystemOf }] = await Promise.all([
    shipped(),
    import('../../game/loadSystem'),
  ]);
  const listed = shippedList.find(({ card }) => card.id === id);
  const [prepared] = await Promise.all([load(id), loadSystemOf(listed?.card)]);
  return prepared;
}

/** A scenario of one's own has been written anew. */
export const forgetScenario = (id: string): void => void scenarios.delete(id);

/** Fetches all scenarios. */
export const loadScenarios = async (): Promise<unknown> =>
  Promise.all((await loadList()).map(({ card }) => loadScenario(card.id)));
