import { assert } from './assert';
import { countedDice, type Dice, orderDice } from './dice';
import type { BaseEvent } from './event';
import { isRefusal, type Refusal } from './refusal';
import type { Side } from './side';
import type { AnySystem } from './system';

/** An order as it is kept in a record: who gave it, and its line of notation (or `undo`). */
export interface GivenOrder {
  side: Side;
  order: string;
}

/**
 * A game in progress with what undoing needs. A chapter is a run of orders in one segment without a die: those can be
 * taken back. A die thrown, something hidden shown, or a segment left closes the chapter for good.
 */
export interface Match<State = unknown, Event extends BaseEvent = BaseEvent> {
  state: State;
  /** Orders that stand. The next order throws the dice of stream `orders + 1`. */
  orders: number;
  chapter: number;
  /** The position when the open chapter began, and the orders that stand since. */
  chapterStart: State;
  chapterOrders: GivenOrder[];
  /** Events of the open chapter, and of the one closed last. */
  events: Event[];
  closedEvents: Event[];
}

/** The line that takes back a side's last order of the open chapter. */
export const UNDO = 'undo';

/** Begins a match; stream 0 of the seed is for the dice of the start. */
export function newMatch(
  system: AnySystem,
  scenario: unknown,
  options: unknown,
  seed: string,
): Match {
  const { state, events } = system.newState(scenario, options, orderDice(seed, 0));
  return {
    state,
    orders: 0,
    chapter: 1,
    chapterStart: system.copy(state),
    chapterOrders: [],
    events: [],
    closedEvents: events,
  };
}

/** Gives an order, or `undo`, as a line of notation. Changes `match` in place, unless the order is refused. */
export function giveOrder(
  system: AnySystem,
  match: Match,
  given: GivenOrder,
  seed: string,
): Refusal | undefined {
  const { side, order: line } = given;
  if (line === UNDO) return undoOrder(system, match, side);
  const order = system.parseOrder(line);
  if (isRefusal(order)) return order;
  const refused = system.refuse(match.state, side, order);
  if (refused) return refused;
  const { clock } = system.segment(match.state);
  const dice = countedDice(orderDice(seed, match.orders + 1));
  const revealed = carryOut(system, match, given, dice).some(({ reveals }) => reveals);
  if (dice.count() > 0 || revealed || system.segment(match.state).clock !== clock)
    closeChapter(system, match);
  return undefined;
}

function carryOut(
  system: AnySystem,
  match: Match,
  given: GivenOrder,
  dice: Dice,
): readonly BaseEvent[] {
  const order = system.parseOrder(given.order);
  const events: BaseEvent[] = system.apply(match.state, given.side, order, dice);
  match.events.push(...events);
  match.chapterOrders.push({ ...given });
  match.orders += 1;
  return events;
}

function closeChapter(system: AnySystem, match: Match): void {
  match.chapter += 1;
  match.closedEvents = match.events;
  match.events = [];
  match.chapterStart = system.copy(match.state);
  match.chapterOrders = [];
}

/** Why a side cannot take an order back now; `undefined` when it can. */
export function refuseUndo(system: AnySystem, match: Match, side: Side): Refusal | undefined {
  const waiting = system.segment(match.state).active[side] === 'waiting';
  const own = match.chapterOrders.some((given) => given.side === side);
  return own && !waiting ? undefined : NOTHING_TO_UNDO;
}

export const NOTHING_TO_UNDO: Refusal = {
  code: 'nothing-to-undo',
  sentence:
    'There is nothing to take back: no order of yours stands since the last die, reveal or change of segment.',
};

function undoOrder(system: AnySystem, match: Match, side: Side): Refusal | undefined {
  const refused = refuseUndo(system, match, side);
  if (refused) return refused;
  const last = match.chapterOrders.findLastIndex((given) => given.side === side);
  const standing = match.chapterOrders.filter((_, index) => index !== last);
  match.orders -= match.chapterOrders.length;
  match.state = system.copy(match.chapterStart);
  match.events = [];
  match.chapterOrders = [];
  for (const given of standing) carryOut(system, match, given, noDice);
  return undefined;
}

const throwNone = (): never => {
  assert(false, 'orders of an open chapter throw no dice');
};
const noDice: Dice = { roll: throwNone, lot: throwNone };
