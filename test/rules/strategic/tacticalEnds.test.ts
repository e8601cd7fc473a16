import { expect, test } from 'vitest';
import { diceFrom, digest, drawFrom, must, SIDES, type Side } from '../../../src/rules/core';
import { startAction } from '../../../src/rules/strategic/action';
import { copyState } from '../../../src/rules/strategic/game/copy';
import { notation } from '../../../src/rules/strategic/game/notation';
import { orders } from '../../../src/rules/strategic/game/rules';
import { knownTo, view } from '../../../src/rules/strategic/game/view';
import type { Order } from '../../../src/rules/strategic/model/orders';
import type { StrategicState } from '../../../src/rules/strategic/model/state';
import { BATTLESHIP, DESTROYER, scenarioShip } from './smallGame';
import {
  actionOf,
  fighting,
  fightOf,
  give,
  hold,
  playOf,
  put,
  read,
  refusalOf,
  type Setting,
  seal,
  ship,
  told,
  toStage,
} from './tacticalGame';

const allies = [scenarioShip('a-bb', BATTLESHIP), scenarioShip('a-dd', DESTROYER)];
const axis = [scenarioShip('x-ca'), scenarioShip('x-dd', DESTROYER)];

/** Everybody holds fire and stays where they are until the action ends; returns the turns and why. */
function inPeace(state: StrategicState) {
  for (let stages = 0; stages < 100 && state.action?.stage.kind === 'tactical'; stages++) {
    for (const side of SIDES) hold(state, side);
    const ended = told(seal(state), 'tacticalEnded')[0];
    if (ended) return [ended.tacticalTurn, ended.why];
  }
  return undefined;
}

test('[ST-15.25, ST-1.6, ST-8.14] an Advanced action ends after the sixth turn', () => {
  expect(inPeace(fighting({ allies, axis }))).toEqual([6, 'turns']);
});

test('[ST-15.26] a Basic action ends after three turns without a gun or torpedo attack', () => {
  expect(inPeace(fighting({ allies, axis, level: 'basic' }))).toEqual([3, 'noAttack']);
});

test('[ST-7.46, ST-15.26] a Basic action ends after 24 turns at the latest', () => {
  const state = toStage(fighting({ allies, axis, level: 'basic' }), 'targets');
  fightOf(state).tactical.turn = 24;
  for (const side of SIDES) hold(state, side);
  fightOf(state).tactical.lastAttack = 24;
  expect(told(seal(state), 'tacticalEnded')).toMatchObject([{ why: 'turns' }]);
});

test('[ST-15.25] it ends when both agree, at once; an offer is open and may be withdrawn', () => {
  const state = toStage(fighting({ allies, axis }), 'plot');
  give(state, 'allies', ['end-action yes']);
  expect(view(state, 'axis').action?.stage).toMatchObject({
    tactical: { offersEnd: { allies: true, axis: false } },
  });
  give(state, 'allies', ['end-action no']);
  give(state, 'axis', ['end-action yes']);
  expect(state.action?.stage.kind).toBe('tactical');
  const events = give(state, 'allies', ['end-action yes']);
  expect(told(events, 'tacticalEnded')).toMatchObject([{ why: 'agreed' }]);
});

test('[ST-5.19, ST-7.47] both are asked at every stage; in a Basic bombardment it lies open who has nothing at all', () => {
  const atSea = fighting({ allies, axis, isNight: true });
  expect(atSea.confirmed).toEqual({ allies: false, axis: false });
  const undefended = fighting({ axis, landUnits: ['a-base'], level: 'basic' });
  expect(undefended.confirmed).toEqual({ allies: true, axis: false });
  const battery = fighting({ axis, landUnits: ['a-battery'], level: 'basic' });
  expect(battery.confirmed).toEqual({ allies: false, axis: false });
  const advanced = fighting({ axis, landUnits: ['a-base'] });
  expect(advanced.confirmed).toEqual({ allies: false, axis: false });
});

