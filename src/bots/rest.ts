import { type Draw, foresee } from '../rules/core';
import type { Bot, Position } from './core/bot';
import { nodeBudget } from './core/budget';

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
