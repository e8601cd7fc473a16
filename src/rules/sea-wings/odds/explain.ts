import type { Side } from '../../core';
import type { StrikeOdds } from '../combat/strike/odds';
import type { Order } from '../model/orders';
import type { SeaWingsView } from '../model/state';
import { type ControlOutlook, controlForecast } from './control';
import { type QuickForecast, quickForecast } from './gunfire';
import { plannedStrikes } from './plannedStrikes';
import { type OrderRoll, rollsOf } from './rolls';
import { type SearchForecast, searchForecast } from './search';
import { type ShotForecast, shotForecast } from './shots';
import { attackForecast, type StrikeForecast, strikeForecast } from './strike';

/** The odds of a planned strike, with where it starts: a carrier, a base, or a task force [WG-8.9, WG-8.10]. */
interface PlannedForecast extends StrikeForecast {
  origin: string;
}

/** What `explain` reports about planned orders; each part only where the orders or the step have to do with it. */
export interface SeaWingsOdds {
  /** Dice that an order leads to. */
  rolls: OrderRoll[];
  search?: SearchForecast;
  /** Strikes that planned orders belong to, as they would fly with all that is planned for them. */
  strikes: PlannedForecast[];
  /** The formation that is about to attack. */
  attack?: StrikeOdds;
  /** Quick combats that are wanted, by the order that wants them. */
  engagements: { order: Order; forecast: QuickForecast }[];
  shots: ShotForecast[];
  control: ControlOutlook[];
}

/** The odds of planned orders, from the resolving functions and what the side knows [WG-24.29]. */
export function explain(view: SeaWingsView, side: Side, orders: readonly Order[]): SeaWingsOdds {
  const attack = attackForecast(view, side, orders);
  return {
    rolls: rollsOf(view, side, orders),
    ...(orders.some(({ kind }) => kind === 'planSearch') && {
      search: searchForecast(view, side, orders),
    }),
    strikes: plannedStrikes(view, side, orders)
      .filter(({ isOrdered }) => isOrdered)
      .map((idea) => ({ origin: idea.origin, ...strikeForecast(view, side, idea) })),
    ...(attack && { attack }),
    engagements: orders.flatMap((order) =>
      order.kind === 'engage' ? [{ order, forecast: quickForecast(view, side, order) }] : [],
    ),
    shots: shotForecast(view, side, orders),
    control: view.step.kind === 'damageControl' ? controlForecast(view, side) : [],
  };
}