test('[ST-15.25, ST-18.13] a side that had no ships does not end a bombardment', () => {
  const state = toStage(fighting({ axis, landUnits: ['a-base'] }), 'targets');
  put(state, 'x-ca', { q: 0, r: 60 });
  put(state, 'x-dd', { q: 0, r: 60 });
  seal(state);
  expect(fightOf(state).tactical.turn).toBe(2);
});

/** A Basic night fight out of sight, in which these ships break off. */
function breakingOff(lines: readonly string[]) {
  const state = toStage(fighting({ allies, axis, level: 'basic', isNight: true }), 'targets');
  for (const id of ['a-bb', 'a-dd']) put(state, id, { q: 0, r: 50 });
  for (const id of ['x-ca', 'x-dd']) put(state, id, { q: 0, r: -50 });
  for (const line of lines) give(state, line.includes(' a-') ? 'allies' : 'axis', [line]);
  seal(state);
  return state;
}

test('[ST-15.25, ST-15.27] when all ships of a side broke off the action ends and that side has lost it', () => {
  const state = breakingOff(['break-off a-bb yes', 'break-off a-dd yes']);
  expect(actionOf(state)).toMatchObject({
    ...{ stage: { kind: 'ended' }, brokeOff: ['a-bb', 'a-dd'], loser: 'allies' },
  });
});

test('[ST-15.24, ST-15.27] with a part of them, or both sides, nobody has', () => {
  const part = breakingOff(['break-off a-bb yes']);
  expect(fightOf(part).tactical.ships.filter(({ hasLeft }) => hasLeft)).toHaveLength(1);
  expect(refusalOf(part, 'allies', 'plot a-bb F')).toBeDefined();
  const all = ['a-bb', 'a-dd', 'x-ca', 'x-dd'].map((id) => `break-off ${id} yes`);
  expect(actionOf(breakingOff(all)).loser).toBeNull();
});

test('[ST-15.27] a side whose last ships sank has not broken off', () => {
  const state = toStage(fighting({ allies, axis: [scenarioShip('x-dd', DESTROYER)] }), 'targets');
  put(state, 'a-bb', { q: 0, r: 0 });
  put(state, 'x-dd', { q: 1, r: 0 });
  for (const side of SIDES) hold(state, side);
  give(state, 'allies', ['fire a-bb main x-dd']);
  seal(state, [6, 1]);
  expect(actionOf(state)).toMatchObject({ loser: null, stage: { kind: 'ended' } });
});

test('[ST-9.13, ST-8.15] the end tells which divisions were in sight, and no view has it', () => {
  const state = toStage(fighting({ allies, axis, isNight: true }), 'targets');
  const far = { 'a-bb': 0, 'a-dd': 30, 'x-ca': 3, 'x-dd': 60 };
  for (const [id, q] of Object.entries(far)) put(state, id, { q, r: 0 });
  for (const side of SIDES) give(state, side, ['end-action yes']);
  expect(actionOf(state).tacticalEnd?.inSight).toEqual(['A1', 'X1']);
  for (const viewer of ['allies', 'axis', 'spectator'] as const)
    expect(view(state, viewer).action?.tacticalEnd).toBeUndefined();
});

test('[ST-8.15, ST-18.14] an action goes on from the last positions; turns of bombardment go on too', () => {
  const state = toStage(fighting({ axis, landUnits: ['a-base'] }), 'targets');
  put(state, 'x-ca', { q: 0, r: -6 }, { facing: 3, speed: 1 });
  fightOf(state).tactical.turn = 6;
  for (const side of SIDES) hold(state, side);
  give(state, 'axis', ['bombard x-ca main a-base']);
  seal(state, [1, 6]);
  const { tacticalEnd, divisions, landUnits, hex } = actionOf(state);
  expect(tacticalEnd?.turn).toBe(6);
  const play = playOf(
    state,
    diceFrom(() => 0),
  );
  startAction(play, {
    ...{ divisions, landUnits, hex, isCoastal: true },
    ...(tacticalEnd ? { goesOnFrom: tacticalEnd } : {}),
  });
  const { tactical } = fightOf(state);
  expect([tactical.turn, tactical.stage.kind]).toEqual([1, 'plot']);
  expect(ship(state, 'x-ca')).toMatchObject({ hex: { q: 0, r: -6 }, facing: 3, speed: 1 });
  toStage(state, 'targets');
  put(state, 'x-ca', { q: 0, r: -6 }, { facing: 3 });
  for (const side of SIDES) hold(state, side);
  give(state, 'axis', ['bombard x-ca main a-base']);
  expect(told(seal(state, [1, 6]), 'landBombarded')[0]?.turnsInARow).toBe(2);
});

