import { describe, expect, test } from 'vitest';
import { breachesOf } from '../../../src/cli/systems/sea-wings/breaches';
import {
  diceFrom,
  drawFrom,
  isRefusal,
  refusalCode,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { boxCounts } from '../../../src/rules/sea-wings/common/formations';
import { isWater } from '../../../src/rules/sea-wings/map/sea';
import type { Order } from '../../../src/rules/sea-wings/model/orders';
import type { SeaWingsState } from '../../../src/rules/sea-wings/model/state';
import { fleets } from './fleets';

/** Plays a game by random legal orders; `look` sees every position. */
function playOut(seed: string, look: (state: SeaWingsState, given?: Order) => void): SeaWingsState {
  const draw = drawFrom(seed);
  const dice = diceFrom(draw);
  const { state } = seaWings.newState(fleets(), seaWings.defaultOptions, dice);
  for (let n = 0; n < 3000 && !seaWings.outcome(state); n++) {
    const { active } = seaWings.segment(state);
    const able = SIDES.filter((side) => active[side] !== 'waiting');
    const side = able[draw(able.length)] as Side;
    const order = orderFor(state, side, draw);
    look(state, order);
    seaWings.apply(state, side, order, dice);
  }
  look(state);
  return state;
}

/** Any kind of order with the same chance, so that long lists do not crowd out the rest. */
function orderFor(state: SeaWingsState, side: Side, draw: (below: number) => number): Order {
  const legal = seaWings.legalOrders(state, side);
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  const kind = draw(3) === 0 ? kinds.at(-1) : kinds[draw(kinds.length)];
  const some = legal.filter((it) => it.kind === kind);
  return some[draw(Math.min(some.length, 256))] as Order;
}

describe.each(['anchor', 'binnacle'])('a game at random: %s', (seed) => {
  test('ends, with every listed order legal and its line read back', () => {
    const kinds = new Set<string>();
    const end = playOut(seed, (state, given) => {
      if (!given) return;
      kinds.add(given.kind);
      const line = seaWings.makeOrder(given);
      expect(seaWings.parseOrder(line), line).toEqual(given);
      for (const side of SIDES)
        for (const order of seaWings.legalOrders(state, side).slice(0, 12)) {
          const refused = seaWings.refuse(state, side, order);
          expect(
            refused && `${seaWings.makeOrder(order)}: ${refusalCode(refused)}`,
          ).toBeUndefined();
          expect(isRefusal(seaWings.parseOrder(seaWings.makeOrder(order)))).toBe(false);
        }
    });
    expect(seaWings.outcome(end)).toBeDefined();
    expect(kinds.size).toBeGreaterThan(8);
  });

  test('[WG-2.11, WG-4.2, WG-5.1, WG-5.6, WG-16.29, WG-21.8, WG-22.10] positions are sound, and factors are lost once, counted once and never made', () => {
    let before: SeaWingsState | undefined;
    playOut(seed, (state) => {
      const was = before;
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      for (const side of SIDES) {
        expectSound(state, side);
        if (was) expect(breachesOf(was, state, side)).toEqual([]);
      }
      before = seaWings.copy(state);
    });
  });
});

test('[WG-24.24] fields are of their types in every position', () => {
  const faults = new Set<string>();
  let met = 0;
  playOut('capstan', (state) => {
    met += wrongFields(state, faults);
  });
  expect([...faults]).toEqual([]);
  expect(met).toBeGreaterThan(1000);
});

type Test = (value: unknown, holder: Record<string, unknown>) => boolean;

const isWhole: Test = (value) => Number.isInteger(value);
const areIn =
  (...words: readonly unknown[]): Test =>
  (value) =>
    words.includes(value);

/** What a field of a name holds, wherever it stands in a state. */
const FIELDS: Readonly<Record<string, Test>> = {
  q: isWhole,
  r: isWhole,
  factors: isWhole,
  arc: (arc) => Array.isArray(arc) && arc.length === 2 && arc.every((it) => isWhole(it, {})),
  letter: (letter, { isPermanent }) =>
    isPermanent === undefined || ['P', 'M', 'S', 'T', 'A', 'F'].includes(letter as string),
  isPermanent: areIn(true, false),
  boxes: (boxes) =>
    Object.keys(boxes as object).join() === 'hangar,ready,strike,cap,search,returning',
  markers: (markers) =>
    !Array.isArray(markers) ||
    markers.every(({ id, hex, number }) => id && hex && (number === null || isWhole(number, {}))),
};

/** Adds the fields that hold something else; tells how many were looked at. */
function wrongFields(value: unknown, faults: Set<string>): number {
  if (value === null || typeof value !== 'object') return 0;
  const holder = value as Record<string, unknown>;
  let met = 0;
  for (const [name, field] of Object.entries(holder)) {
    const isRight = FIELDS[name];
    if (isRight) met++;
    if (isRight && !isRight(field, holder)) faults.add(`${name} ${JSON.stringify(field)}`);
    met += wrongFields(field, faults);
  }
  return met;
}

function expectSound(state: SeaWingsState, side: Side): void {
  const force = state.forces[side];
  const taskForces = Object.values(force.taskForces);
  const numbers = taskForces.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(taskForces.every(({ hex }) => isWater(state.scenario, hex))).toBe(true);
  for (const { id, ships } of taskForces) {
    expect(ships.length).toBeLessThanOrEqual(18);
    for (const ship of ships)
      expect(force.ships[ship]).toMatchObject({ taskForce: id, fate: 'afloat' });
  }
  for (const formation of Object.values(force.formations))
    for (const factors of Object.values(boxCounts(formation)))
      expect(factors).toBeGreaterThanOrEqual(0);
  for (const { card } of Object.values(force.ships))
    if (card.carrier)
      expect(factorsAt(state, side, card.id)).toBeLessThanOrEqual(card.carrier.airCapacity);
  for (const { card } of Object.values(force.bases))
    expect(factorsAt(state, side, card.id)).toBeLessThanOrEqual(card.airCapacity);
}

const factorsAt = (state: SeaWingsState, side: Side, home: string): number =>
  Object.values(state.forces[side].formations)
    .filter((it) => it.home.id === home)
    .flatMap((it) => Object.values(boxCounts(it)))
    .reduce((sum, factors) => sum + factors, 0);
