import { expect } from 'vitest';
import { hexKey } from '../../../src/hex';
import {
  bySide,
  diceFrom,
  drawFrom,
  enemyOf,
  eventsFor,
  refusalCode,
  SIDES,
  type Side,
  type Viewer,
} from '../../../src/rules/core';
import { type Order, seekrieg } from '../../../src/rules/seekrieg';
import type { SeekriegEvent } from '../../../src/rules/seekrieg/model/events';
import type { SeekriegState } from '../../../src/rules/seekrieg/model/state';
import type { Ship } from '../../../src/rules/seekrieg/model/units';
import { battleOf, type TestBattle } from './fleet';
import { at } from './playing';

/** A position of a game, and the order that comes next. */
export interface Moment {
  state: SeekriegState;
  side: Side;
  order: Order;
}

interface Played {
  state: SeekriegState;
  events: SeekriegEvent[];
  /** Some of its positions, from the beginning to the end. */
  moments: Moment[];
  /** Names of enemy ships in what a side was told before it had identified them. */
  leaks: string[];
}

type Choose = (legal: Order[]) => Order;

/** Every so many orders a position is kept. */
const STRIDE = 7;
const MAX_ORDERS = 4000;

/** Plays a game to its end. */
export function playOut(battle: TestBattle, key: string, choose: Choose): Played {
  const draw = drawFrom(key);
  const dice = diceFrom(draw);
  const { state } = battleOf(battle);
  const played: Played = { state, events: [], moments: [], leaks: [] };
  const known = { allies: new Set<string>(), axis: new Set<string>() };
  for (let orders = 0; orders < MAX_ORDERS && !seekrieg.outcome(state); orders++) {
    const { active } = seekrieg.segment(state);
    const able = SIDES.filter((side) => active[side] !== 'waiting');
    const side = able[draw(able.length)] as Side;
    const order = choose(seekrieg.legalOrders(state, side));
    if (orders % STRIDE === 0) played.moments.push({ state: seekrieg.copy(state), side, order });
    const before = namesIn(state);
    const told = seekrieg.apply(state, side, order, dice) as SeekriegEvent[];
    for (const by of SIDES) {
      for (const id of [...before[by], ...namesIn(state)[by]]) known[by].add(id);
      played.leaks.push(...leaksIn(state, told, by, known[by]));
    }
    played.events.push(...told);
  }
  return played;
}

/** Enemy ships that each side can name. */
const namesIn = (state: SeekriegState) =>
  bySide((side) => [...seenBy(state, side), ...reportedTo(state, side)]);

const seenBy = ({ hidden: { sightings } }: SeekriegState, side: Side) =>
  Object.keys(sightings[side]).filter((id) => named(sightings[side], id));

/** [SK-8.19] Ships of forces that have been reported in full. */
const reportedTo = ({ forces }: SeekriegState, side: Side): string[] =>
  Object.values(forces[side].search?.contacts ?? {}).flatMap(({ report }) => report?.ships ?? []);

const named = (sightings: SeekriegState['hidden']['sightings']['allies'], id: string): boolean =>
  sightings[id]?.id === id;

/** Ids of enemy ships that a side has never identified, in the events that it is told. */
function leaksIn(
  { ships, step }: SeekriegState,
  events: readonly SeekriegEvent[],
  side: Side,
  known: ReadonlySet<string>,
): string[] {
  if (step.kind === 'over') return [];
  const strangers = Object.values(ships).filter((it) => it.side !== side && !known.has(it.id));
  return eventsFor(events, side).flatMap((event) => {
    const text = JSON.stringify(event);
    return strangers
      .filter(({ id }) => text.includes(`"${id}"`))
      .map(({ id }) => `${side} is told of ${id}: ${text}`);
  });
}

const games = new Map<string, Played>();

/** The game at random that a key stands for; played once, so do not change it. */
export function gameAtRandom(battle: TestBattle, key: string): Played {
  const name = `${key} ${JSON.stringify(battle)}`;
  const played = games.get(name) ?? playOut(battle, key, atRandom(drawFrom(`${key} orders`)));
  games.set(name, played);
  return played;
}

/** Any kind of order with the same chance, so that long lists do not crowd out the rest; runs and flights called home are seldom. */
const atRandom =
  (draw: (below: number) => number): Choose =>
  (legal) => {
    const mayRun = draw(2) === 0;
    const mayAbort = legal.some(({ kind }) => kind === 'abort') && draw(100) === 0;
    const kinds = [...new Set(legal.map(({ kind }) => kind))].filter(
      (it) => (it !== 'runOn' || mayRun) && (it !== 'abort' || mayAbort),
    );
    const kind = kinds[draw(kinds.length)];
    const some = legal.filter((it) => it.kind === kind);
    return some[draw(Math.min(some.length, 256))] as Order;
  };

