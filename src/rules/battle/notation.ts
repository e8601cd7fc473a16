import { type Axial, hexKey, parseHexKey } from '../../hex';
import type { Refusal } from '../core';
import type { Answer, Order, OrderOf } from './model/orders';
import { BOARD_SIDES, type BoardSide } from './model/scenario';
import { CALIBERS } from './model/sheet';
import type { Weapon } from './model/state';

/** The first word of a line for each kind of order. */
const VERBS: Readonly<Record<Order['kind'], string>> = {
  chooseDoe: 'entry',
  placeStack: 'place',
  shift: 'shift',
  enter: 'enter',
  moveStack: 'move',
  leave: 'leave',
  stay: 'stay',
  divide: 'divide',
  combine: 'combine',
  separate: 'separate',
  tow: 'tow',
  castOff: 'cast-off',
  scuttle: 'scuttle',
  declare: 'fire',
  withdraw: 'withdraw',
  tryRepair: 'repair',
  tryRefloat: 'refloat',
  done: 'done',
  breakOff: 'break-off',
};

/** The line of notation of an order: `move A1 3,-2`, `fire hood primary bismarck full`. */
export const makeOrder = (order: Order): string => [VERBS[order.kind], ...words(order)].join(' ');

const groupsText = (groups: readonly string[][]): string =>
  groups.map((ships) => ships.join('+')).join('/');

function words(order: Order): string[] {
  switch (order.kind) {
    case 'chooseDoe':
      return [order.taskForce, order.doe];
    case 'placeStack':
    case 'enter':
      return [order.stack, hexKey(order.hex)];
    case 'shift':
      return [hexKey(order.displacement)];
    case 'moveStack':
      return [order.stack, hexKey(order.to)];
    case 'leave':
      return [order.stack, order.answer];
    case 'stay':
      return [order.stack];
    case 'divide':
    case 'separate':
      return [order.stack, groupsText(order.groups)];
    case 'combine':
      return order.stacks;
    case 'tow':
      return [order.tower, order.towed];
    case 'castOff':
      return [order.tower];
    case 'scuttle':
      return [order.ship];
    case 'declare':
      return [order.ship, order.weapon, order.target, ...(order.full ? ['full'] : [])];
    case 'withdraw':
      return [order.ship, order.weapon];
    case 'tryRepair':
    case 'tryRefloat':
      return [order.ship, order.answer];
    case 'done':
      return [];
    case 'breakOff':
      return [order.answer];
  }
}

/** How the words after the verb become an order; `undefined` when they do not fit. */
type Reader = (words: readonly string[]) => Order | undefined;

const WEAPONS: readonly Weapon[] = [...CALIBERS, 'torpedoes'];

const isId = (word: string | undefined): word is string =>
  word !== undefined && /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(word);
const isAnswer = (word: string | undefined): word is Answer => word === 'yes' || word === 'no';
const isWeapon = (word: string | undefined): word is Weapon =>
  WEAPONS.some((weapon) => weapon === word);
const isBoardSide = (word: string | undefined): word is BoardSide =>
  BOARD_SIDES.some((side) => side === word);
const hexIn = (word: string | undefined): Axial | undefined =>
  word === undefined ? undefined : parseHexKey(word);

function groupsIn(word: string | undefined): string[][] | undefined {
  const groups = word?.split('/').map((group) => group.split('+'));
  return groups?.flat().every(isId) ? groups : undefined;
}

/** A reader for a stack and a hex. */
const withHex =
  (make: (stack: string, hex: Axial) => Order): Reader =>
  ([stack, text]) => {
    const hex = hexIn(text);
    return isId(stack) && hex ? make(stack, hex) : undefined;
  };

/** A reader for a ship or stack and an answer. */
const withAnswer =
  (make: (id: string, answer: Answer) => Order): Reader =>
  ([id, answer]) =>
    isId(id) && isAnswer(answer) ? make(id, answer) : undefined;

const withId =
  (make: (id: string) => Order): Reader =>
  ([id]) =>
    isId(id) ? make(id) : undefined;

const withGroups =
  (kind: 'divide' | 'separate'): Reader =>
  ([stack, text]) => {
    const groups = groupsIn(text);
    return isId(stack) && groups ? { kind, stack, groups } : undefined;
  };

const readDeclare: Reader = ([ship, weapon, target, full]) =>
  isId(ship) && isWeapon(weapon) && isId(target) && (full === undefined || full === 'full')
    ? { kind: 'declare', ship, weapon, target, full: full === 'full' }
    : undefined;

const READERS: Readonly<Record<Order['kind'], Reader>> = {
  chooseDoe: ([taskForce, doe]) =>
    isId(taskForce) && isBoardSide(doe) ? { kind: 'chooseDoe', taskForce, doe } : undefined,
  placeStack: withHex((stack, hex) => ({ kind: 'placeStack', stack, hex })),
  shift: ([text]) => {
    const displacement = hexIn(text);
    return displacement && { kind: 'shift', displacement };
  },
  enter: withHex((stack, hex) => ({ kind: 'enter', stack, hex })),
  moveStack: withHex((stack, to) => ({ kind: 'moveStack', stack, to })),
  leave: withAnswer((stack, answer) => ({ kind: 'leave', stack, answer })),
  stay: withId((stack) => ({ kind: 'stay', stack })),
  divide: withGroups('divide'),
  combine: (stacks) => (stacks.every(isId) ? { kind: 'combine', stacks: [...stacks] } : undefined),
  separate: withGroups('separate'),
  tow: ([tower, towed]) => (isId(tower) && isId(towed) ? { kind: 'tow', tower, towed } : undefined),
  castOff: withId((tower) => ({ kind: 'castOff', tower })),
  scuttle: withId((ship) => ({ kind: 'scuttle', ship })),
  declare: readDeclare,
  withdraw: ([ship, weapon]) =>
    isId(ship) && isWeapon(weapon) ? { kind: 'withdraw', ship, weapon } : undefined,
  tryRepair: withAnswer((ship, answer) => ({ kind: 'tryRepair', ship, answer })),
  tryRefloat: withAnswer((ship, answer) => ({ kind: 'tryRefloat', ship, answer })),
  done: () => ({ kind: 'done' }),
  breakOff: ([answer]) => (isAnswer(answer) ? { kind: 'breakOff', answer } : undefined),
};

const KINDS = Object.keys(VERBS) as Order['kind'][];

/** Reads a line of notation; a line that is none is refused, whatever is in it. */
export function parseOrder(text: string): Order | Refusal {
  const [verb, ...rest] = text.trim().split(/\s+/);
  const kind = KINDS.find((it) => VERBS[it] === verb);
  const order = kind && READERS[kind](rest);
  if (order && words(order).length === rest.length) return order as OrderOf<Order['kind']>;
  return {
    code: 'unreadable-order',
    sentence: kind
      ? `The words after "${verb}" do not make an order: "${text.slice(0, 80)}".`
      : `No order begins with "${(verb ?? '').slice(0, 20)}"; known are: ${Object.values(VERBS).join(', ')}.`,
  };
}
