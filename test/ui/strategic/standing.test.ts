import { expect, test } from 'vitest';
import { addHex } from '../../../src/hex';
import type { Side } from '../../../src/rules/core';
import { type Order, type StrategicState, strategic } from '../../../src/rules/strategic';
import {
  KEPT_ORDERS,
  type Kept,
  NOTHING_KEPT,
} from '../../../src/ui/systems/strategic/standing/kept';
import { STANDING } from '../../../src/ui/systems/strategic/standing/kit';
import { legalInTurn } from '../../../src/ui/table/standing/standing';
import { arm, carrier } from '../../rules/strategic/advancedDecks';
import {
  confirm,
  flight,
  flightOf,
  inPhase,
  give as order,
} from '../../rules/strategic/advancedGame';
import { HERE, NIGHT, NORTH } from '../../rules/strategic/advancedScene';
import { basicAt, confirmBoth, give, squadronOf } from '../../rules/strategic/basicGame';
import { CAP, SEARCH } from '../../rules/strategic/basicSteps';

const keep = (state: StrategicState, kept: Kept = NOTHING_KEPT, side: Side = 'allies'): Kept =>
  STANDING.keep(strategic.view(state, side), side, kept, []);

/** The orders that would be given, as lines. */
function repeated(state: StrategicState, kept: Kept, side: Side = 'allies'): string[] {
  const view = strategic.view(state, side);
  const orders = legalInTurn(strategic, view, side, STANDING.repeat(view, side, kept));
  return orders.map((it: Order) => strategic.makeOrder(it));
}

test('searches go on with the steps that are left of them', () => {
  const state = basicAt({ step: SEARCH });
  give(state, 'allies', 'search a-base-pa 2');
  const kept = keep(state);
  const next = basicAt({ step: SEARCH });
  expect(repeated(next, kept)).toEqual(['search a-base-pa 2']);
  squadronOf(next, 'a-base-pa').steps = 1;
  expect(repeated(next, kept)).toEqual(['search a-base-pa 1']);
  expect(repeated(state, kept), 'what stands already is not ordered again').toEqual([]);
});

test('patrols go on, each over what it protected', () => {
  const state = basicAt({ step: CAP });
  give(state, 'allies', 'cap a-f 3 A1');
  expect(repeated(basicAt({ step: CAP }), keep(state))).toEqual(['cap a-f 3 A1']);
});

test('[ST-7.12] by night they rest, and go on the next day', () => {
  const state = basicAt({ step: SEARCH });
  give(state, 'allies', 'search a-db-1 2');
  const kept = keep(state);
  const night = basicAt({ step: SEARCH });
  night.turn = 3;
  expect(repeated(night, kept)).toEqual([]);
  expect(keep(night, kept).search).toEqual(kept.search);
});

/** Where attempts name their targets. */
function naming(spotted: readonly string[] = []): StrategicState {
  const state = basicAt({ step: SEARCH, spotted });
  give(state, 'allies', 'search a-base-pa 2');
  while (state.step.kind !== 'searchTargets') confirmBoth(state);
  return state;
}

test('attempts of a squadron look for what they looked for, and others for who else is in reach', () => {
  const state = naming();
  give(state, 'allies', 'look-for 2 X1');
  const kept = keep(state);
  expect(repeated(naming(), kept)).toEqual(['look-for 1 X1', 'look-for 2 X2']);
});

test('[ST-7.25] the first attempts are proposed, spread over the enemies in reach that are not spotted', () => {
  const proposed = (state: StrategicState, kept = NOTHING_KEPT) =>
    (STANDING.propose?.(strategic.view(state, 'allies'), 'allies', kept, []) ?? []).map((it) =>
      strategic.makeOrder(it),
    );
  const state = naming();
  expect(proposed(state)).toEqual(['look-for 1 X1', 'look-for 2 X2']);
  expect(repeated(state, NOTHING_KEPT), 'not as if they were those of a last turn').toEqual([]);
  expect(proposed(basicAt({ step: SEARCH }))).toEqual([]);
  expect(proposed(naming(['X1']))).toEqual(['look-for 1 X2', 'look-for 2 X2']);
  give(state, 'allies', 'look-for 1 X1');
  expect(proposed(state, keep(state)), 'something is kept').toEqual([]);
});

test('a step confirmed with nothing ordered is known again, until something is', () => {
  const state = basicAt({ step: SEARCH });
  const view = strategic.view(state, 'allies');
  const kept = keep(state);
  expect(STANDING.wasIdle(view, kept)).toBe(true);
  give(state, 'allies', 'search a-base-pa 2');
  expect(STANDING.wasIdle(view, keep(state, kept))).toBe(false);
});

test('what was armed to patrol and search is armed again, and a strike is not', () => {
  const state = carrier();
  const turn = inPhase(state, 'arming');
  order(turn, 'allies', arm('a-f', 'guns'));
  order(turn, 'allies', arm('a-db', 'bombs'));
  const kept = keep(state);
  expect(repeated(inPhase(carrier(), 'arming', 2).state, kept)).toEqual(['arm a-f guns']);
  const left = inPhase(carrier(), 'arming', 2).state;
  expect(keep(left, kept).armed, 'left unarmed').toEqual({});
});

test('[ST-12.9] nothing is armed to take off in the dark', () => {
  const turn = inPhase(carrier(), 'arming');
  order(turn, 'allies', arm('a-f', 'guns'));
  const kept = keep(turn.state);
  expect(repeated(inPhase(carrier(NIGHT), 'arming', 1).state, kept)).toEqual([]);
});

test('a search forms up and flies out as it did, from where its deck is now; homeward it needs no order', () => {
  const state = carrier();
  order(inPhase(state, 'arming'), 'allies', arm('a-db', 'search'));
  const launching = inPhase(state, 'movement');
  order(launching, 'allies', { kind: 'launch', squadron: 'a-db', to: NORTH });
  let kept = keep(state);
  confirm(launching);
  const out = inPhase(state, 'movement', 2);
  const north = { q: 0, r: -1 };
  const path = [addHex(NORTH, north), addHex(addHex(NORTH, north), north)];
  order(out, 'allies', flight(['a-db'], path));
  kept = keep(state, kept);
  confirm(out);
  const back = inPhase(state, 'movement', 3);
  order(back, 'allies', flight(['a-db'], [path[0] ?? NORTH, NORTH, HERE]));
  kept = keep(state, kept);
  expect(kept.flights['a-db']?.legs).toEqual([[north, { q: 0, r: -2 }], null]);

  const again = carrier();
  order(inPhase(again, 'arming'), 'allies', arm('a-db', 'search'));
  const second = inPhase(again, 'movement');
  expect(repeated(again, kept)).toEqual([
    strategic.makeOrder({ kind: 'launch', squadron: 'a-db', to: NORTH }),
  ]);
  order(second, 'allies', { kind: 'launch', squadron: 'a-db', to: NORTH });
  confirm(second);
  expect(flightOf(again, 'allies', 'a-db')?.hex).toEqual(NORTH);
  expect(repeated(inPhase(again, 'movement', 2).state, kept)).toEqual([
    strategic.makeOrder(flight(['a-db'], path)),
  ]);
});

test('what the browser kept is read back, and what cannot be read is none', () => {
  expect(KEPT_ORDERS.parse(JSON.stringify({ good: NOTHING_KEPT, bad: { search: 1 } }))).toEqual({
    good: NOTHING_KEPT,
  });
  expect(KEPT_ORDERS.parse(null)).toEqual({});
});
