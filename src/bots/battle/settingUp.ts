import { type Axial, addHex, distance, sameHex } from '../../hex';
import {
  type BattleView,
  isOnBoard,
  type Order,
  type OrderOf,
  type ShipId,
  type Stack,
  stackById,
} from '../../rules/battle';
import type { Side } from '../../rules/core';
import { bestBy } from './bestBy';
import type { Exchange } from './exchange';
import { ordersOf } from './ordersOf';
import { isFighter } from './posture';
import { aimOf, scoreHex } from './rangeKeeping';
import { newSituation, type Situation } from './situation';

/** [BT-3.7] The displacement that places the fleet best. */
export function chooseShift(exchange: Exchange, orders: readonly Order[]): Order | undefined {
  const aims = exchange.give.own.map((stack) => ({ stack, aim: aimOf(exchange, stack) }));
  return bestBy(ordersOf(orders, 'shift'), ({ displacement }) =>
    aims.reduce(
      (sum, { stack, aim }) =>
        sum + standing(exchange, stack, aim, addHex(stack.hex, displacement)),
      0,
    ),
  );
}

const standing = (
  exchange: Exchange,
  stack: Stack,
  aim: ReturnType<typeof aimOf>,
  hex: Axial,
): number => (isOnBoard(exchange.give.view, hex) ? scoreHex(exchange, stack, aim, hex) : -2);

/** [BT-3.2] Each stack gets its own hex, as near to the middle of its side as there is room. */
export function choosePlacement(
  view: BattleView,
  side: Side,
  orders: readonly Order[],
): Order | undefined {
  const parting = partFighters(newSituation(view, side), ordersOf(orders, 'divide'));
  if (parting) return parting;
  const placements = ordersOf(orders, 'placeStack');
  const [first] = placements;
  if (!first) return ordersOf(orders, 'divide')[0];
  const own = view.stacks.filter((stack) => stack.side === side && stack.place === 'board');
  return bestBy(
    placements.filter(({ stack }) => stack === first.stack),
    ({ hex }) => {
      const crowded = own.filter((stack) => sameHex(stack.hex, hex)).length;
      return (
        -distance(hex, view.center) - 3 * crowded - sumBy(own, (it) => 0.1 * distance(it.hex, hex))
      );
    },
  );
}

const sumBy = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/**
 * [BT-2.4] The division that separates fighting ships from those they protect, if one separates more of them than
 * now.
 */
function partFighters(
  situation: Situation,
  divisions: readonly OrderOf<'divide'>[],
): Order | undefined {
  const burden = (ships: readonly ShipId[]) =>
    ships.some((id) => isFighter(situation, id))
      ? ships.filter((id) => !isFighter(situation, id)).length
      : 0;
  const relief = ({ stack, groups }: OrderOf<'divide'>) =>
    burden(stackById(situation.view, stack).ships) -
    sumBy(groups, burden) -
    0.1 * partings(situation, groups);
  const best = bestBy(divisions, relief);
  return best && relief(best) > 0.5 ? best : undefined;
}

/** Groups with fighters beyond the first: fighters stay together. */
const partings = (situation: Situation, groups: readonly ShipId[][]): number =>
  groups.filter((ships) => ships.some((id) => isFighter(situation, id))).length - 1;
