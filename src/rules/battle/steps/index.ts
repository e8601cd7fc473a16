import { type OrderRules, orderKit } from '../../core';
import type { Order } from '../model/orders';
import type { Play } from '../model/play';
import type { BattleView, Step } from '../model/state';
import { breakOff } from './breakOff';
import { combine } from './combination';
import { declare, withdraw } from './declarations';
import { chooseDoe } from './directions';
import { divide } from './division';
import { done } from './done';
import { leave } from './leaving';
import { enter, moveStack, stay } from './movement';
import { placeStack } from './placement';
import { tryRefloat, tryRepair } from './repair';
import { scuttle } from './scuttling';
import { separate } from './separation';
import { shift } from './shift';
import { castOff, tow } from './towing';

const RULES: OrderRules<BattleView, Play, Order> = {
  chooseDoe,
  placeStack,
  shift,
  enter,
  moveStack,
  leave,
  stay,
  divide,
  combine,
  separate,
  tow,
  castOff,
  declare,
  withdraw,
  tryRepair,
  tryRefloat,
  breakOff,
  scuttle,
  done,
};

/** The orders that may be given in each kind of step; `done` last, so that lists end with it. */
const IN_STEP: { readonly [Kind in Step['kind']]: readonly Order['kind'][] } = {
  directions: ['chooseDoe'],
  placement: ['placeStack', 'divide', 'combine'],
  shift: ['shift'],
  movement: [
    ...(['enter', 'moveStack', 'leave', 'stay', 'divide', 'combine', 'separate'] as const),
    ...(['tow', 'castOff', 'scuttle', 'done'] as const),
  ],
  gunnery: ['castOff', 'declare', 'withdraw', 'scuttle', 'done'],
  torpedoes: ['castOff', 'declare', 'withdraw', 'scuttle', 'done'],
  repair: ['castOff', 'tryRepair', 'tryRefloat', 'scuttle', 'done'],
  breakOff: ['castOff', 'breakOff', 'scuttle'],
  over: [],
};

/** How the orders of a battle work. */
export const orders = orderKit(RULES, ({ step }) => IN_STEP[step.kind]);
