import { isDeepStrictEqual } from 'node:util';
import {
  type AnySystem,
  type BaseEvent,
  type BySide,
  bySide,
  canonicalJson,
  countedDice,
  type Draw,
  digest,
  drawFrom,
  type GivenOrder,
  giveOrder,
  orderDice,
  SIDES,
  type Side,
} from '../../rules/core';
import { refusalIn } from '../../words/registry';
import type { FuzzSubject } from '../common/fuzzSubject';
import { pickFrom } from '../common/pickFrom';
import { activeSides, type Breach, diceTold, unknownRules } from './checks';
import { breachOf, demand } from './demand';
import { type Met, noteMet, nothingMet } from './met';
import { demandSameOrders, demandSameTwins, demandSecrets, demandToldSecrets } from './secrets';

/** A game of random orders that checks every promise of the contract. */
interface FuzzRun {
  system: AnySystem;
  subject: FuzzSubject;
  scenario: unknown;
  options: unknown;
  seed: string;
  clauses: ReadonlySet<string>;
  mostOrders: number;
}

export interface FuzzedGame {
  orders: GivenOrder[];
  /** The first breach found; the game ends there. */
  breach: Breach | undefined;
  met: Met;
}

/** Plays one game of random orders to its end or to the first breach. */
export function fuzzGame(run: FuzzRun): FuzzedGame {
  const orders: GivenOrder[] = [];
  const met = nothingMet();
  try {
    playAtRandom(run, orders, met);
    return { orders, met, breach: undefined };
  } catch (error) {
    return { orders, met, breach: breachOf(error) };
  }
}

function playAtRandom(run: FuzzRun, orders: GivenOrder[], met: Met): void {
  const { system, seed } = run;
  const draw = drawFrom(`fuzz/${seed}`);
  const { state, events } = system.newState(run.scenario, run.options, orderDice(seed, 0));
  checkEvents(run, events);
  checkPosition(run, state, state);
  while (!system.outcome(state)) {
    demand(orders.length < run.mostOrders, 'endless-game', () => `${orders.length} orders given`);
    const legal = legalBySide(run, state, draw);
    tryInvented(run, state, draw);
    const side = pickFrom(draw, activeSides(system.segment(state).active));
    const order = pickWeighed(run, state, draw, legal[side]);
    orders.push({ side, order: system.makeOrder(order) });
    noteMet(met, order, step(run, state, { side, order, number: orders.length }, draw));
  }
  for (const side of SIDES)
    demand(system.legalOrders(state, side).length === 0, 'orders-after-the-end', () => side);
}

/** A random order; those of low weight are mostly passed over. */
function pickWeighed(
  { subject }: FuzzRun,
  state: unknown,
  draw: Draw,
  legal: readonly unknown[],
): unknown {
  for (let tries = 0; tries < 50; tries++) {
    const order = pickFrom(
      draw,
      subject.drawsKinds && draw(2) === 0 ? ofAKind({ subject, state, draw }, legal) : legal,
    );
    if (draw(200) < 100 * subject.weight(order, state)) return order;
  }
  return legal[0];
}

/** What an order is drawn by. */
interface Drawing {
  subject: FuzzSubject;
  state: unknown;
  draw: Draw;
}

/** All orders of one random kind; those that another carries have kinds of their own. */
function ofAKind({ subject, state, draw }: Drawing, legal: readonly unknown[]): unknown[] {
  const kindOf = (order: unknown) =>
    subject.kindIn?.(order, state) ?? (order as { kind: string }).kind;
  const kind = pickFrom(draw, [...new Set(legal.map(kindOf))]);
  return legal.filter((order) => kindOf(order) === kind);
}

/** One position in this many is compared with its twins, one order in this many is carried out twice. */
const TWINNED_EACH = 4;
const REPEATED_EACH = 10;

/** The legal orders of either side; the promises about legality are checked on the way. */
function legalBySide(run: FuzzRun, state: unknown, draw: Draw): BySide<unknown[]> {
  const { system } = run;
  const { active } = system.segment(state);
  demand(activeSides(active).length > 0, 'dead-end', () => 'nobody is to act');
  const legal = bySide((side) => legalOf(run, state, draw, { side, stage: active[side] }));
  demandSecrets(run, state);
  demandSameOrders(run, state, legal);
  if (draw(TWINNED_EACH) === 0) demandSameTwins(run, state);
  return legal;
}

function legalOf(
  run: FuzzRun,
  state: unknown,
  draw: Draw,
  { side, stage }: { side: Side; stage: string },
): unknown[] {
  const orders: unknown[] = run.system.legalOrders(state, side);
  const waits = stage === 'waiting';
  demand(waits || orders.length > 0, 'dead-end', () => `the ${side} can do nothing`);
  demand(!waits || orders.length === 0, 'orders-while-waiting', () => side);
  const view: unknown = run.system.view(state, side);
  for (const order of some(draw, orders)) checkLegal(run, { state, view }, side, order);
  return orders;
}

