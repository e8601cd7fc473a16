import type { BaseEvent, Draw, Reason, Side } from '../../rules/core';
import type { Choosing, Doctrine } from './doctrine';
import type { Playbook } from './playbook';

/** Everything bots know of one system. */
export interface BotSystem<State, Order, Plan> {
  id: string;
  doctrine: Doctrine<State, Order>;
  /** The admiral's own way where there is nothing to search; doctrine's where absent. */
  mastery?: Mastery<State, Order>;
  /** For the search; a system without one is not searched. */
  playbook?: Playbook<State, Order, Plan>;
  /** Another whole position that a side cannot tell from this one, for who judges its choices afterwards; needed where no playbook guesses whole positions. */
  exchanged?(state: State, side: Side, draw: Draw, past: Past): State;
}

/** What a side can look back on. */
export interface Past {
  /** The whole position in which the game began, of the same system. */
  start: unknown;
  /** What the side has been told since. */
  told: readonly BaseEvent[];
}

/** A way to play that beats doctrine, and why it gives an order, where doctrine would give another reason. */
export interface Mastery<View, Order> extends Choosing<View, Order> {
  why?(view: View, side: Side, order: Order): Reason | undefined;
}

/** A system with its types erased, for generic code. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a system's own types are erased
export type AnyBotSystem = BotSystem<any, any, any>;
