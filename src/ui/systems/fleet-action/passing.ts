import type { FleetActionView, Order } from '../../../rules/fleet-action';
import { mayOrder, ordersOf } from '../../table/desk';
import type { Desk } from './desk/desk';
import type { Left } from './desk/left';
import { proposedOrders } from './finishing';
import { spotsNow } from './orders/spotTries';

/** Orders that can be given at any time and ask for nothing. */
const ALWAYS: readonly Order['kind'][] = ['done', 'offerEnd', 'concede'];

/** [NW-11.9] Torpedoes that run strike in any case when the activation of their ship ends. */
const IDLE: readonly Order['kind'][] = [...ALWAYS, 'resolveTorpedo'];

/** [NW-28.6, NW-9.18] What the end of a turn does without a choice. */
const MENDING: readonly Order['kind'][] = [...ALWAYS, 'repair', 'refillTubes'];

const DONE: Order = { kind: 'done', what: '-' };

/** [NW-33.4] What ends the present step without asking: all that is proposed while it runs on, else only where nothing can be decided. */
export function ordersToPass(desk: Desk, left: Left): readonly Order[] | undefined {
  const forced = forcedOrder(desk, left);
  if (forced) return [forced];
  if (isSettled(desk, left)) return proposedOrders(desk);
  const isRunning = desk.running.left > 0 && desk.refused === null;
  const orders = isRunning && desk.stage !== 'waiting' ? proposedOrders(desk) : [];
  return orders.length > 0 ? orders : undefined;
}

/** What is proposed is all that can be done, and costs nothing: every contact in sight is tried, all damage mended that can be. */
export function isSettled(
  { view, side, legal }: Pick<Desk, 'view' | 'side' | 'legal'>,
  left: Left,
): boolean {
  if (!mayOrder({ legal }, 'done')) return false;
  if (view.step.kind === 'spotting') {
    const open = new Set(ordersOf(legal, 'spot').map(({ contact }) => contact));
    return spotsNow({ view, side, legal }).length === open.size;
  }
  if (view.step.kind !== 'end') return false;
  const mended = ordersOf(legal, 'repair').map(({ ship }) => ship);
  const isMended = new Set(mended).size === mended.length;
  return isMended && legal.every((order) => MENDING.includes(order.kind) || isShown(order, left));
}

/** The one order that ends a step with nothing to decide, or nothing new; nothing where there is a choice. */
export function forcedOrder(
  { view, legal }: Pick<Desk, 'view' | 'legal'>,
  left: Left,
): Order | undefined {
  if (view.step.kind === 'initiative') return left.first ?? undefined;
  if (!mayOrder({ legal }, 'done')) return undefined;
  const isIdle =
    view.step.kind !== 'ships' &&
    legal.every(
      (order) => IDLE.includes(order.kind) || isShown(order, left) || isLoadAboard(order, view),
    );
  return isIdle ? DONE : undefined;
}

/** Whether squadrons have been left on the map at the end of a turn, and may be again. */
export const staysShown = ({ view, legal }: Pick<Desk, 'view' | 'legal'>, left: Left): boolean =>
  view.step.kind === 'end' && legal.some((order) => isShown(order, left));

const isShown = (order: Order, { shown }: Left): boolean =>
  order.kind === 'toContact' && shown.includes(order.squadron);

/** [NW-20.3] Aircraft that have not taken off, or are gone, have no reason to drop what they carry. */
const isLoadAboard = (order: Order, { step, stands }: FleetActionView): boolean =>
  step.kind === 'aircraft' && order.kind === 'jettison' && stands[order.stand]?.place !== 'air';
