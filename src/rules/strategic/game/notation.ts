import { type Axial, hexKey, parseHexKey } from '../../../hex';
import type { Refusal } from '../../core';
import type { Order, OrderOf } from '../model/orders';

/** How the words of a line stand for the fields of an order. `rest` takes all words that are left, as they are. */
type FieldKind = 'id' | 'count' | 'hex' | 'ids' | 'groups' | 'path' | 'flag' | 'rest';

interface Field {
  name: string;
  kind: FieldKind;
}

/** `squadron steps:count` gives the fields of an order in the order of their words; ids need no kind. */
const SHAPES: Readonly<Record<Order['kind'], readonly [verb: string, fields: string]>> = {
  placeDivision: ['place', 'division box'],
  splitMerge: ['regroup', 'divisions:ids groups:groups'],
  scuttle: ['scuttle', 'ship answer'],
  offerEnd: ['offer-end', 'answer'],
  confirm: ['confirm', ''],
  assignSearch: ['search', 'squadron steps:count'],
  assignCap: ['cap', 'squadron steps:count over'],
  assignStrike: ['strike', 'squadron steps:count target weapon'],
  assignEscort: ['escort', 'squadron steps:count target'],
  flyStrike: ['fly', 'target'],
  searchDivision: ['look-for', 'attempt:count division'],
  searchBox: ['look-in', 'attempt:count box'],
  closeRange: ['close', 'division answer'],
  withdraw: ['withdraw', 'division answer'],
  openRange: ['open', 'division answer'],
  torpedoAttack: ['stalk', 'submarine target ship'],
  attackDivision: ['attack', 'divisions:ids target'],
  bombardLand: ['bombard-land', 'division landUnit'],
  pass: ['pass', ''],
  intercept: ['intercept', 'division answer'],
  declareCombat: ['combat', 'unit targets:ids'],
  scramble: ['scramble', 'squadron answer'],
  meetStrike: ['meet', 'squadron contact'],
  attackSubmerged: ['ambush', 'submarine contact ship'],
  huntSubmarine: ['hunt', 'division contact answer'],
  bombardCoast: ['bombard-coast', 'division landUnit answer'],
  launch: ['launch', 'squadron to:hex'],
  launchCap: ['launch-cap', 'squadron over'],
  holdLaunch: ['hold-launch', 'squadron'],
  moveDivision: ['move', 'division to:hex'],
  leaveMap: ['leave-map', 'division'],
  pursue: ['pursue', 'division contact'],
  moveSquadrons: ['fly-to', 'squadrons:ids path:path goal'],
  tow: ['tow', 'ship towed'],
  castOff: ['cast-off', 'ship'],
  submerge: ['submerge', 'division'],
  surface: ['surface', 'division'],
  arm: ['arm', 'squadron ordnance'],
  disarm: ['disarm', 'squadron'],
  recover: ['recover', 'squadron at'],
  stayAloft: ['stay-aloft', 'squadron'],
  dropContact: ['drop-contact', 'contact'],
  airTarget: ['engage', 'flight at'],
  dropBombs: ['drop-bombs', 'flight'],
  breakOffAir: ['turn-back', 'flight answer'],
  strikeShip: ['dive-on', 'flight ship'],
  strikeLand: ['bomb', 'flight landUnit'],
  chooseResolution: ['settle', 'resolution'],
  posture: ['posture', 'posture'],
  quickTarget: ['quick-fire', 'ship target torpedoes:flag'],
  abandonBattle: ['abandon-battle', 'answer'],
  battle: ['battle', 'line:rest'],
  chooseDistance: ['distance', 'hexes:count direction:count'],
  placeShip: ['deploy', 'ship hex:hex facing:count speed:count'],
  plotShip: ['plot', 'ship path'],
  followShip: ['follow', 'ship leader'],
  smoke: ['smoke', 'ship answer'],
  dive: ['dive', 'ship answer'],
  rise: ['rise', 'ship answer'],
  fireGuns: ['fire', 'ship battery target'],
  bombard: ['bombard', 'ship battery landUnit'],
  holdFire: ['hold-fire', 'ship battery'],
  fireTorpedoes: ['torpedo', 'ship target'],
  holdTorpedoes: ['hold-torpedoes', 'ship'],
  aswAttack: ['depth-charge', 'ship hex:hex'],
  holdAsw: ['hold-asw', 'ship'],
  breakOff: ['break-off', 'ship answer'],
  endAction: ['end-action', 'answer'],
};

