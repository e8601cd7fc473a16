import { must } from './assert';
import type { Dice } from './dice';
import type { Engagement, EngagementResult } from './engagement';
import type { BaseEvent } from './event';
import { isRefusal, type Refusal } from './refusal';
import type { Side, Viewer } from './side';
import type { AnySystem, Segment, Stage, Started } from './system';

/** How an operational system hands a fight to another system: what it must answer about its states and orders. */
export interface EngagementPort<
  State = unknown,
  Order = unknown,
  Event extends BaseEvent = BaseEvent,
> {
  /** The fight that is pending or under way; `undefined` if none. */
  engagementOf(state: State): Engagement | undefined;
  /** The system that fights what is handed over, in a state or a view; `undefined`: the usual one. */
  hostOf(position: State): string | undefined;
  /** The position of the fight in a state or a view; `undefined` or `null` before it has begun. */
  positionIn(position: State): unknown;
  /** A copy of the state or view with another position of the fight. */
  withPosition(position: State, inner: unknown): State;
  /** Stores the position of the fight in a state, in place, and advances the clock by `ticks`. */
  keep(draft: State, inner: unknown, ticks: number): void;
  /** The line of the fight's notation that an order stands for; `undefined` for every other order. */
  lineOf(order: Order): string | undefined;
  orderOf(line: string): Order;
  /** An event of the fight as one of this system's. */
  wrap(state: State, event: BaseEvent): Event;
  /** Applies the result of the fight, in place, and goes on. */
  takeBack(draft: State, result: EngagementResult, dice: Dice): Event[];
  /** The refusal for a side that gives an order when it has nothing to do in the fight. */
  notNow(): Refusal;
}

/** How a tactical system fights a battle handed over to it. */
export interface EngagementHost<State = unknown> {
  system: AnySystem;
  scenarioOf(engagement: Engagement): unknown;
  optionsOf(engagement: Engagement): unknown;
  resultOf(state: State): EngagementResult;
}

/** The system that an operational one has its fight fought in, by what the port says of it: the first is the usual one. */
export const hostNamed = <Host extends { system: AnySystem }>(
  hosts: readonly Host[],
  id: string | undefined,
): Host => must(id === undefined ? hosts[0] : hosts.find(({ system }) => system.id === id), 'host');

/**
 * An operational system whose fights can be played in tactical ones, the usual one first. While a fight is under way, orders, views, odds and
 * segments are those of its tactical system, its orders carried by one order of the operational system and its events
 * reported as events of it; when it is over, its result is handed back. Neither system knows the other.
 */
export function withEngagements(
  outer: AnySystem,
  port: EngagementPort,
  hosts: readonly EngagementHost[],
): AnySystem {
  const fight = { outer, port, hosts };
  return {
    ...outer,
    phases: [...outer.phases, ...hosts.flatMap(phasesOf)],
    newState: (scenario, options, dice) =>
      started(fight, outer.newState(scenario, options, dice), dice),
    segment: (view) => segmentOf(fight, view),
    legalOrders: (view, side) => legalOrders(fight, view, side),
    refuse: (view, side, order) => refuse(fight, view, side, order),
    apply: (draft, side, order, dice) => apply(fight, draft, { side, order, dice }),
    view: (state, viewer) => viewOf(fight, state, viewer),
    explain: (view, side, orders) => explain(fight, view, side, orders),
    copy: (position) => copy(fight, position),
  };
}

/** The systems and how they meet. */
interface Fight {
  outer: AnySystem;
  port: EngagementPort;
  hosts: readonly EngagementHost[];
}

/** Who fights what is handed over in a state or a view. */
const hostIn = ({ port, hosts }: Fight, position: unknown): EngagementHost =>
  hostNamed(hosts, port.hostOf(position));

const innerOf = ({ port }: Fight, position: unknown): unknown =>
  port.positionIn(position) ?? undefined;

function started(fight: Fight, begun: Started<unknown, BaseEvent>, dice: Dice) {
  return { ...begun, events: [...begun.events, ...begin(fight, begun.state, dice)] };
}

/** Begins the pending fight, if any. One that is over as it begins is handed back at once. */
function begin(fight: Fight, state: unknown, dice: Dice): BaseEvent[] {
  const { port } = fight;
  // Checked first: no view holds the whole engagement, yet orders of the fight must work on a view.
  if (innerOf(fight, state) !== undefined) return [];
  const engagement = port.engagementOf(state);
  if (!engagement) return [];
  const host = hostIn(fight, state);
  const scenario = host.scenarioOf(engagement);
  const inner = host.system.newState(scenario, host.optionsOf(engagement), dice);
  const events = inner.events.map((event: BaseEvent) => port.wrap(state, event));
  port.keep(state, inner.state, 0);
  return [...events, ...finish(fight, state, dice)];
}

/** Hands back the result once the fight is over, and begins the next pending one. */
function finish(fight: Fight, state: unknown, dice: Dice): BaseEvent[] {
  const { port } = fight;
  const inner = innerOf(fight, state);
  if (inner === undefined) return [];
  const host = hostIn(fight, state);
  if (!host.system.outcome(inner)) return [];
  const events = port.takeBack(state, host.resultOf(inner), dice);
  return [...events, ...begin(fight, state, dice)];
}

