import { sameHex } from '../../../../hex';
import {
  allShips,
  type BattleView,
  findStack,
  isDead,
  type Order,
  type ShipId,
  type Stack,
  type StackId,
  stackById,
} from '../../../../rules/battle';
import type { Names } from '../../../../words/battle/common/names';
import { listed } from '../../../../words/battle/common/words';
import { ordersText } from '../../../../words/battle/texts/orders';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';
import type { MenuId } from '../desk/menus';

/** A list of orders for a menu, with an order to ask about when it is empty. */
export interface Menu {
  id: MenuId;
  choices: Choice[];
  sample?: Order | undefined;
}

/** An order in words. */
export interface Choice {
  label: string;
  order: Order;
}

type Asker = Pick<Desk, 'view' | 'side' | 'stage' | 'legal' | 'names' | 'selected'>;

/** The menus open to the player: of the selected stack, and in impulse 22 of any of the ships [BT-5.21, BT-6.11]. */
export function menusOf({ view, side, stage, legal, names, selected }: Asker): Menu[] {
  if (stage === 'waiting' || ordersOf(legal, 'leave').length > 0) return [];
  if (view.step.kind === 'repair' || view.step.kind === 'breakOff')
    return withSomething([castOffMenu(legal, names), scuttleMenu(legal, names)]);
  const stack = selected ? findStack(view, selected) : undefined;
  if (stack?.side !== side) return [];
  return [
    ...stackMenus(view, legal, names, stack.id),
    ...withSomething([scuttleMenu(legal, names, stack.ships)]),
  ];
}

const withSomething = (menus: readonly Menu[]): Menu[] =>
  menus.filter(({ choices, sample }) => choices.length > 0 || sample);

const shipList = (names: Names, ships: readonly ShipId[]): string => listed(ships.map(names.ship));

/** What a stack may do besides moving and staying: one menu for each kind of order. */
const stackMenus = (view: BattleView, legal: readonly Order[], names: Names, id: StackId): Menu[] =>
  withSomething([
    ...formationMenus(view, legal, names, id),
    castOffMenu(legal, names, stackById(view, id).ships),
  ]);

/** Only set-up and movement form new stacks. */
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
    id: 'divide',
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

/** Another stack of the side in the same hex. */
function fellowOf(view: BattleView, id: StackId): Stack | undefined {
  const { hex, side } = stackById(view, id);
  return view.stacks.find((it) => it.id !== id && it.side === side && sameHex(it.hex, hex));
}

function combineMenu(view: BattleView, legal: readonly Order[], names: Names, id: StackId): Menu {
  const fellow = fellowOf(view, id);
  return {
    id: 'combine',
    choices: ordersOf(legal, 'combine')
      .filter(({ stacks }) => stacks.includes(id))
      .map((order) => ({
        label: ordersText('with', {
          stacks: listed(order.stacks.filter((it) => it !== id).map(names.stack)),
        }),
        order,
      })),
    sample: fellow && { kind: 'combine', stacks: [id, fellow.id] },
  };
}

function separateMenu(view: BattleView, legal: readonly Order[], names: Names, id: StackId): Menu {
  const [, second] = stackById(view, id).ships;
  return {
    id: 'separate',
    choices: ordersOf(legal, 'separate')
      .filter(({ stack }) => stack === id)
      .map((order) => ({
        label: ordersText('onTheirOwn', {
          ships: order.groups.map((group) => shipList(names, group)).join(' | '),
        }),
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
    id: 'tow',
    choices: orders.map((order) => ({
      label: ordersText('takesInTow', {
        tower: names.ship(order.tower),
        towed: names.ship(order.towed),
      }),
      order,
    })),
    sample: dead && tower ? { kind: 'tow', tower, towed: dead.id } : undefined,
  };
}

/** Tows that may be cast off now, of all ships or of those named. */
const castOffMenu = (legal: readonly Order[], names: Names, ships?: readonly ShipId[]): Menu => ({
  id: 'castOff',
  choices: ordersOf(legal, 'castOff')
    .filter(({ tower }) => !ships || ships.includes(tower))
    .map((order) => ({ label: ordersText('towOf', { ship: names.ship(order.tower) }), order })),
});

/** Ships that may be scuttled now, of all or of those named. */
const scuttleMenu = (legal: readonly Order[], names: Names, ships?: readonly ShipId[]): Menu => ({
  id: 'scuttle',
  choices: ordersOf(legal, 'scuttle')
    .filter(({ ship }) => !ships || ships.includes(ship))
    .map((order) => ({ label: names.ship(order.ship), order })),
});