/** All of a short list, a few of a long one. */
const some = <T>(draw: Draw, items: readonly T[]): T[] =>
  items.length <= 6 ? [...items] : Array.from({ length: 6 }, () => pickFrom(draw, items));

function checkLegal(
  { system }: FuzzRun,
  { state, view }: { state: unknown; view: unknown },
  side: Side,
  order: unknown,
): void {
  const line = system.makeOrder(order);
  const refused = system.refuse(state, side, order);
  demand(
    !refused,
    'legal-order-refused',
    () => `${side}: ${line}: ${refused && refusalIn(system.id, refused, view)}`,
  );
  demand(!system.refuse(view, side, order), 'view-differs', () => `${side}: ${line}`);
  demand(
    isDeepStrictEqual(system.parseOrder(line), order),
    'notation',
    () => `${line} reads otherwise`,
  );
}

/** Tries invented orders for either side: they are refused, or carried out on a copy without fault. */
function tryInvented(run: FuzzRun, state: unknown, draw: Draw): void {
  const { system, subject } = run;
  for (const side of SIDES) {
    const order = subject.invent(state, side, draw);
    const given = { side, order: system.makeOrder(order) };
    if (!system.refuse(state, side, order)) tryLegal(run, state, { side, order }, draw);
    else if (draw(8) === 0) demandRefused(system, state, given);
  }
}

function tryLegal(
  run: FuzzRun,
  state: unknown,
  { side, order }: Pick<Given, 'side' | 'order'>,
  draw: Draw,
): void {
  const { system, subject } = run;
  const legal: unknown[] = system.legalOrders(state, side);
  const isKnown = subject.isSelection(order) || legal.some((it) => isDeepStrictEqual(it, order));
  demand(isKnown, 'unlisted-order-legal', () => `${side}: ${system.makeOrder(order)}`);
  const copy: unknown = system.copy(state);
  checkEvents(run, system.apply(copy, side, order, orderDice('invented', draw(256))));
  checkPosition(run, state, copy);
}

/** An illegal order as a line, the way it comes from outside: it is refused, and nothing changes. */
function demandRefused(system: AnySystem, state: unknown, given: GivenOrder): void {
  const position = {
    ...{ state: system.copy(state), chapterStart: state, orders: 0, chapter: 1 },
    ...{ chapterOrders: [], events: [], closedEvents: [] },
    quiet: { chapter: 1, start: state, closedEvents: [], orders: [] },
  };
  const refused = giveOrder(system, position, given, 'none');
  const same = refused && isDeepStrictEqual(position.state, state);
  demand(same === true, 'illegal-order-accepted', () => given.order);
}

interface Given {
  side: Side;
  order: unknown;
  number: number;
}

/** Carries out an order, and now and then also on a copy that went through JSON. */
function step(
  run: FuzzRun,
  state: unknown,
  { side, order, number }: Given,
  draw: Draw,
): readonly BaseEvent[] {
  const { system, seed } = run;
  const before: unknown = system.copy(state);
  const twin: unknown = draw(REPEATED_EACH) === 0 ? JSON.parse(JSON.stringify(state)) : undefined;
  const dice = countedDice(orderDice(seed, number));
  const events: BaseEvent[] = system.apply(state, side, order, dice);
  demand(
    dice.count() === diceTold(events),
    'dice-untold',
    () =>
      `${dice.count()} thrown, ${diceTold(events)} told: ${events.map(({ kind }) => kind).join(', ')}`,
  );
  checkEvents(run, events);
  demandToldSecrets(run, events, { before, after: state });
  checkPosition(run, before, state);
  if (twin === undefined) return events;
  const twinEvents = system.apply(twin, side, order, orderDice(seed, number));
  demand(digest(twin) === digest(state), 'copy-differs', () => system.makeOrder(order));
  demand(canonicalJson(twinEvents) === canonicalJson(events), 'copy-differs', () => 'events');
  demand(
    isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state),
    'not-json',
    () => 'the state',
  );
  return events;
}

function checkEvents({ clauses }: FuzzRun, events: readonly BaseEvent[]): void {
  const unknown = unknownRules(events, clauses);
  demand(unknown.length === 0, 'unknown-clause', () => unknown.join('; '));
}

function checkPosition({ system, subject }: FuzzRun, before: unknown, after: unknown): void {
  const [was, is] = [system.segment(before).clock, system.segment(after).clock];
  demand(is >= was, 'clock-fell', () => `from ${was} to ${is}`);
  const breaches = subject.breaches(before, after);
  demand(breaches.length === 0, 'invariant', () => breaches.join('; '));
}
