import type { Playbook } from './core/playbook';
import { BOT_SYSTEMS } from './systems';

/** The systems that can be searched. */
export const SEARCHED_IDS: readonly string[] = BOT_SYSTEMS.flatMap(({ id, playbook }) =>
  playbook ? [id] : [],
);

/** The playbook of a system; `undefined` if it has none. */
export const playbookOf = <State, Order>(
  systemId: string,
): Playbook<State, Order, unknown> | undefined =>
  BOT_SYSTEMS.find(({ id }) => id === systemId)?.playbook;
