import { use } from 'react';
import type { ListedScenario, PreparedScenario } from '../../scenario/prepared';
import { loadList, loadScenario } from './catalog';

/** What can be played; the page waits for it. */
export const useScenarioList = (): readonly ListedScenario[] => use(loadList());

/** A shipped scenario, complete; the page waits for it. */
export const useScenario = (id: string): PreparedScenario | undefined => use(loadScenario(id));
