import type { Order, OrderOf } from '../../../rules/fleet-action';
import { mayOrder } from '../../table/desk';
import type { Desk } from './desk/desk';
import { proposedOrders } from './finishing';

/** Orders that can be given at any time and ask for nothing. */
const ALWAYS: readonly Order['kind'][] = ['done', 'offerEnd', 'concede'];

const DONE: Order = { kind: 'done', what: '-' };

/** [NW-33.4] What ends the present step without asking: all that is proposed while it runs on, else only where nothing can be decided. */
export function ordersToPass(
  desk: Desk,
  asBefore: OrderOf<'chooseFirst'> | null,
): readonly Order[] | undefined {
  const forced = forcedOrder(desk, asBefore);
  if (forced) return [forced];
  const isRunning = desk.running.left > 0 && desk.refused === null;
  const orders = isRunning && desk.stage !== 'waiting' ? proposedOrders(desk) : [];
  return orders.length > 0 ? orders : undefined;
}

/** The one order that ends a step with nothing to decide; nothing where there is a choice. */
export function forcedOrder(
  { view, legal }: Pick<Desk, 'view' | 'legal'>,
  asBefore: OrderOf<'chooseFirst'> | null,
): Order | undefined {
  if (view.step.kind === 'initiative') return asBefore ?? undefined;
  if (!mayOrder({ legal }, 'done')) return undefined;
  const isIdle = view.step.kind !== 'ships' && legal.every(({ kind }) => ALWAYS.includes(kind));
  return isIdle ? DONE : undefined;
}