/** Nobody orders anything. */
export const byDefault: Choose = (legal) => legal.find(({ kind }) => kind === 'confirm') as Order;

/** [SK-34.1] Listed orders are legal, and lines are read back. */
export function expectLegal({ state, side, order }: Moment): void {
  const line = seekrieg.makeOrder(order);
  expect(seekrieg.parseOrder(line), line).toEqual(order);
  for (const by of SIDES)
    for (const listed of sampleOf(seekrieg.legalOrders(state, by))) {
      const refused = seekrieg.refuse(state, by, listed);
      expect(refused && `${seekrieg.makeOrder(listed)}: ${refusalCode(refused)}`).toBeUndefined();
    }
  expect(seekrieg.legalOrders(state, side).length).toBeGreaterThan(0);
}

const sampleOf = <T>(items: readonly T[]): T[] =>
  items.filter((_, i) => i % Math.ceil(items.length / 8) === 0);

/** [SK-33.13] Positions are as the rules leave them. */
export function expectSound({ state }: Moment): void {
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  const land = new Set(state.scenario.land.map(hexKey));
  for (const ship of Object.values(state.ships)) expectShip(ship, land);
  for (const side of SIDES) expectSightings(state, side);
}

function expectShip(ship: Ship, land: ReadonlySet<string>): void {
  const { id, condition, hex, facing, speedKnots } = ship;
  const isWithin = (value: number | undefined, least: number, most: number, what: string) =>
    expect(
      value !== undefined && value >= least && value <= most,
      `${what} of ${id}: ${value}`,
    ).toBe(true);
  isWithin(facing, 1, 6, 'facing');
  isWithin(speedKnots, 0, ship.sheet.speedKnots, 'speed');
  isWithin(condition?.carry, 0, 31, 'carry');
  isWithin(condition?.turnCarry, 0, 30, 'turn carry');
  isWithin(condition?.damage, 0, Infinity, 'damage');
  expect(land.has(hexKey(hex)), `${id} aground`).toBe(false);
  expect(condition?.wake.at(-1), `wake of ${id}`).toEqual(hex);
}

/** A side knows enemies only, each under one name. */
function expectSightings({ hidden, ships }: SeekriegState, side: Side): void {
  const known = hidden.sightings[side];
  const names = Object.values(known).map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('');
  for (const id in known) expect(ships[id]?.side).toBe(enemyOf(side));
}

/**
 * [SK-5.7 to SK-5.14] What a viewer may not know makes no difference to his view: all of it is replaced, and the view
 * stays the same.
 */
export function expectHidden(state: SeekriegState, viewer: Viewer): void {
  if (state.step.kind === 'over') return;
  const view = seekrieg.view(state, viewer);
  expect(seekrieg.view(scrambled(state, viewer), viewer)).toEqual(view);
  expect(view.hidden).toBeNull();
}

/** A position that differs in everything that the viewer may not know. */
function scrambled(state: SeekriegState, viewer: Viewer): SeekriegState {
  const other = seekrieg.copy(state);
  for (const side of SIDES.filter((it) => it !== viewer)) {
    Object.assign(other.forces[side], {
      ...{ elements: {}, objectives: [], scored: { other: [] }, report: 'other', runOn: 9 },
    });
    other.forces[side].search = null;
    other.torpedoes.salvos[side] = [];
    other.torpedoes.tracks[side] = [];
    other.surrendered[side] = !other.surrendered[side];
    for (const ship of Object.values(other.ships))
      if (ship.side === side) scramble(state, ship, viewer);
  }
  other.smoke = other.smoke.map((it) => (it.side === viewer ? it : { ...it, layer: 'other' }));
  other.hidden.search = null;
  other.hidden.quietTurns += 3;
  other.hidden.passed = { other: ['other'] };
  return other;
}

function scramble(state: SeekriegState, ship: Ship, viewer: Viewer): void {
  const seer = viewer === 'spectator' ? enemyOf(ship.side) : viewer;
  const { level, id } = state.hidden.sightings[seer][ship.id] ?? {};
  ship.condition = null;
  ship.plan = null;
  ship.element = 'other';
  if (level === 'identified') {
    if (!state.hidden.sightings[seer][ship.id]?.isWatched) ship.turn.entered = [at(400, 400)];
    return;
  }
  Object.assign(ship, { facing: 7 - ship.facing, speedKnots: 99, isBurning: true, hitsSeen: 99 });
  // [SK-19.18] One that is tracked under her true id has been named.
  if (id !== ship.id) ship.sheet = { ...ship.sheet, name: 'other' };
  if (level !== 'upperWorks') ship.sheet = { ...ship.sheet, dp: 9 };
  if (!level || state.hidden.held[ship.id]) ship.hex = at(400, 400);
}
