import { type Axial, distance } from '../../hex';
import {
  type BattleView,
  findStack,
  isGun,
  type Order,
  type OrderOf,
  type Stack,
  shipsOfCounter,
} from '../../rules/battle';
import type { Reason, Side } from '../../rules/core';
import { salvoHits } from './fireAllocation';
import { newExchange } from './movement';
import { aimOf, givesBattle } from './rangeKeeping';
import { reason } from './reasons';
import { newSituation } from './situation';

/** Why doctrine prefers an order. */
export function whyOrder(view: BattleView, side: Side, order: Order): Reason | undefined {
  switch (order.kind) {
    case 'moveStack':
      return whyMove(view, side, order.stack, order.to);
    case 'stay':
      return whyMove(view, side, order.stack, undefined);
    case 'declare':
      return whyFire(view, side, order);
    case 'separate':
      return reason('separate');
    case 'breakOff':
      return reason(order.answer === 'yes' ? 'breakOff' : 'fightOn');
    default:
      return undefined;
  }
}

/** The ships of a stack; none when they are only guessed, because then they are not named [BT-20.10]. */
const shipsOf = ({ band, ships }: Stack): readonly string[] => (band ? [] : ships);

function whyMove(
  view: BattleView,
  side: Side,
  id: string,
  to: Axial | undefined,
): Reason | undefined {
  const stack = findStack(view, id);
  if (!stack) return undefined;
  const exchange = newExchange(view, side);
  if (!givesBattle(exchange, stack)) return reason('outOfReach', { ships: shipsOf(stack) });
  const { target, rangeHexes } = aimOf(exchange, stack);
  if (!target) return undefined;
  const change = distance(to ?? stack.hex, target.hex) - distance(stack.hex, target.hex);
  const way = change < 0 ? 'closing' : change > 0 ? 'opening' : 'keeping';
  return reason(way, { ships: shipsOf(target), count: rangeHexes });
}

function whyFire(view: BattleView, side: Side, order: OrderOf<'declare'>): Reason | undefined {
  const [first] = shipsOfCounter(view, order.target);
  if (first === undefined) return undefined;
  if (!isGun(order.weapon)) return reason('torpedoes', { ships: [first] });
  const { hits } = salvoHits(newSituation(view, side), order, order.full);
  return reason('guns', { ships: [first], hits: Math.round(hits * 10) / 10 });
}
