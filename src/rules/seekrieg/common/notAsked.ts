import type { ClauseId } from '../../core';
import type { Order } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';

/** The rule of an order that nothing in a battle asks for: of a module that it is played without. */
export const notAsked = <Kind extends Order['kind']>(rule: ClauseId): OrderRule<Kind> => ({
  legal: () => [],
  refuse: () => refusal('not-now', rule),
  apply: () => undefined,
});
