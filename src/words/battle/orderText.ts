import { directionToward } from '../../hex';
import { type BattleView, findStack, isOnBoard, type Order } from '../../rules/battle';
import type { Names } from './common/names';
import { boardSideName, directionName, displacementName, listed, weaponName } from './common/words';
import { hintText } from './texts/hint';

/** An order as advice: 'Move Hood and Prince of Wales southwest to 1006'. */
export function orderText(order: Order, view: BattleView, names: Names): string {
  switch (order.kind) {
    case 'chooseDoe':
      return hintText('chooseDoe', {
        force: names.taskForce(order.taskForce),
        side: boardSideName(order.doe),
      });
    case 'placeStack':
    case 'enter':
      return hintText(order.kind, { stack: names.stack(order.stack), hex: names.hex(order.hex) });
    case 'shift':
      return hintText('shift', { displacement: displacementName(order.displacement) });
    case 'moveStack':
      return moveText(order, view, names);
    case 'leave':
      return hintText(`leave.${order.answer}`, { stack: names.stack(order.stack) });
    case 'stay':
      return hintText('stay', { stack: names.stack(order.stack) });
    case 'combine':
      return hintText('combine', { stacks: listed(order.stacks.map(names.stack)) });
    case 'divide':
    case 'separate':
      return hintText(order.kind, {
        stack: names.stack(order.stack),
        groups: order.groups.map((group) => listed(group.map(names.ship))).join('; '),
      });
    default:
      return shipOrderText(order, names);
  }
}

function moveText(
  { stack: id, to }: Extract<Order, { kind: 'moveStack' }>,
  view: BattleView,
  names: Names,
): string {
  const stack = names.stack(id);
  const from = findStack(view, id)?.hex;
  const direction = from ? directionName(directionToward(from, to)) : '';
  return isOnBoard(view, to)
    ? hintText('moveStack', { stack, direction, hex: names.hex(to) })
    : hintText('moveOff', { stack, direction });
}

/** Orders to single ships, and those of a whole side. */
function shipOrderText(order: Order, names: Names): string {
  switch (order.kind) {
    case 'tow':
      return hintText('tow', { tower: names.ship(order.tower), towed: names.ship(order.towed) });
    case 'castOff':
      return hintText('castOff', { tower: names.ship(order.tower) });
    case 'scuttle':
      return hintText('scuttle', { ship: names.ship(order.ship) });
    case 'declare':
      return hintText('declare', {
        ship: names.ship(order.ship),
        weapon: weaponName(order.weapon),
        target: names.ship(order.target),
      });
    case 'withdraw':
      return hintText('withdraw', {
        ship: names.ship(order.ship),
        weapon: weaponName(order.weapon),
      });
    case 'tryRepair':
    case 'tryRefloat':
      return hintText(`${order.kind}.${order.answer}`, { ship: names.ship(order.ship) });
    case 'breakOff':
      return hintText(`breakOff.${order.answer}`);
    default:
      return hintText('done');
  }
}
