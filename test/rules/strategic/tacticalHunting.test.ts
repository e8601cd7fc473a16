import { expect, test } from 'vitest';
import { SIDES } from '../../../src/rules/core';
import { knownTo, view } from '../../../src/rules/strategic/game/view';
import { tacticalOdds } from '../../../src/rules/strategic/tactical/explain';
import { DESTROYER, scenarioShip } from './smallGame';
import {
  fighting,
  fightOf,
  give,
  hold,
  legalLines,
  ORIGIN,
  put,
  read,
  refusalOf,
  type Setting,
  seal,
  ship,
  told,
  toldTo,
  toStage,
} from './tacticalGame';
import { again, boatOf, type Hunt, hunting, surface } from './tacticalHunt';

test('[ST-19.2, ST-19.3, ST-19.4, ST-19.5] ASW 2 against second Defense 2: 5 and 4 is +1, detected and 1 DL', () => {
  const state = hunting();
  give(state, 'allies', ['depth-charge a-dd 0,0']);
  const events = seal(state, [5, 4]);
  expect(told(events, 'boatHunted')).toMatchObject([
    { difference: 1, isDetected: true, damageLevels: 1, by: 'a-dd' },
  ]);
  expect(state.forces.axis.ships['x-boat']?.damageLevels).toBe(1);
  expect([ship(state, 'x-boat').submarine?.detectedOn, boatOf(state)?.isDetected]).toEqual([
    1,
    true,
  ]);
});

test('[ST-19.1, ST-19.10, ST-19.14] Basic: only in the same tactical hex; Advanced: one hex away to detect, with -2', () => {
  const basic = hunting({ level: 'basic' });
  expect(refusalOf(basic, 'allies', 'depth-charge a-dd 1,0')?.rule).toBe('ST-19.1');
  expect(legalLines(basic, 'allies', 'aswAttack')).toHaveLength(1);
  const state = hunting();
  expect(legalLines(state, 'allies', 'aswAttack')).toHaveLength(7);
  expect(refusalOf(state, 'allies', 'depth-charge a-dd 2,0')?.rule).toBe('ST-19.10');
  put(state, 'x-boat', { q: 1, r: 0 });
  give(state, 'allies', ['depth-charge a-dd 1,0']);
  const [hunted] = told(seal(state, [6, 1]), 'boatHunted');
  expect(hunted).toMatchObject({ difference: 3, isDetected: true, damageLevels: 0 });
});

test('[ST-19.9] a boat one hex away is never damaged', () => {
  const state = hunting({}, { asw: 5 });
  put(state, 'x-boat', { q: 1, r: 0 });
  give(state, 'allies', ['depth-charge a-dd 1,0']);
  seal(state, [6, 1]);
  expect(state.forces.axis.ships['x-boat']?.damageLevels).toBe(0);
});

test('[ST-19.11, ST-19.12, ST-19.13, ST-19.22] night and Poor Weather take 1 each in the Advanced game, nothing in the Basic', () => {
  const modifiers = (more: Setting) => {
    const state = hunting(more);
    give(state, 'allies', ['depth-charge a-dd 0,0']);
    return told(seal(state, [1, 6]), 'boatHunted')[0]?.modifiers?.map(({ value }) => value);
  };
  const sky = { isNight: true, isPoor: true };
  expect([modifiers(sky), modifiers({ ...sky, level: 'basic' })]).toEqual([[-1, -1], []]);
});

test('[ST-15.10c] a Surprised hunter has -2 in the first turn', () => {
  const state = fighting({
    ...{ allies: [scenarioShip('a-dd', DESTROYER)], boats: ['x-boat'] },
    ...{ axis: [scenarioShip('x-far')], surprised: ['A1'], dice: [] },
  });
  give(state, 'axis', ['distance 10 1']);
  toStage(state, 'targets');
  put(state, 'a-dd', ORIGIN);
  put(state, 'x-boat', ORIGIN);
  for (const side of SIDES) hold(state, side);
  give(state, 'allies', ['depth-charge a-dd 0,0']);
  expect(told(seal(state, [1, 6]), 'boatHunted')[0]?.modifiers).toEqual([
    { code: 'surprised', value: -2, rule: 'ST-15.10c' },
  ]);
});

