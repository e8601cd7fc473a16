import {
  allShips,
  type BattleView,
  isDead,
  type Order,
  type ShipId,
  type StackId,
  stackById,
} from '../../../../rules/battle';
import { ordersOf } from '../desk';
import type { Names } from '../names';
import { listed } from '../words';
import type { Choice } from './Choices';

/** A list of orders for a menu, with an order to ask why not when it is empty. */
export interface Menu {
  label: string;
  choices: Choice[];
  sample?: Order | undefined;
}

const shipList = (names: Names, ships: readonly ShipId[]): string => listed(ships.map(names.ship));

/** What a stack may do beside moving and staying: one menu for each kind of order. */
export const stackMenus = (
  view: BattleView,
  legal: readonly Order[],
  names: Names,
  id: StackId,
): Menu[] =>
  [...formationMenus(view, legal, names, id), castOffMenu(view, legal, names, id)].filter(
    ({ choices, sample }) => choices.length > 0 || sample,
  );

/** Only set-up and movement form stacks anew. */
function formationMenus(
  view: BattleView,
  legal: readonly Order[],
  names: Names,
  id: StackId,
): Menu[] {
  const { kind } = view.step;
  if (kind === 'placement')
    return [divideMenu(view, legal, names, id), combineMenu(view, legal, names, id)];
  if (kind !== 'movement') return [];
  return [divideMenu, combineMenu, separateMenu, towMenu].map((menu) =>
    menu(view, legal, names, id),
  );
}

function divideMenu(view: BattleView, legal: readonly Order[], names: Names, id: StackId): Menu {
  const { ships } = stackById(view, id);
  const [first, ...rest] = ships;
  return {
    label: 'Divide',
    choices: ordersOf(legal, 'divide')
      .filter(({ stack }) => stack === id)
      .map((order) => ({
        label: order.groups.map((group) => shipList(names, group)).join(' | '),
        order,
      })),
    sample:
      first && rest.length > 0 ? { kind: 'divide', stack: id, groups: [[first], rest] } : undefined,
  };
}

function combineMenu(view: BattleView, legal: readonly Order[], names: Names, id: StackId): Menu {
  const { hex, side } = stackById(view, id);
  const fellow = view.stacks.find(
    (it) => it.id !== id && it.side === side && it.hex.q === hex.q && it.hex.r === hex.r,
  );
  return {
    label: 'Combine',
    choices: ordersOf(legal, 'combine')
      .filter(({ stacks }) => stacks.includes(id))
      .map((order) => ({
        label: `with ${listed(order.stacks.filter((it) => it !== id).map(names.stack))}`,
        order,
      })),
    sample: fellow && { kind: 'combine', stacks: [id, fellow.id] },
  };
}

function separateMenu(view: BattleView, legal: readonly Order[], names: Names, id: StackId): Menu {
  const [, second] = stackById(view, id).ships;
  return {
    label: 'Leave behind',
    choices: ordersOf(legal, 'separate')
      .filter(({ stack }) => stack === id)
      .map((order) => ({
        label: `${order.groups.map((group) => shipList(names, group)).join(' | ')} on their own`,
        order,
      })),
    sample: second === undefined ? undefined : { kind: 'separate', stack: id, groups: [[second]] },
  };
}

function towMenu(view: BattleView, legal: readonly Order[], names: Names, id: StackId): Menu {
  const { ships } = stackById(view, id);
  const orders = ordersOf(legal, 'tow').filter(({ tower }) => ships.includes(tower));
  const dead = allShips(view).find((ship) => ships.includes(ship.id) && isDead(ship));
  const tower = ships.find((ship) => ship !== dead?.id);
  return {
    label: 'Tow',
    choices: orders.map((order) => ({
      label: `${names.ship(order.tower)} takes ${names.ship(order.towed)} in tow`,
      order,
    })),
    sample: dead && tower ? { kind: 'tow', tower, towed: dead.id } : undefined,
  };
}

const castOffMenu = (
  view: BattleView,
  legal: readonly Order[],
  names: Names,
  id: StackId,
): Menu => ({
  label: 'Cast off',
  choices: castOffChoices(legal, names, stackById(view, id).ships),
});

/** Tows that may be cast off now, of all ships or of those named. */
export const castOffChoices = (
  legal: readonly Order[],
  names: Names,
  ships?: readonly ShipId[],
): Choice[] =>
  ordersOf(legal, 'castOff')
    .filter(({ tower }) => !ships || ships.includes(tower))
    .map((order) => ({ label: `the tow of ${names.ship(order.tower)}`, order }));

/** Ships that may be scuttled now, of all or of those named. */
export const scuttleChoices = (
  legal: readonly Order[],
  names: Names,
  ships?: readonly ShipId[],
): Choice[] =>
  ordersOf(legal, 'scuttle')
    .filter(({ ship }) => !ships || ships.includes(ship))
    .map((order) => ({ label: names.ship(order.ship), order }));
