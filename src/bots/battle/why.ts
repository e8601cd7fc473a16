import { type Axial, distance } from '../../hex';
import {
  type BattleView,
  findStack,
  isGun,
  type Order,
  type OrderOf,
  type Stack,
  sheetOf,
  shipsOfCounter,
} from '../../rules/battle';
import type { Side } from '../../rules/core';
import { salvoHits } from './fireAllocation';
import { newExchange } from './movement';
import { aimOf, givesBattle } from './rangeKeeping';
import { newSituation } from './situation';

/** Why doctrine likes an order, in a sentence. */
export function whyOrder(view: BattleView, side: Side, order: Order): string | undefined {
  switch (order.kind) {
    case 'moveStack':
      return whyMove(view, side, order.stack, order.to);
    case 'stay':
      return whyMove(view, side, order.stack, undefined);
    case 'declare':
      return whyFire(view, side, order);
    case 'separate':
      return 'Leaving behind what cannot keep up.';
    case 'breakOff':
      return order.answer === 'yes'
        ? 'More is to be lost than won by going on.'
        : 'There is more to be won by going on.';
    default:
      return undefined;
  }
}

/** A stack whose ships are only guessed is not called by them [BT-20.10]. */
const nameOf = (view: BattleView, stack: Stack): string =>
  stack.band
    ? 'a stack out of sight'
    : stack.ships.map((id) => sheetOf(view, id).name).join(' and ');

function whyMove(
  view: BattleView,
  side: Side,
  id: string,
  to: Axial | undefined,
): string | undefined {
  const stack = findStack(view, id);
  if (!stack) return undefined;
  const exchange = newExchange(view, side);
  if (!givesBattle(exchange, stack))
    return `Keeping ${nameOf(view, stack)} out of the enemy's reach.`;
  const { target, rangeHexes } = aimOf(exchange, stack);
  if (!target) return undefined;
  const change = distance(to ?? stack.hex, target.hex) - distance(stack.hex, target.hex);
  const verb = change < 0 ? 'Closing' : change > 0 ? 'Opening the range' : 'Keeping the range';
  return `${verb}: against ${nameOf(view, target)} the odds are best at ${rangeHexes} hexes.`;
}

function whyFire(view: BattleView, side: Side, order: OrderOf<'declare'>): string | undefined {
  const [first] = shipsOfCounter(view, order.target);
  if (first === undefined) return undefined;
  const target = sheetOf(view, first).name;
  if (!isGun(order.weapon)) return `Torpedoes pay better now than later at ${target}.`;
  const { hits } = salvoHits(newSituation(view, side), order, order.full);
  return `The best use of these guns: ${hits.toFixed(1)} hits to be expected on ${target}.`;
}