test('[ST-19.6, ST-19.7, ST-19.8] Heavy: on 1-4 she surfaces at once and may not dive, on 5-6 she sinks', () => {
  const state = hunting();
  give(state, 'allies', ['depth-charge a-dd 0,0']);
  seal(state, [6, 3, 4]);
  expect([ship(state, 'x-boat').submarine?.isSubmerged, boatOf(state)?.isSubmerged]).toEqual([
    ...[false, false],
  ]);
  expect(refusalOf(state, 'axis', 'dive x-boat yes')?.rule).toBe('ST-19.8');
  const lost = hunting();
  give(lost, 'allies', ['depth-charge a-dd 0,0']);
  const events = seal(lost, [6, 3, 5]);
  expect(lost.forces.axis.ships['x-boat']?.fate).toBe('sunk');
  expect(told(events, 'tacticalEnded')).toMatchObject([{ why: 'noShipLeft' }]);
});

test('[ST-19.15] in place of the gun attacks', () => {
  const state = hunting({ axis: [scenarioShip('x-far')] });
  put(state, 'x-far', { q: 3, r: 0 });
  give(state, 'allies', ['fire a-dd main x-far', 'depth-charge a-dd 0,0']);
  expect(fightOf(state).tactical.plans.allies).toMatchObject({ gunfire: [], asw: [{}] });
  expect(told(seal(state, [1, 6]), 'gunsFired')).toEqual([]);
  const other = hunting({ axis: [scenarioShip('x-far')] });
  put(other, 'x-far', { q: 3, r: 0 });
  give(other, 'allies', ['depth-charge a-dd 0,0', 'fire a-dd main x-far']);
  expect(fightOf(other).tactical.plans.allies.asw).toEqual([]);
  expect(refusalOf(other, 'axis', 'depth-charge x-far 3,0')?.rule).toBe('ST-19.15');
});

test('[ST-19.16] not by a ship that made more than 4 hexes', () => {
  const state = hunting();
  put(state, 'a-dd', ORIGIN, { speed: 4 });
  expect(refusalOf(state, 'allies', 'depth-charge a-dd 0,0')).toBeUndefined();
  put(state, 'a-dd', ORIGIN, { speed: 5 });
  expect(refusalOf(state, 'allies', 'depth-charge a-dd 0,0')?.rule).toBe('ST-19.16');
});

test('[ST-19.17] at most one attack in two consecutive turns', () => {
  const state = hunting();
  give(state, 'allies', ['depth-charge a-dd 0,0']);
  seal(state, [1, 6]);
  again(state);
  expect(refusalOf(state, 'allies', 'depth-charge a-dd 0,0')?.rule).toBe('ST-19.17');
  seal(state);
  again(state);
  expect(refusalOf(state, 'allies', 'depth-charge a-dd 0,0')).toBeUndefined();
});

test('[ST-19.18, ST-5.10b] an empty hex and a boat that is not detected look alike to the hunter: no dice', () => {
  const tell = (state: Hunt, dice: readonly number[]) => {
    give(state, 'allies', ['depth-charge a-dd 0,0']);
    return toldTo(seal(state, dice), 'allies').filter(({ kind }) => kind !== 'sideConfirmed');
  };
  const empty = hunting();
  put(empty, 'x-boat', { q: 5, r: 0 });
  const [found, missed] = [tell(empty, []), tell(hunting(), [1, 6])];
  expect(found).toEqual(missed);
  expect(told(found, 'depthChargesDropped')).toMatchObject([{ detected: [] }]);
  expect(JSON.stringify(found)).not.toContain('x-boat');
});

