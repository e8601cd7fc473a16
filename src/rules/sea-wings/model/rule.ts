import {
  type OrderRule as AnyRule,
  type BySide,
  bySide,
  type OrderRules,
  type Stage,
} from '../../core';
import type { Order, OrderOf } from './orders';
import type { Play } from './play';
import type { SeaWingsState, SeaWingsView, Step } from './state';

/** The rule of one kind of order. */
export type OrderRule<Kind extends Order['kind']> = AnyRule<SeaWingsView, Play, OrderOf<Kind>>;

/** Rules for some kinds of orders, by kind. */
export type RulesOf<O extends Order> = OrderRules<SeaWingsView, Play, O>;

/** The next step begins: nobody has confirmed it. */
export function enterStep(state: SeaWingsState, step: Step): void {
  state.step = step;
  state.clock += 1;
  state.confirmed = { allies: false, axis: false };
}

/** Both sides decide in secret until they have confirmed [WG-6.1, WG-16.3]. */
export const sealed = ({ confirmed }: SeaWingsView): BySide<Stage> =>
  bySide((side) => (confirmed[side] ? 'waiting' : 'declare'));
