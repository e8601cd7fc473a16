import {
  type OrderRule as AnyRule,
  type BySide,
  bySide,
  type OrderRules,
  type Stage,
  type StepRules,
} from '../../core';
import type { Order, OrderOf } from './orders';
import type { Phase } from './phases';
import type { Play } from './play';
import type { SeaWingsState, SeaWingsView, Step } from './state';

/** The rule of one kind of order. */
export type OrderRule<Kind extends Order['kind']> = AnyRule<SeaWingsView, Play, OrderOf<Kind>>;

/** Rules for some kinds of orders, by kind. */
export type RulesOf<O extends Order> = OrderRules<SeaWingsView, Play, O>;

/** Rules for some kinds of steps, by kind. */
export type StepsOf<Kind extends Step['kind']> = StepRules<
  SeaWingsView,
  Play,
  Extract<Step, { kind: Kind }>,
  Phase
>;

/** The next step begins: nobody has confirmed it. */
export function enterStep(state: SeaWingsState, step: Step): void {
  state.step = step;
  state.clock += 1;
  state.confirmed = { allies: false, axis: false };
}

/** Both sides decide in secret until they have confirmed [WG-6.1, WG-16.3]. */
export const sealed = ({ confirmed }: SeaWingsView): BySide<Stage> =>
  bySide((side) => (confirmed[side] ? 'waiting' : 'declare'));
