import { type AnySystem, type Draw, drawFrom, foresee, type Side } from '../rules/core';
import type { Bot, Position } from './core/bot';
import { nodeBudget } from './core/budget';
import { doctrineOf } from './doctrines';

/** A limit for bots that go on forever; the longest part seen had 75 orders (search attempts of Philippine Sea). */
const MAX_ORDERS = 120;

/**
 * A bot's further orders after an order in the same segment, each carried out on its side's view; up to the end of
 * its part, which is omitted, or the first order with an unpredictable result.
 */
export function restAfter<Order>(
  bot: Pick<Bot, 'decide'>,
  { system, view, side }: Position<unknown, Order>,
  first: Order,
  draw: Draw,
): Order[] {
  const rest: Order[] = [];
  const given = new Set<string>();
  let order = first;
  let seen = foresee(system, view, side, order)?.view;
  while (seen && system.segment(seen).active[side] !== 'waiting' && given.size < MAX_ORDERS) {
    if (given.size > 0) rest.push(order);
    given.add(system.makeOrder(order));
    order = next(
      bot,
      { system, view: seen, side, legalOrders: system.legalOrders(seen, side) },
      draw,
    );
    if (given.has(system.makeOrder(order))) break;
    seen = foresee(system, seen, side, order)?.view;
  }
  return rest;
}

const next = <Order>(
  bot: Pick<Bot, 'decide'>,
  position: Position<unknown, Order>,
  draw: Draw,
): Order => bot.decide(position, draw, nodeBudget(1)).order;

/** The orders before the first that ends a side's part or has an unpredictable result; always at least the first. */
export function withinPart<Order>(
  { system, view, side }: Pick<Position<unknown, Order>, 'system' | 'view' | 'side'>,
  orders: readonly Order[],
): Order[] {
  let seen: unknown = view;
  const ends = orders.findIndex((order) => {
    seen = foresee(system, seen, side, order)?.view;
    return seen === undefined || system.segment(seen).active[side] === 'waiting';
  });
  return ends < 0 ? [...orders] : orders.slice(0, Math.max(1, ends));
}

/** The order that the Commander would give now, without a list of the legal ones; always the same for a view. */
export const orderOffhand = <View, Order>(
  { id }: Pick<AnySystem, 'id'>,
  view: View,
  side: Side,
): Order | undefined => doctrineOf<View, Order>(id)?.offhand?.(view, side, drawFrom(id));

/** All that the Commander would still order before the order that ends his part, as far as it can be foreseen. */
export function ordersOffhand<View, Order>(
  system: AnySystem,
  view: View,
  side: Side,
  isEnd: (order: Order) => boolean,
): Order[] {
  const orders: Order[] = [];
  let seen: View | undefined = view;
  while (seen && orders.length < MAX_ORDERS) {
    const order: Order | undefined = orderOffhand(system, seen, side);
    if (order === undefined || isEnd(order)) break;
    orders.push(order);
    seen = foresee(system, seen, side, order)?.view as View | undefined;
  }
  return orders;
}