/** An order with the dice that carry it out. */
interface Carried {
  side: Side;
  order: unknown;
  dice: Dice;
}

function apply(fight: Fight, draft: unknown, carried: Carried): BaseEvent[] {
  const { outer, port } = fight;
  const { side, order, dice } = carried;
  const line = port.lineOf(order);
  const events =
    line === undefined
      ? outer.apply(draft, side, order, dice)
      : applyInner(fight, draft, {
          side,
          order: hostIn(fight, draft).system.parseOrder(line),
          dice,
        });
  return [...events, ...begin(fight, draft, dice)];
}

function applyInner(fight: Fight, draft: unknown, { side, order, dice }: Carried): BaseEvent[] {
  const { port } = fight;
  const { system } = hostIn(fight, draft);
  const inner = innerOf(fight, draft);
  const before = system.segment(inner).clock;
  const told: BaseEvent[] = system.apply(inner, side, order, dice);
  const events = told.map((event) => port.wrap(draft, event));
  port.keep(draft, inner, system.segment(inner).clock - before);
  return [...events, ...finish(fight, draft, dice)];
}

/** The phases of a fight are those of its own system. */
const innerPhase = ({ system }: EngagementHost, phase: string): string => `${system.id}.${phase}`;

const phasesOf = (host: EngagementHost): string[] =>
  host.system.phases.map((phase) => innerPhase(host, phase));

function segmentOf(fight: Fight, view: unknown): Segment {
  const segment = fight.outer.segment(view);
  const inner = innerOf(fight, view);
  if (inner === undefined) return segment;
  const host = hostIn(fight, view);
  const { phase, name, active } = host.system.segment(inner);
  const within = { system: host.system.id, name };
  return {
    ...segment,
    phase: innerPhase(host, phase),
    name: { ...segment.name, within },
    active,
  };
}

const stageIn = ({ system }: EngagementHost, inner: unknown, side: Side): Stage =>
  system.segment(inner).active[side];

/** Orders of the fight, then those of the operational system; none for a side that waits. */
function legalOrders(fight: Fight, view: unknown, side: Side): unknown[] {
  const { outer, port } = fight;
  const inner = innerOf(fight, view);
  if (inner === undefined) return outer.legalOrders(view, side);
  const host = hostIn(fight, view);
  if (stageIn(host, inner, side) === 'waiting') return [];
  const { legalOrders: list, makeOrder } = host.system;
  const own = list(inner, side).map((order: unknown) => port.orderOf(makeOrder(order)));
  return [...own, ...outer.legalOrders(view, side)];
}

function refuse(fight: Fight, view: unknown, side: Side, order: unknown): Refusal | undefined {
  const { outer, port } = fight;
  const inner = innerOf(fight, view);
  if (inner === undefined) return outer.refuse(view, side, order);
  const host = hostIn(fight, view);
  const line = port.lineOf(order);
  if (line !== undefined) return refuseLine(host, inner, side, line);
  if (stageIn(host, inner, side) === 'waiting') return port.notNow();
  return outer.refuse(view, side, order);
}

function refuseLine({ system }: EngagementHost, inner: unknown, side: Side, line: string) {
  const order = system.parseOrder(line);
  return isRefusal(order) ? order : system.refuse(inner, side, order);
}

function viewOf(fight: Fight, state: unknown, viewer: Viewer): unknown {
  const { outer, port } = fight;
  const view = outer.view(state, viewer);
  const inner = innerOf(fight, state);
  if (inner === undefined) return view;
  return port.withPosition(view, hostIn(fight, state).system.view(inner, viewer));
}

/** The odds of the operational system, with those of the fight's orders under `battle`. */
function explain(fight: Fight, view: unknown, side: Side, orders: readonly unknown[]): unknown {
  const { outer, port } = fight;
  const inner = innerOf(fight, view);
  const lines = orders.flatMap((order) => port.lineOf(order) ?? []);
  if (inner === undefined || lines.length === 0) return outer.explain(view, side, orders);
  const { system } = hostIn(fight, view);
  const others = orders.filter((order) => port.lineOf(order) === undefined);
  const given = lines.map(system.parseOrder).filter((order) => !isRefusal(order));
  return {
    ...outer.explain(view, side, others),
    battle: system.explain(inner, side, given),
  };
}

/** The constant parts of the fight stay shared, as its own system keeps them. */
function copy<Position>(fight: Fight, position: Position): Position {
  const { outer, port } = fight;
  const inner = innerOf(fight, position);
  if (inner === undefined) return outer.copy(position);
  const without = outer.copy(port.withPosition(position, null));
  return port.withPosition(without, hostIn(fight, position).system.copy(inner)) as Position;
}

/** Who is told what about an event of a fight: the same as in the fight, each wrapped. */
export function wrapTellings<Event extends BaseEvent>(
  event: BaseEvent,
  wrap: (told: BaseEvent) => Event,
): Event {
  const { toldAs, ...whole } = event;
  const wrapped = wrap(whole);
  if (!toldAs) return wrapped;
  const tellings = Object.entries(toldAs).map(([viewer, told]) => [viewer, told && wrap(told)]);
  return { ...wrapped, toldAs: Object.fromEntries(tellings) };
}
