import type { ListedScenario, PreparedScenario } from '../../scenario/prepared';
import { isSkirmishId } from '../../scenario/skirmish/link';
import { remembered } from '../frame/remembered';

const shipped = remembered(() => import('../../scenario/shippedList'));

/** What can be played. */
export const loadList = remembered(
  async (): Promise<readonly ListedScenario[]> => (await shipped()).shippedList,
);

const scenarios = new Map<string, () => Promise<PreparedScenario | undefined>>();

/** A scenario complete with its ships, shipped or drawn; `undefined` if there is none with this id. */
export function loadScenario(id: string): Promise<PreparedScenario | undefined> {
  const load = scenarios.get(id) ?? remembered(() => loadAny(id));
  scenarios.set(id, load);
  return load();
}

/** A shipped one, or one that is drawn by its id. */
const loadAny = async (id: string): Promise<PreparedScenario | undefined> =>
  isSkirmishId(id) ? (await import('./drawn')).drawn(id) : (await shipped()).loadShipped(id);

/** Fetches all scenarios. */
export const loadScenarios = async (): Promise<unknown> =>
  Promise.all((await loadList()).map(({ card }) => loadScenario(card.id)));
