import { expect } from 'vitest';
import { hexKey, isInRectangle } from '../../../src/hex';
import {
  diceFrom,
  drawFrom,
  enemyOf,
  refusalCode,
  SIDES,
  type Side,
  type VIEWERS,
} from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { MAX_POINTS, stackingPoints } from '../../../src/rules/fleet-action/common/stacking';
import { isStandSeen } from '../../../src/rules/fleet-action/common/stands';
import type { AirStand } from '../../../src/rules/fleet-action/model/air';
import type { FleetActionEvent } from '../../../src/rules/fleet-action/model/events';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { battleOf, type TestBattle } from './setting';

type Choose = (legal: Order[]) => Order;

/** A position of a game, and the order that comes next. */
export interface Moment {
  state: FleetActionState;
  side: Side;
  order: Order;
}

interface Played {
  state: FleetActionState;
  events: FleetActionEvent[];
  /** Some of its positions, from the beginning to the end. */
  moments: Moment[];
}

/** Every so many orders a position is kept. */
const STRIDE = 7;

/** Plays a game to its end. */
export function playOut(battle: TestBattle, key: string, choose: Choose): Played {
  const draw = drawFrom(key);
  const dice = diceFrom(draw);
  const { state, events } = fleetAction.newState(
    battleOf(battle),
    fleetAction.defaultOptions,
    dice,
  );
  const played: Played = { state, events: [...events], moments: [] };
  for (let orders = 0; orders < 4000 && !fleetAction.outcome(state); orders++) {
    const { active } = fleetAction.segment(state);
    const able = SIDES.filter((side) => active[side] !== 'waiting');
    const side = able[draw(able.length)] as Side;
    const order = choose(fleetAction.legalOrders(state, side));
    if (orders % STRIDE === 0) played.moments.push({ state: fleetAction.copy(state), side, order });
    played.events.push(...fleetAction.apply(state, side, order, dice));
  }
  return played;
}

const games = new Map<string, Played>();

/** The game at random that a key stands for; played once, so do not change it. */
export function gameAtRandom(battle: TestBattle, key: string): Played {
  const name = `${key} ${JSON.stringify(battle)}`;
  const played = games.get(name) ?? playOut(battle, key, atRandom(drawFrom(`${key} orders`)));
  games.set(name, played);
  return played;
}

/** Orders that would end a game at random before anything has happened. */
const ENDING: readonly Order['kind'][] = ['concede', 'offerEnd'];

/** Any kind of order with the same chance, so that long lists do not crowd out the rest; nobody ends it. */
const atRandom =
  (draw: (below: number) => number): Choose =>
  (legal) => {
    const kinds = [...new Set(legal.map(({ kind }) => kind))].filter((it) => !ENDING.includes(it));
    const kind = kinds[draw(kinds.length)];
    const some = legal.filter((it) => it.kind === kind);
    return some[draw(Math.min(some.length, 256))] as Order;
  };

export const byDefault: Choose = (legal) => legal.find(({ kind }) => kind === 'done') as Order;

/** [NW-33.1, NW-33.5] Listed orders are legal, and lines are read back. */
export function expectLegal({ state, side, order }: Moment): void {
  const line = fleetAction.makeOrder(order);
  expect(fleetAction.parseOrder(line), line).toEqual(order);
  for (const by of SIDES)
    for (const listed of sampleOf(fleetAction.legalOrders(state, by))) {
      const refused = fleetAction.refuse(state, by, listed);
      expect(
        refused && `${fleetAction.makeOrder(listed)}: ${refusalCode(refused)}`,
      ).toBeUndefined();
    }
  expect(fleetAction.legalOrders(state, side).length).toBeGreaterThan(0);
}

const sampleOf = <T>(items: readonly T[]): T[] =>
  items.filter((_, i) => i % Math.ceil(items.length / 8) === 0);

/** Positions are as the rules leave them. */
export function expectSound({ state }: Moment): void {
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  for (const side of SIDES) expectStacked(state, side);
  for (const stand of Object.values(state.stands)) expectAirworthy(state, stand);
  for (const unit of Object.values(state.units)) {
    const { turn, carry } = unit.condition ?? {};
    expect(turn?.moved ?? 0).toBeLessThanOrEqual(Math.max(turn?.allowance ?? 0, turn?.moved ?? 0));
    expect(carry).toBeLessThan(5);
  }
}

/** Stands are on the map, or aboard what is still there, with as many aircraft as they can have. */
function expectAirworthy({ scenario, units }: FleetActionState, stand: AirStand): void {
  const { id, place, count, original, hex, aircraft, condition } = stand;
  expect(count, id).toBeLessThanOrEqual(original);
  if (place !== 'gone') expect(count, id).toBeGreaterThan(0);
  if (place === 'air') expect(isInRectangle(scenario.map, hex), id).toBe(true);
  if (condition && ['ready', 'hangar', 'stowed'].includes(place))
    expect(['inPlay', 'hidden', 'wreck'], id).toContain(units[condition.home ?? '']?.fate);
  expect(condition?.airborneTurns, id).toBeLessThanOrEqual(aircraft.enduranceTurns);
}

/** Ships that have ended their movement keep to the stacking limit, and enemies share no hex. */
function expectStacked(state: FleetActionState, side: Side): void {
  const points = new Map<string, number>();
  for (const { side: its, fate, hex, sheet, open } of Object.values(state.units))
    if (its === side && fate === 'inPlay' && open.hasMoved)
      points.set(hexKey(hex), (points.get(hexKey(hex)) ?? 0) + stackingPoints(sheet));
  for (const sum of points.values()) expect(sum).toBeLessThanOrEqual(MAX_POINTS);
}

/** What both sides may look up from the start. */
const PUBLIC: readonly string[] = ['scenario', 'sheet'];

/** What a viewer may not know is not in his view. */
export function expectHidden(state: FleetActionState, viewer: (typeof VIEWERS)[number]): void {
  const seen = fleetAction.view(state, viewer);
  const text = JSON.stringify(seen, (key, value) => (PUBLIC.includes(key) ? undefined : value));
  for (const unit of Object.values(state.units)) {
    if (unit.side === viewer) continue;
    const isUnseen = unit.isSubmerged && !unit.isDetected && unit.fate !== 'sunk';
    if (unit.fate === 'hidden' || unit.fate === 'waiting' || isUnseen) {
      expect(seen.units[unit.id]).toBeUndefined();
      expect(text).not.toContain(`"${unit.id}"`);
      for (const { id } of fieldsUnseen(state, unit.side)) expect(text).not.toContain(id);
    } else expect(seen.units[unit.id]).toMatchObject({ condition: null, squadron: null });
  }
  for (const stand of Object.values(state.stands))
    if (stand.side !== viewer) expectUnseen(state, stand, seen.stands[stand.id]);
}

/** [NW-3.20, NW-10.8] The other side's stands, as far as they are seen. */
function expectUnseen(state: FleetActionState, stand: AirStand, seen: AirStand | undefined): void {
  const isLost = stand.place === 'gone' && stand.count === 0;
  const isSeen = stand.place === 'air' && isStandSeen(state, stand, enemyOf(stand.side));
  if (isLost || isSeen) expect(seen).toMatchObject({ condition: null });
  else expect(seen, stand.id).toBeUndefined();
}

const fieldsUnseen = ({ forces }: FleetActionState, side: Side) =>
  forces[side].minefields.filter(({ isShown }) => !isShown);
