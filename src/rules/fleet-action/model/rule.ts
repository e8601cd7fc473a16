import {
  type OrderRule as AnyRule,
  type BySide,
  bySide,
  type OrderRules,
  type Stage,
} from '../../core';
import type { Order, OrderOf } from './orders';
import type { Play } from './play';
import type { FleetActionState, FleetActionView, Step } from './state';

/** The rule of one kind of order. */
export type OrderRule<Kind extends Order['kind']> = AnyRule<FleetActionView, Play, OrderOf<Kind>>;

/** Rules for some kinds of orders, by kind. */
export type RulesOf<O extends Order> = OrderRules<FleetActionView, Play, O>;

/** The next step begins: nobody has confirmed it. */
export function enterStep(state: FleetActionState, step: Step): void {
  state.step = step;
  state.clock += 1;
  state.confirmed = { allies: false, axis: false };
}

/** Both sides decide in secret until they have confirmed [NW-28.1]. */
export const sealed = ({ confirmed }: FleetActionView): BySide<Stage> =>
  bySide((side) => (confirmed[side] ? 'waiting' : 'declare'));
