import { expect, test } from 'vitest';
import { SIDES } from '../../../src/rules/core';
import { view } from '../../../src/rules/strategic/game/view';
import { BATTLESHIP, scenarioShip } from './smallGame';
import {
  give,
  hold,
  ORIGIN,
  put,
  refusalOf,
  seal,
  ship,
  told,
  toldTo,
  toStage,
} from './tacticalGame';
import { again, boatOf, hunting, surface } from './tacticalHunt';

test('[ST-20.10, ST-20.11] she dives and rises once in a turn, and moves at her submerged speed in it', () => {
  const state = hunting({ axis: [scenarioShip('x-far')] });
  seal(state);
  put(state, 'x-boat', { q: 0, r: 9 }, { speed: 1 });
  expect(refusalOf(state, 'axis', 'dive x-boat yes')?.code).toBe('boat-is-so');
  give(state, 'axis', ['rise x-boat yes']);
  expect(refusalOf(state, 'axis', 'plot x-boat F')).toBeUndefined();
  expect(refusalOf(state, 'axis', 'plot x-boat FF')?.rule).toBe('ST-15.16');
  seal(state);
  expect(boatOf(state)?.isSubmerged).toBe(false);
  for (const side of SIDES) hold(state, side);
  seal(state);
  expect(refusalOf(state, 'axis', 'plot x-boat FFFF')).toBeUndefined();
  give(state, 'axis', ['dive x-boat yes']);
  expect(refusalOf(state, 'axis', 'plot x-boat FF')?.rule).toBe('ST-15.16');
  give(state, 'axis', ['dive x-boat no']);
  expect(refusalOf(state, 'axis', 'plot x-boat FFFF')).toBeUndefined();
  expect(refusalOf(state, 'axis', 'dive x-far yes')?.rule).toBe('ST-20.10');
});

test('[ST-20.9, ST-20.10] a boat without submerged time may not dive', () => {
  const state = hunting();
  seal(state);
  const boat = boatOf(state);
  if (boat) Object.assign(boat, { isSubmerged: false, turnsLeft: 0 });
  Object.assign(ship(state, 'x-boat').submarine as object, { isSubmerged: false });
  expect(refusalOf(state, 'axis', 'dive x-boat yes')?.rule).toBe('ST-20.9');
});

test('[ST-20.10] dives are executed before the move, and out of sight', () => {
  const state = hunting();
  seal(state);
  surface(state);
  put(state, 'x-boat', { q: 3, r: 0 });
  give(state, 'axis', ['dive x-boat yes']);
  const events = toldTo(seal(state), 'allies');
  expect(told(events, 'boatDived')).toHaveLength(1);
  expect(told(events, 'sightChanged')).toMatchObject([{ lost: ['x-boat'] }]);
});

/** Submerged time after so many turns of lying still or moving. */
function timeAfter(turns: number, speed: number, isSubmerged = true): number | undefined {
  const state = hunting({}, { speed: 0 });
  Object.assign(boatOf(state) as object, { turnsLeft: 20, isSubmerged });
  Object.assign(ship(state, 'x-boat').submarine as object, { isSubmerged });
  for (let turn = 1; turn <= turns; turn++) {
    toStage(state, 'targets');
    put(state, 'x-boat', { q: 40, r: 0 }, { speed });
    for (const side of SIDES) hold(state, side);
    seal(state);
  }
  return boatOf(state)?.turnsLeft;
}

test('[ST-20.2, ST-20.4] each turn submerged and moving costs one, each on the surface gives three back', () => {
  expect([timeAfter(4, 1), timeAfter(4, 0, false)]).toEqual([16, 32]);
});

test('[ST-20.5, ST-20.6, ST-EX5] six turns at rest cost one, a shorter rest counts in full', () => {
  expect([timeAfter(5, 0), timeAfter(6, 0)]).toEqual([15, 19]);
});

test('[ST-20.7] an action that ends early takes the whole hour, at rest; phase 6 counts no more of it', () => {
  const state = hunting();
  Object.assign(boatOf(state) as object, { turnsLeft: 20 });
  put(state, 'x-boat', { q: 40, r: 0 }, { speed: 1 });
  seal(state);
  expect(boatOf(state)?.turnsLeft).toBe(19);
  for (const side of SIDES) give(state, side, ['end-action yes']);
  expect(boatOf(state)).toMatchObject({ turnsLeft: 14, hourSpentOn: state.turn });
});

test('[ST-20.9] out of submerged time she surfaces at the end of the turn', () => {
  const state = hunting();
  Object.assign(boatOf(state) as object, { turnsLeft: 1 });
  const events = seal(state);
  expect(told(events, 'boatRose')).toMatchObject([{ why: 'outOfTime' }]);
  expect(boatOf(state)?.isSubmerged).toBe(false);
});

test('[ST-20.8] in the Basic game submerged time is not counted', () => {
  const state = hunting({ level: 'basic' });
  Object.assign(boatOf(state) as object, { turnsLeft: 1 });
  seal(state);
  expect(boatOf(state)).toMatchObject({ turnsLeft: 1, isSubmerged: true });
});

test('[ST-17.10] a submarine launches at most every second turn, three times', () => {
  const state = hunting({}, BATTLESHIP);
  const target = () => {
    put(state, 'x-boat', ORIGIN, { facing: 1, speed: 1 });
    put(state, 'a-dd', { q: 0, r: -2 });
  };
  target();
  give(state, 'axis', ['torpedo x-boat a-dd']);
  seal(state, [1, 6]);
  again(state);
  target();
  expect(refusalOf(state, 'axis', 'torpedo x-boat a-dd')?.rule).toBe('ST-17.10');
  seal(state);
  again(state);
  target();
  expect(refusalOf(state, 'axis', 'torpedo x-boat a-dd')).toBeUndefined();
  expect(state.forces.axis.ships['x-boat']?.launchesLeft).toBe(2);
});

test('[ST-16.12] a surfaced submarine with a deck gun has FirePower 1, class E; a submerged one none', () => {
  const state = hunting();
  expect(refusalOf(state, 'axis', 'fire x-boat main a-dd')?.rule).toBe('ST-16.1');
  surface(state);
  put(state, 'x-boat', { q: 2, r: 0 }, { facing: 1 });
  give(state, 'axis', ['fire x-boat main a-dd']);
  expect(told(seal(state, [1, 6]), 'gunsFired')[0]).toMatchObject({ firePower: 1, band: 'short' });
});

test('[ST-20.16, ST-5.7] by periscope a boat sees 6 hexes and nobody sees her', () => {
  const state = hunting();
  const seen = (hexes: number) => {
    put(state, 'a-dd', { q: hexes, r: 0 });
    put(state, 'x-boat', ORIGIN);
    return JSON.stringify(view(state, 'axis').action?.stage).includes('a-dd');
  };
  expect([seen(6), seen(7)]).toEqual([true, false]);
});
