import { assert } from './assert';
import { countedDice, type Dice } from './dice';
import { matchDice } from './diceSecret';
import type { BaseEvent } from './event';
import { coreRefusal, isRefusal, type Refusal } from './refusal';
import { SIDES, type Side } from './side';
import type { AnySystem } from './system';

/** A recorded order: who gave it, and its line of notation (or `undo`). */
export interface GivenOrder {
  side: Side;
  order: string;
}

/**
 * A game in progress, with what undo needs. A chapter is a run of orders in one segment without a die roll: those can be
 * taken back. A die roll, a reveal, or the end of the segment closes the chapter for good.
 */
export interface Match<State = unknown, Event extends BaseEvent = BaseEvent> {
  state: State;
  /** Orders that stand. */
  orders: number;
  chapter: number;
  /** The position when the open chapter began, and the orders that stand since. */
  chapterStart: State;
  chapterOrders: GivenOrder[];
  /** Events of the open chapter, and of the one closed last. */
  events: Event[];
  closedEvents: Event[];
  quiet: Quiet<State, Event>;
}

/** The chapters since the last die roll or reveal. Closed only by a change of segment, they can be taken back by consent. */
export interface Quiet<State = unknown, Event extends BaseEvent = BaseEvent> {
  /** The first of them. */
  chapter: number;
  /** The position when it began, and the events of the chapter before. */
  start: State;
  closedEvents: Event[];
  /** Orders in the closed ones. */
  orders: readonly GivenOrder[];
}

/** The line that takes back a side's last order of the open chapter. */
export const UNDO = 'undo';

/** Begins a match. `seed`: what its dice are made from, as text (`makeSecret`, or any text: the first format). */
export function newMatch(
  system: AnySystem,
  scenario: unknown,
  options: unknown,
  seed: string,
): Match {
  const { state, events } = system.newState(
    scenario,
    options,
    matchDice(seed, { chapter: 0, order: 0 }),
  );
  const start = system.copy(state);
  return {
    state,
    orders: 0,
    chapter: 1,
    chapterStart: start,
    chapterOrders: [],
    events: [],
    closedEvents: events,
    quiet: { chapter: 1, start, closedEvents: events, orders: [] },
  };
}

/** Gives an order, `undo`, or an agreed takeback, as a line of notation. Changes `match` in place unless refused. */
export function giveOrder(
  system: AnySystem,
  match: Match,
  given: GivenOrder,
  seed: string,
): Refusal | undefined {
  const { side, order: line } = given;
  if (line === UNDO) return undoOrder(system, match, side);
  const takeback = parseTakeback(line);
  if (takeback) return takeBack(system, match, takeback);
  const order = system.parseOrder(line);
  if (isRefusal(order)) return order;
  const refused = system.refuse(match.state, side, order);
  if (refused) return refused;
  const { clock } = system.segment(match.state);
  const { chapter, orders } = match;
  const dice = countedDice(matchDice(seed, { chapter, order: orders + 1 }));
  const revealed = carryOut(system, match, { given, order, dice }).some(({ reveals }) => reveals);
  if (dice.count() > 0 || revealed) closeForGood(system, match);
  else if (system.segment(match.state).clock !== clock) closeQuietly(system, match);
  return undefined;
}

/** An order that was found legal: as it was given, and as the rules read it. */
interface Legal {
  given: GivenOrder;
  order: unknown;
  dice: Dice;
}

function carryOut(
  system: AnySystem,
  match: Match,
  { given, order, dice }: Legal,
): readonly BaseEvent[] {
  const events: BaseEvent[] = system.apply(match.state, given.side, order, dice);
  match.events.push(...events);
  match.chapterOrders.push({ ...given });
  match.orders += 1;
  return events;
}

function closeForGood(system: AnySystem, match: Match): void {
  closeChapter(system, match);
  const { chapter, chapterStart: start, closedEvents } = match;
  match.quiet = { chapter, start, closedEvents, orders: [] };
}

function closeQuietly(system: AnySystem, match: Match): void {
  match.quiet = { ...match.quiet, orders: quietOrders(match) };
  closeChapter(system, match);
}

/** All orders since the last die or reveal. */
const quietOrders = ({ quiet, chapterOrders }: Match): GivenOrder[] => [
  ...quiet.orders,
  ...chapterOrders,
];

