import {
  type BattleView,
  type Declaration,
  isDead,
  isOnBoard,
  type Order,
  shipOf,
} from '../../rules/battle';
import type { Side } from '../../rules/core';

/** Leaves out pointless harm and endless loops: scuttling, withdrawing, splitting up. */
export function sensibleOrders(view: BattleView, side: Side, orders: readonly Order[]): Order[] {
  const declared = view.declared[side];
  return orders.filter((order) => isSensible(view, declared, order));
}

function isSensible(view: BattleView, declared: readonly Declaration[], order: Order): boolean {
  switch (order.kind) {
    case 'scuttle':
    case 'castOff':
    case 'withdraw':
    case 'tow':
      return false;
    case 'leave':
      return order.answer === 'no';
    case 'tryRepair':
    case 'tryRefloat':
      return order.answer === 'yes';
    case 'breakOff':
      return order.answer === 'no';
    case 'moveStack':
      return isOnBoard(view, order.to);
    case 'divide':
    case 'combine':
      return view.step.kind !== 'placement';
    case 'separate':
      return order.groups.flat().every((id) => isDead(shipOf(view, id)));
    case 'declare':
      return !declared.some((it) => it.ship === order.ship && it.weapon === order.weapon);
    default:
      return true;
  }
}
