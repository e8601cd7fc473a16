import type { Side } from '../../../rules/core';
import type { Order, StrategicView } from '../../../rules/strategic';
import { forceOf } from './known';
import { isSettled } from './settled';

/** Orders that do obvious harm, or only undo what has been ordered. */
const isHarmful = (order: Order): boolean =>
  order.kind === 'scuttle' ||
  order.kind === 'withdraw' ||
  order.kind === 'offerEnd' ||
  order.kind === 'abandonBattle' ||
  order.kind === 'endAction' ||
  order.kind === 'splitMerge' ||
  ('answer' in order && order.answer === 'no') ||
  ('steps' in order && order.steps === 0);

/** The legal orders that avoid obvious mistakes. */
export function sensibleOrders(orders: readonly Order[]): Order[] {
  const sensible = orders.filter((order) => !isHarmful(order));
  return sensible.length > 0 ? sensible : [...orders];
}

/** Only those for units without an order in this stage: so a random player also comes to an end. */
export function openOrders(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const busy = squadronsWithMission(view, side);
  const open = sensibleOrders(orders).filter(
    (order) => !('squadron' in order && busy.has(order.squadron)) && !isSettled(view, side, order),
  );
  return open.length > 0 ? open : sensibleOrders(orders);
}

/** [ST-6.12] Squadrons that have something to do in this Basic turn. */
function squadronsWithMission(view: StrategicView, side: Side): Set<string> {
  const { basic } = forceOf(view, side);
  const strikes = (basic?.strikes ?? []).flatMap(({ parts, escort }) => [...parts, ...escort]);
  const missions = [...(basic?.search ?? []), ...(basic?.cap ?? []), ...strikes];
  return new Set(missions.map(({ squadron }) => squadron));
}
