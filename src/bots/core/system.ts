import type { Doctrine } from './doctrine';
import type { Playbook } from './playbook';

/** Everything bots know of one system. */
export interface BotSystem<State, Order, Plan> {
  id: string;
  doctrine: Doctrine<State, Order>;
  /** For the search; a system without one is not searched. */
  playbook?: Playbook<State, Order, Plan>;
}

/** A system with its types erased, for generic code. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a system's own types are erased
export type AnyBotSystem = BotSystem<any, any, any>;
