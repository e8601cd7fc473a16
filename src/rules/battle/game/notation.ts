import { defineNotation, field } from '../../core';
import type { Order } from '../model/orders';
import { BOARD_SIDES } from '../model/scenario';
import { CALIBERS } from '../model/sheet';

const { answer, flag, groups, hex, id, idsToEnd, oneOf } = field;
const weapon = oneOf([...CALIBERS, 'torpedoes']);

/** The line of notation of every kind of order: `move A1 3,-2`, `fire hood primary bismarck full`. */
export const notation = defineNotation<Order>({
  chooseDoe: ['entry', { taskForce: id, doe: oneOf(BOARD_SIDES) }],
  placeStack: ['place', { stack: id, hex }],
  shift: ['shift', { displacement: hex }],
  enter: ['enter', { stack: id, hex }],
  moveStack: ['move', { stack: id, to: hex }],
  leave: ['leave', { stack: id, answer }],
  stay: ['stay', { stack: id }],
  divide: ['divide', { stack: id, groups }],
  combine: ['combine', { stacks: idsToEnd }],
  separate: ['separate', { stack: id, groups }],
  tow: ['tow', { tower: id, towed: id }],
  castOff: ['cast-off', { tower: id }],
  scuttle: ['scuttle', { ship: id }],
  declare: ['fire', { ship: id, weapon, target: id, full: flag('full') }],
  withdraw: ['withdraw', { ship: id, weapon }],
  tryRepair: ['repair', { ship: id, answer }],
  tryRefloat: ['refloat', { ship: id, answer }],
  done: ['done', {}],
  breakOff: ['break-off', { answer }],
});
