import type { Refusal, Side } from '../../core';
import type { Order } from '../orders';
import type { Play } from '../play';
import type { BattleView } from '../state';
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

/** All rules of orders; `done` last, so that lists end with it. */
export const RULES = Object.values(BY_KIND) as readonly AnyRule[];

export const ruleOf = ({ kind }: Order): AnyRule => BY_KIND[kind] as AnyRule;