/** One random order of either side; a side confirms soon. */
function playOne(state: StrategicState, draw: (below: number) => number): void {
  const all = SIDES.flatMap((side) => ordersOf(state, side).map((order) => ({ side, order })));
  const confirms = all.filter(({ order }) => order.kind === 'confirm');
  const from = confirms.length > 0 && draw(4) === 0 ? confirms : all;
  const chosen = must(from[draw(Math.min(256, from.length) || 1)], 'order to give');
  expect(read(notation.makeOrder(chosen.order))).toEqual(chosen.order);
  give(state, chosen.side, [notation.makeOrder(chosen.order)], diceFrom(draw));
}

function ordersOf(state: StrategicState, side: Side): Order[] {
  const known = knownTo(state, side);
  return orders
    .legal(known, side)
    .filter(({ kind }) => !['scuttle', 'offerEnd', 'endAction'].includes(kind));
}

const settings: readonly [string, Setting][] = [
  ['by day', { allies, axis }],
  ['at night with boats', { allies, axis, boats: ['a-boat', 'x-boat'], isNight: true }],
  ['Surprised', { allies, axis, boats: ['x-boat'], surprised: ['A1'], dice: [] }],
  ['at a coast', { allies, axis, landUnits: ['a-base', 'a-battery'], isPoor: true }],
  ['Basic', { allies, axis, level: 'basic' }],
  ['a Basic bombardment', { axis, landUnits: ['a-battery'], level: 'basic' }],
];

test.each(settings)('random orders end an action within its turns: %s', (name, setting) => {
  for (let seed = 0; seed < 3; seed++) {
    const draw = drawFrom(`${name}/${seed}`);
    const state = fighting(setting);
    let given = 0;
    while (state.action?.stage.kind === 'tactical' && given < 5000) {
      if (given++ % 40 === 0) checkListed(state);
      playOne(state, draw);
    }
    expect(state.action?.stage.kind).toBe('ended');
    expect(state.action?.tacticalEnd?.turn).toBeLessThanOrEqual(setting.level === 'basic' ? 24 : 6);
    expect(digest(JSON.parse(JSON.stringify(state)))).toBe(digest(copyState(state)));
  }
});

/** What is listed is not refused. */
function checkListed(state: StrategicState): void {
  for (const side of SIDES) {
    const known = knownTo(state, side);
    for (const order of ordersOf(state, side))
      expect([notation.makeOrder(order), orders.refuse(known, side, order)]).toEqual([
        ...[notation.makeOrder(order), undefined],
      ]);
  }
}

test('[ST-5.20, ST-5.21, ST-5.22] what the enemy plans and where his unseen ships are changes neither view nor orders', () => {
  const make = (q: number, plans: readonly string[]) => {
    const state = toStage(fighting({ allies, axis, boats: ['x-boat'], isNight: true }), 'plot');
    for (const id of ['x-ca', 'x-dd', 'x-boat']) put(state, id, { q, r: 40 });
    for (const id of ['a-bb', 'a-dd']) put(state, id, { q: 0, r: -40 });
    give(state, 'axis', plans);
    return state;
  };
  const one = make(0, []);
  const two = make(7, ['plot x-ca FFF', 'smoke x-dd yes', 'rise x-boat yes']);
  expect(view(two, 'allies')).toEqual(view(one, 'allies'));
  expect(ordersOf(two, 'allies')).toEqual(ordersOf(one, 'allies'));
  expect(ordersOf(one, 'allies').length).toBeGreaterThan(20);
});
