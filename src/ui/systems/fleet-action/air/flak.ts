import type { Order, OrderOf } from '../../../../rules/fleet-action';
import { ordersOf } from '../../../table/desk';

type AntiAir = OrderOf<'antiAir'>;

/** A weapon that bears on aircraft that attack, and how many of its factors are to fire. */
export interface FlakPlan {
  key: string;
  /** With all its factors. */
  order: AntiAir;
  factors: number;
}

/** Factors that were chosen, by weapon. */
export type FlakChoice = Readonly<Record<string, number>>;

const keyOf = ({ unit, weapon }: AntiAir): string => `${unit}/${weapon}`;

/** [NW-17.3] Every weapon that bears fires with all it has, unless something else was chosen. */
export const flakPlans = (legal: readonly Order[], chosen: FlakChoice): FlakPlan[] =>
  ordersOf(legal, 'antiAir')
    .filter(({ factors }) => factors > 0)
    .map((order) => {
      const key = keyOf(order);
      return { key, order, factors: chosen[key] ?? order.factors };
    });

/** [NW-17.16] What has to be named: nothing where all fire, else every weapon. */
export const namedFlak = (plans: readonly FlakPlan[]): AntiAir[] =>
  plans.every(({ order, factors }) => factors === order.factors)
    ? []
    : plans.map(({ order, factors }) => ({ ...order, factors }));
