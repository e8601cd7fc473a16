import type { Refusal, Side } from '../../core';
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
import type { OrderRule } from './rule';
import { scuttle } from './scuttling';
import { separate } from './separation';
import { shift } from './shift';
import { castOff, tow } from './towing';

const BY_KIND: { readonly [Kind in Order['kind']]: OrderRule<Kind> } = {
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

/** How an order of any kind works, its own kind forgotten. */
interface AnyRule {
  legal(view: BattleView, side: Side): Order[];
  refuse(view: BattleView, side: Side, order: Order): Refusal | undefined;
  apply(play: Play, side: Side, order: Order): void;
}

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

/** All orders that a side may give now. */
export function listLegal(view: BattleView, side: Side): Order[] {
  const orders: Order[] = [];
  for (const kind of IN_STEP[view.step.kind])
    for (const order of BY_KIND[kind].legal(view, side)) orders.push(order);
  return orders;
}

export const ruleOf = ({ kind }: Order): AnyRule => BY_KIND[kind] as AnyRule;