const fieldsOf = (shape: string): Field[] =>
  shape
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [name = '', kind = 'id'] = word.split(':');
      return { name, kind: kind as FieldKind };
    });

const FIELDS = Object.fromEntries(
  Object.entries(SHAPES).map(([kind, [, fields]]) => [kind, fieldsOf(fields)]),
) as Readonly<Record<Order['kind'], Field[]>>;

const KIND_OF_VERB: ReadonlyMap<string, Order['kind']> = new Map(
  Object.entries(SHAPES).map(([kind, [verb]]) => [verb, kind as Order['kind']]),
);

/** The line of notation of an order: `strike enterprise-sbd-1 4 X1 bombs`, `move A3 12,-4`. */
export function makeOrder(order: Order): string {
  const values = order as unknown as Record<string, unknown>;
  const words = FIELDS[order.kind].map(({ name, kind }) => wordOf(values[name], kind));
  return [SHAPES[order.kind][0], ...words].join(' ');
}

function wordOf(value: unknown, kind: FieldKind): string {
  switch (kind) {
    case 'hex':
      return hexKey(value as Axial);
    case 'path':
      return (value as Axial[]).map(hexKey).join('/') || '-';
    case 'ids':
      return (value as string[]).join('+') || '-';
    case 'groups':
      return (value as string[][]).map((group) => group.join('+')).join('/');
    case 'flag':
      return value ? 'yes' : 'no';
    default:
      return String(value);
  }
}

/** Reads a line of notation; a refusal says what it cannot read. Words are checked by the rules, not here. */
export function parseOrder(text: string): Order | Refusal {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  const kind = KIND_OF_VERB.get(verb);
  if (!kind) return unreadable(`No order begins with “${verb.slice(0, 20)}”.`);
  const fields = FIELDS[kind];
  const isOpen = fields.at(-1)?.kind === 'rest';
  if (isOpen ? words.length < fields.length : words.length !== fields.length)
    return unreadable(
      `“${verb}” takes: ${fields.map(({ name }) => name).join(', ') || 'nothing'}.`,
    );
  return orderFrom(kind, fields, words);
}

function orderFrom(kind: Order['kind'], fields: readonly Field[], words: readonly string[]) {
  const order: Record<string, unknown> = { kind };
  for (const [index, field] of fields.entries()) {
    const word = field.kind === 'rest' ? words.slice(index).join(' ') : (words[index] as string);
    const value = READERS[field.kind](word);
    if (value === undefined)
      return unreadable(`“${word.slice(0, 30)}” is no ${NAMES[field.kind]} (${field.name}).`);
    order[field.name] = value;
  }
  return order as OrderOf<Order['kind']>;
}

const NAMES: Readonly<Record<FieldKind, string>> = {
  id: 'name',
  count: 'number from 0 to 999',
  hex: 'hex like 3,-2',
  ids: 'list of names joined by +',
  groups: 'list of groups joined by /',
  path: 'path of hexes joined by /',
  flag: 'yes or no',
  rest: 'text',
};

const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;
/** Paths may be a lone hyphen, and ids of enemies carry hyphens. */
const WORD = /^(-|[A-Za-z0-9][A-Za-z0-9-]{0,63})$/;
const MOST_ITEMS = 64;
/** An order of a battle may name all ships of a side. */
const MOST_TEXT = 1900;

const READERS: Readonly<Record<FieldKind, (word: string) => unknown>> = {
  id: (word) => (WORD.test(word) ? word : undefined),
  count: (word) => (/^\d{1,3}$/.test(word) ? Number(word) : undefined),
  hex: parseHexKey,
  ids: (word) => (word === '-' ? [] : idsIn(word)),
  groups: (word) => listOf(word.split('/'), idsIn),
  path: (word) => (word === '-' ? [] : listOf(word.split('/'), parseHexKey)),
  flag: (word) => ({ yes: true, no: false })[word],
  rest: (word) => (word.length > 0 && word.length <= MOST_TEXT ? word : undefined),
};

const idsIn = (word: string): string[] | undefined =>
  listOf(word.split('+'), (id) => (ID.test(id) ? id : undefined));

function listOf<T>(words: readonly string[], read: (word: string) => T | undefined) {
  const values = words.map(read);
  const isGood = words.length <= MOST_ITEMS && values.every((value) => value !== undefined);
  return isGood ? (values as T[]) : undefined;
}

const unreadable = (sentence: string): Refusal => ({ code: 'unreadable', sentence });
