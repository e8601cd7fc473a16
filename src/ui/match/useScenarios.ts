import { use } from 'react';
import type { ScenarioCard } from '../../scenario';
import { isUnlistedId } from '../../scenario/own/ownId';
import type { ListedScenario, PreparedScenario } from '../../scenario/prepared';
import { isSkirmishId } from '../../scenario/skirmish/link';
import { loadList, loadScenario } from './catalog';

/** What can be played; the page waits for it. */
export const useScenarioList = (): readonly ListedScenario[] => use(loadList());

/** A scenario by its id, complete; the page waits for it. */
export const useScenario = (id: string): PreparedScenario | undefined => use(loadScenario(id));

/** What lists show of a scenario, of those that are drawn or somebody's own too; the page waits for it. */
export function useCard(id: string): ScenarioCard | undefined {
  const list = useScenarioList();
  const unlisted = isSkirmishId(id) || isUnlistedId(id) ? use(loadScenario(id)) : undefined;
  return unlisted?.card ?? list.find(({ card }) => card.id === id)?.card;
}