test('[ST-19.18] every submerged boat in the hex is attacked, by id', () => {
  const state = toStage(
    fighting({ axis: [scenarioShip('x-dd', DESTROYER)], boats: ['a-boat', 'a-also'] }),
    'targets',
  );
  for (const id of ['x-dd', 'a-boat', 'a-also']) put(state, id, ORIGIN);
  for (const side of SIDES) hold(state, side);
  give(state, 'axis', ['depth-charge x-dd 0,0']);
  const events = seal(state, [1, 6, 3, 3]);
  expect(told(events, 'boatHunted')).toMatchObject([
    { ship: 'a-also', isDetected: false },
    { ship: 'a-boat', isDetected: true },
  ]);
  expect(told(toldTo(events, 'axis'), 'depthChargesDropped')).toMatchObject([
    { detected: [{ ship: 'a-boat', state: 'none' }] },
  ]);
});

test('[ST-19.19, ST-5.8] a detected boat is shown until the end of the next turn', () => {
  const state = hunting();
  const isShown = () => JSON.stringify(view(state, 'allies').action?.stage).includes('x-boat');
  expect(isShown()).toBe(false);
  give(state, 'allies', ['depth-charge a-dd 0,0']);
  seal(state, [3, 4]);
  expect(isShown()).toBe(true);
  again(state);
  expect(isShown()).toBe(true);
  seal(state);
  expect([fightOf(state).tactical.turn, isShown()]).toEqual([3, false]);
});

test('[ST-19.20, ST-16.11] guns and torpedoes at a surfaced boat, depth charges at a submerged one', () => {
  const state = hunting();
  const boat = ship(state, 'x-boat').submarine;
  if (boat) boat.detectedOn = 1;
  put(state, 'x-boat', { q: 2, r: 0 });
  expect(refusalOf(state, 'allies', 'fire a-dd main x-boat')?.rule).toBe('ST-16.11');
  expect(refusalOf(state, 'allies', 'torpedo a-dd x-boat')?.rule).toBe('ST-19.20');
  surface(state);
  put(state, 'x-boat', { q: 2, r: 0 });
  hold(state, 'axis');
  expect(refusalOf(state, 'allies', 'fire a-dd main x-boat')).toBeUndefined();
  expect(refusalOf(state, 'allies', 'torpedo a-dd x-boat')).toBeUndefined();
  put(state, 'x-boat', ORIGIN);
  give(state, 'allies', ['depth-charge a-dd 0,0']);
  expect(told(seal(state), 'boatHunted')).toEqual([]);
});

test('[ST-19.21] the highest ASW Rating first, then by id; one that surfaces is attacked no further', () => {
  const allies = [
    scenarioShip('a-dd', DESTROYER),
    scenarioShip('a-de', { ...DESTROYER, asw: 4 }),
    scenarioShip('a-co', DESTROYER),
  ];
  const state = hunting({ allies });
  for (const id of ['a-de', 'a-co']) put(state, id, ORIGIN);
  for (const side of SIDES) hold(state, side);
  const hunt = ['a-dd', 'a-de', 'a-co'].map((id) => `depth-charge ${id} 0,0`);
  give(state, 'allies', hunt);
  const events = seal(state, [1, 6, 1, 6, 1, 6]);
  expect(told(events, 'depthChargesDropped').map((it) => it.ship)).toEqual([
    ...['a-de', 'a-co', 'a-dd'],
  ]);
  const up = hunting({ allies });
  for (const id of ['a-de', 'a-co']) put(up, id, ORIGIN);
  for (const side of SIDES) hold(up, side);
  give(up, 'allies', hunt);
  expect(told(seal(up, [4, 3, 1]), 'boatHunted')).toHaveLength(1);
});

test('[ST-25.1, ST-27.2] the odds of an attack on a detected boat are exact; of an empty hex nothing is said', () => {
  const state = hunting();
  const order = read('depth-charge a-dd 0,0') as never;
  const odds = () => tacticalOdds.aswAttack(knownTo(state, 'allies'), 'allies', order);
  expect(odds()).toBeUndefined();
  Object.assign(ship(state, 'x-boat').submarine as object, { detectedOn: 1 });
  put(state, 'x-boat', ORIGIN);
  expect(odds()?.chance).toBeCloseTo(30 / 36, 10);
});
