import {
  type AnySystem,
  assert,
  type BaseEvent,
  type GivenOrder,
  giveOrder,
  type Match,
  newMatch,
  refusalCode,
} from '../rules/core';
import { newSecret } from './dicePlugin';

/** How a match begins: with a new secret for its dice, with a given one, or from recorded orders. */
export interface Start {
  seed?: string;
  orders?: readonly GivenOrder[];
}

/** A match at its start or where its record ends, with the events of every chapter closed so far, by number. */
export interface Begun {
  match: Match;
  seed: string;
  closed: BaseEvent[][];
}

/** Begins a match and replays the orders of a record, which has been checked: one that is refused throws. */
export function beginMatch(
  system: AnySystem,
  scenario: unknown,
  options: unknown,
  { seed = newSecret(), orders = [] }: Start,
): Begun {
  const match = newMatch(system, scenario, options, seed);
  const closed = [match.closedEvents];
  orders.forEach(({ side, order }, index) => {
    const refused = giveOrder(system, match, { side, order }, seed);
    const why = refused && refusalCode(refused);
    assert(!refused, `order ${index + 1} of the record, ${order}: ${why}`);
    closed[match.chapter - 1] = match.closedEvents;
  });
  return { match, seed, closed };
}
