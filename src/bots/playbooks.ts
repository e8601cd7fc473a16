import { battlePlaybook } from './battle';
import type { Playbook } from './search/playbook';
import { strategicPlaybook } from './strategic/ahead/playbook';

const PLAYBOOKS: Readonly<Record<string, unknown>> = {
  battle: battlePlaybook,
  strategic: strategicPlaybook,
};

/** The systems that can be searched. */
export const SEARCHED_IDS: readonly string[] = Object.keys(PLAYBOOKS);

/** What the search knows of a system; `undefined` for one that has no plans yet. */
export const playbookOf = <State, Order>(
  systemId: string,
): Playbook<State, Order, unknown> | undefined =>
  PLAYBOOKS[systemId] as Playbook<State, Order, unknown> | undefined;