function closeChapter(system: AnySystem, match: Match): void {
  match.chapter += 1;
  match.closedEvents = match.events;
  match.events = [];
  match.chapterStart = system.copy(match.state);
  match.chapterOrders = [];
}

/** Why a side cannot take an order back now; `undefined` when it can. */
export function refuseUndo(system: AnySystem, match: Match, side: Side): Refusal | undefined {
  const own = match.chapterOrders.some((given) => given.side === side);
  const may = own && system.segment(match.state).active[side] !== 'waiting';
  return may ? undefined : NOTHING_TO_UNDO;
}

export const NOTHING_TO_UNDO = coreRefusal('nothing-to-undo', undefined);

function undoOrder(system: AnySystem, match: Match, side: Side): Refusal | undefined {
  const refused = refuseUndo(system, match, side);
  if (refused) return refused;
  const last = match.chapterOrders.findLastIndex((given) => given.side === side);
  const standing = match.chapterOrders.filter((_, index) => index !== last);
  match.orders -= match.chapterOrders.length;
  match.state = system.copy(match.chapterStart);
  match.events = [];
  match.chapterOrders = [];
  for (const given of standing)
    carryOut(system, match, { given, order: system.parseOrder(given.order), dice: noDice });
  return undefined;
}

/** The order to take back: its number among the side's orders since the last die roll or reveal, from 1. */
interface Takeback {
  side: Side;
  nth: number;
}

const TAKEBACK = new RegExp(`^takeback (${SIDES.join('|')}) ([1-9]\\d{0,5})$`);

export const makeTakeback = ({ side, nth }: Takeback): string => `takeback ${side} ${nth}`;

/** The takeback a line stands for; `undefined` for any other line. */
export function parseTakeback(line: string): Takeback | undefined {
  const [, side, nth] = TAKEBACK.exec(line) ?? [];
  return side === undefined ? undefined : { side: side as Side, nth: Number(nth) };
}

/**
 * The line that takes back a side's last order since the last die or reveal, once the other side agrees. What the side
 * can undo alone needs no consent.
 */
export function takebackFor(system: AnySystem, match: Match, side: Side): string | Refusal {
  if (!refuseUndo(system, match, side)) return UNDO_INSTEAD;
  const nth = countOf(match.quiet.orders, side) + countOf(match.chapterOrders, side);
  return nth === 0 ? NOTHING_TO_TAKE_BACK : makeTakeback({ side, nth });
}

function countOf(orders: readonly GivenOrder[], side: Side): number {
  let count = 0;
  for (const given of orders) if (given.side === side) count += 1;
  return count;
}

const UNDO_INSTEAD = coreRefusal('undo-instead', undefined);

export const NOTHING_TO_TAKE_BACK = coreRefusal('nothing-to-take-back', undefined);

/** Takes back an order, everything in later chapters, and whatever is illegal without it. */
function takeBack(system: AnySystem, match: Match, { side, nth }: Takeback): Refusal | undefined {
  const given = quietOrders(match);
  const own = given.flatMap((it, index) => (it.side === side ? [index] : []));
  const taken = own[nth - 1];
  if (taken === undefined) return NOTHING_TO_TAKE_BACK;
  const isOpen = taken >= match.quiet.orders.length;
  const standing = given.filter((_, index) => index < taken || (isOpen && index > taken));
  const { chapter, start, closedEvents } = match.quiet;
  match.orders -= given.length;
  Object.assign(match, { state: system.copy(start), chapter, chapterStart: start, closedEvents });
  Object.assign(match, { events: [], chapterOrders: [], quiet: { ...match.quiet, orders: [] } });
  for (const it of standing) repeat(system, match, it);
  return undefined;
}

/** Repeats an order that rolled no dice, if it is still legal. */
function repeat(system: AnySystem, match: Match, given: GivenOrder): void {
  const { clock } = system.segment(match.state);
  const order = system.parseOrder(given.order);
  if (system.refuse(match.state, given.side, order)) return;
  carryOut(system, match, { given, order, dice: noDice });
  if (system.segment(match.state).clock !== clock) closeQuietly(system, match);
}

const noDie = (): never => {
  assert(false, 'orders of an open chapter throw no dice');
};
const noDice: Dice = { roll: noDie, lot: noDie };
