import { defineNotation, field } from '../../core';
import { LAUNCHES } from '../model/air';
import { EVENT_CARDS } from '../model/cards';
import type { Order } from '../model/orders';
import { GUN_TYPES } from '../model/ratings';
import { SEARCH_CAP } from '../model/units';

const { answer, count, hex, id, idOrNone, ids, oneOf, path, textToEnd } = field;

/** The longest line of an order of another system. */
const MAX_LINE = 1900;

const WEAPONS = [...GUN_TYPES, 'torpedo'] as const;

/** What a card is played on: an id, a letter, a class of aircraft, a hex, or a lone hyphen. */
const object: typeof idOrNone = {
  ...idOrNone,
  read: (words) => idOrNone.read(words) ?? (hex.read(words) && words[0]),
};

/** [WG-6.18, WG-6.25, WG-24.21] One line an order. */
export const notation = defineNotation<Order>({
  divide: ['divide', { taskForce: id, ships: ids }],
  join: ['join', { taskForce: id, into: id }],
  renumber: ['number', { taskForce: id, number: count }],
  planSearch: [
    'search',
    {
      formation: id,
      factors: count,
      from: count,
      to: count,
      rangeHexes: count,
      ordnance: idOrNone,
    },
  ],
  planStrike: [
    'strike',
    {
      formation: id,
      factors: count,
      launch: oneOf(LAUNCHES),
      target: idOrNone,
      ordnance: idOrNone,
    },
  ],
  planCap: ['cap', { formation: id, factors: count, over: id }],
  planReady: ['ready', { formation: id, factors: count }],
  planFerry: ['ferry', { formation: id, factors: count, to: id }],
  standDown: ['stand-down', { formation: id }],
  plot: ['plot', { taskForce: id, path }],
  plotExit: ['exit', { taskForce: id, path }],
  tow: ['tow', { tower: id, towed: id }],
  castOff: ['cast-off', { towed: id }],
  enter: ['enter', { ships: ids, path }],
  moveDummy: ['move-dummy', { taskForce: id, hex }],
  placeDummy: ['place-dummy', { hex, number: count }],
  swapNumbers: ['swap', { taskForce: id, with: id }],
  removeDummy: ['remove-dummy', { taskForce: id }],
  flyOff: ['fly-off', { home: id, answer }],
  launchCut: ['leave', { formation: id, factors: count, target: idOrNone, ordnance: idOrNone }],
  divert: ['divert', { target: id }],
  scramble: ['scramble', { formation: id, factors: count }],
  aaFormation: ['ring', { ring: ids }],
  allotCap: ['intercept', { patrol: id, factors: count, to: id }],
  allotEscorts: ['escort', { letter: id, factors: count, to: id }],
  aim: ['aim', { at: id, factors: count }],
  allotAA: ['flak', { ship: id, at: id }],
  repair: ['repair', { base: id, hit: oneOf(['A', 'S']) }],
  scuttle: ['scuttle', { ship: id }],
  land: ['land', { formation: id, factors: count, to: id }],
  tell: [
    'tell',
    { taskForce: id, carriers: count, large: count, small: count, merchantmen: count },
  ],
  capVsSearch: ['cap-search', { taskForce: id, when: oneOf(SEARCH_CAP) }],
  tellNothing: ['tell-nothing', { taskForce: id }],
  engage: ['engage', { taskForce: id, marker: id }],
  bombard: ['bombard', { ship: id, base: id }],
  chooseWay: ['way', { way: id }],
  battle: ['battle', { line: textToEnd(MAX_LINE) }],
  fight: ['fight', { ships: ids }],
  pass: ['pass', {}],
  shoot: ['shoot', { ship: id, weapon: oneOf(WEAPONS), at: id }],
  holdFire: ['hold-fire', {}],
  discard: ['discard', { place: count }],
  playCard: ['play', { card: oneOf(EVENT_CARDS), on: object }],
  exposeShips: ['expose', { ships: ids }],
  giveUpSearcher: ['give-up', { formation: id }],
  resign: ['resign', {}],
  confirm: ['confirm', {}],
});
