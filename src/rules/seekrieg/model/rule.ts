import {
  type OrderRule as AnyRule,
  type BySide,
  bySide,
  type OrderRules,
  type Side,
  type Stage,
} from '../../core';
import type { Order, OrderOf } from './orders';
import type { Play } from './play';
import type { SeekriegState, SeekriegView } from './state';
import type { Step } from './steps';

/** The rule of one kind of order. */
export type OrderRule<Kind extends Order['kind']> = AnyRule<SeekriegView, Play, OrderOf<Kind>>;

/** Rules for some kinds of orders, by kind. */
export type RulesOf<O extends Order> = OrderRules<SeekriegView, Play, O>;

/** The next step begins: nobody has confirmed it. */
export function enterStep(state: SeekriegState, step: Step): void {
  state.step = step;
  state.clock += 1;
  state.confirmed = bySide(() => false);
}

/** Both sides plot in secret until they have confirmed [SK-5.1]. */
export const sealed = ({ confirmed }: SeekriegView): BySide<Stage> =>
  bySide((side) => (confirmed[side] ? 'waiting' : 'declare'));

/** The side may still give orders of this step. */
export const isOpenFor = (
  { step, confirmed }: SeekriegView,
  side: Side,
  kind: Step['kind'],
): boolean => step.kind === kind && !confirmed[side];
