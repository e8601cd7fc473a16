import { describe, expect, test } from 'vitest';
import { hexKey } from '../../../src/hex';
import {
  diceFrom,
  drawFrom,
  eventsFor,
  refusalCode,
  SIDES,
  type Side,
  VIEWERS,
} from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { MAX_POINTS, stackingPoints } from '../../../src/rules/fleet-action/common/stacking';
import type { FleetActionEvent } from '../../../src/rules/fleet-action/model/events';
import type { Order } from '../../../src/rules/fleet-action/model/orders';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { MARKERS, PLATE, UNDERSEA } from './battles';
import { battleOf, type TestBattle } from './setting';

type Look = (state: FleetActionState, side: Side, order: Order) => void;
type Choose = (legal: Order[]) => Order;

/** Plays a game to its end; `look` sees every position and the order that comes next. */
function playOut(battle: TestBattle, key: string, choose: Choose, look: Look) {
  const draw = drawFrom(key);
  const dice = diceFrom(draw);
  const { state, events } = fleetAction.newState(
    battleOf(battle),
    fleetAction.defaultOptions,
    dice,
  );
  const all: FleetActionEvent[] = [...events];
  let orders = 0;
  for (; orders < 4000 && !fleetAction.outcome(state); orders++) {
    const { active } = fleetAction.segment(state);
    const able = SIDES.filter((side) => active[side] !== 'waiting');
    const side = able[draw(able.length)] as Side;
    const order = choose(fleetAction.legalOrders(state, side));
    look(state, side, order);
    all.push(...fleetAction.apply(state, side, order, dice));
  }
  return { state, events: all, orders };
}

/** Any kind of order with the same chance, so that long lists do not crowd out the rest. */
const atRandom =
  (draw: (below: number) => number): Choose =>
  (legal) => {
    const kinds = [...new Set(legal.map(({ kind }) => kind))];
    const kind = kinds[draw(kinds.length)];
    const some = legal.filter((it) => it.kind === kind);
    return some[draw(Math.min(some.length, 256))] as Order;
  };

const byDefault: Choose = (legal) => legal.find(({ kind }) => kind === 'done') as Order;

describe('a game in which nobody decides anything', () => {
  test.each([
    ['in the open', PLATE],
    ['of markers', MARKERS],
    ['under the sea', UNDERSEA],
  ])('[NW-33.4, NW-33.5] %s ends by `done` alone', (_name, battle) => {
    const { state } = playOut(battle, 'default', byDefault, () => undefined);
    expect(fleetAction.outcome(state)).toBeDefined();
  });
});

describe.each([
  ['in the open', PLATE],
  ['of markers', MARKERS],
  ['under the sea', UNDERSEA],
])('games at random, %s', (_name, battle) => {
  test.each(['anchor', 'binnacle'])(
    '%s: [NW-33.1, NW-33.5] every listed order is legal, and its line is read back',
    (key) => {
      const { state, orders } = playOut(battle, key, atRandom(drawFrom(`${key} orders`)), (...at) =>
        expectLegal(...at),
      );
      expect(fleetAction.outcome(state), `${orders} orders`).toBeDefined();
    },
  );

  test.each(['davit'])('%s: [NW-8.16, NW-8.17, NW-1.18, NW-1.20] positions are sound', (key) => {
    playOut(battle, key, atRandom(drawFrom(`${key} orders`)), (state) => expectSound(state));
  });

  test.each(['fathom'])('%s: copies share nothing that changes', (key) => {
    playOut(battle, key, atRandom(drawFrom(`${key} orders`)), (state, side, order) => {
      const before = JSON.stringify(state);
      fleetAction.apply(fleetAction.copy(state), side, order, diceFrom(drawFrom(before)));
      expect(JSON.stringify(state)).toBe(before);
    });
  });
});

function expectLegal(state: FleetActionState, side: Side, order: Order): void {
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

function expectSound(state: FleetActionState): void {
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  for (const side of SIDES) expectStacked(state, side);
  for (const unit of Object.values(state.units)) {
    const { turn, carry } = unit.condition ?? {};
    expect(turn?.moved ?? 0).toBeLessThanOrEqual(Math.max(turn?.allowance ?? 0, turn?.moved ?? 0));
    expect(carry).toBeLessThan(5);
  }
}

/** Ships that have ended their movement keep to the stacking limit, and enemies share no hex. */
function expectStacked(state: FleetActionState, side: Side): void {
  const points = new Map<string, number>();
  for (const { side: its, fate, hex, sheet, open } of Object.values(state.units))
    if (its === side && fate === 'inPlay' && open.hasMoved)
      points.set(hexKey(hex), (points.get(hexKey(hex)) ?? 0) + stackingPoints(sheet));
  for (const sum of points.values()) expect(sum).toBeLessThanOrEqual(MAX_POINTS);
}

describe.each([
  ['under markers', MARKERS],
  ['under the sea', UNDERSEA],
])('what a side may not know, %s', (_name, battle) => {
  test.each(['galley'])(
    '%s: [NW-3.9, NW-3.19, NW-3.20, NW-3.21, NW-3.23] is in no view and no event of the other',
    (key) => {
      const { events } = playOut(battle, key, atRandom(drawFrom(`${key} orders`)), (state) => {
        for (const viewer of VIEWERS) expectHidden(state, viewer);
      });
      for (const side of SIDES)
        for (const event of eventsFor(events, side)) expect(event).not.toHaveProperty('toldAs');
    },
  );

  test.each(['jib'])('%s: orders are legal from a view as from the whole', (key) => {
    playOut(battle, key, atRandom(drawFrom(`${key} orders`)), (state) => {
      for (const side of SIDES) {
        const own = fleetAction.view(state, side);
        expect(fleetAction.legalOrders(own, side)).toEqual(fleetAction.legalOrders(state, side));
      }
    });
  });
});

function expectHidden(state: FleetActionState, viewer: (typeof VIEWERS)[number]): void {
  const seen = fleetAction.view(state, viewer);
  const text = JSON.stringify(seen);
  for (const unit of Object.values(state.units)) {
    if (unit.side === viewer) continue;
    const isUnseen = unit.isSubmerged && !unit.isDetected && unit.fate !== 'sunk';
    if (unit.fate === 'hidden' || unit.fate === 'waiting' || isUnseen) {
      expect(seen.units[unit.id]).toBeUndefined();
      expect(text).not.toContain(`"${unit.id}"`);
      for (const { id } of fieldsUnseen(state, unit.side)) expect(text).not.toContain(id);
    } else expect(seen.units[unit.id]).toMatchObject({ condition: null, squadron: null });
  }
}

const fieldsUnseen = ({ forces }: FleetActionState, side: Side) =>
  forces[side].minefields.filter(({ isShown }) => !isShown);
