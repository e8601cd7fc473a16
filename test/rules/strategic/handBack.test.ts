import { expect, test } from 'vitest';
import { resultOf, scenarioOf } from '../../../src/rules/battle/engagement';
import { type EngagedShip, type Side, scriptedDice } from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { type ActionSpec, startAction } from '../../../src/rules/strategic/action';
import { returnedLevels, takeBack } from '../../../src/rules/strategic/action/takeBack';
import { speedNow, stateOf } from '../../../src/rules/strategic/cards/shipNow';
import { finalPoints } from '../../../src/rules/strategic/common/points';
import { repairsAtEnd } from '../../../src/rules/strategic/harm';
import type { Order } from '../../../src/rules/strategic/model/orders';
import {
  actionIn,
  bothConfirm,
  eventsOf,
  give,
  refusalOf,
  shipOf,
  type TestAction,
} from './actionFixture';
import {
  armed,
  BISMARCK,
  began,
  changed,
  DD_SHEET,
  handedOver,
  recordOf,
  TORPEDOES,
} from './handOverGame';
import { DESTROYER } from './smallGame';

const ENGAGED: EngagedShip = {
  ...{ id: 'a', fate: 'afloat', hullLost: 0, hullBoxes: 11, gunsLost: 0, gunBoxes: 13 },
  ...{ isUnhurt: false, torpedoesUsed: 0, isDeadInWater: false },
};

test('[ST-21.15, ST-21.16, ST-EX35] Bismarck comes back with 5 of 9: the share of the hull counts', () => {
  const play = changed({ damageLevels: 3 }, armed('a', { capacity: 9 }, BISMARCK));
  const levels = returnedLevels(shipOf(play, 'a'), { ...ENGAGED, hullLost: 6, gunsLost: 4 });
  expect(levels).toBe(5);
  shipOf(play, 'a').damageLevels = levels;
  expect(stateOf(shipOf(play, 'a'))).toBe('moderate');
});

test('[ST-21.15, ST-21.16, ST-EX36] the Fletcher comes back Heavy by her guns, or unhurt as she was', () => {
  const play = changed({ damageLevels: 1 }, armed('a', DESTROYER, DD_SHEET));
  const back = { ...ENGAGED, hullLost: 1, hullBoxes: 2, gunsLost: 2, gunBoxes: 2 };
  expect(returnedLevels(shipOf(play, 'a'), back)).toBe(3);
  expect(returnedLevels(shipOf(play, 'a'), { ...back, gunsLost: 0, isUnhurt: true })).toBe(1);
});

test('[ST-21.16] never less than before, and never sunk while afloat', () => {
  const ship = shipOf(changed({ damageLevels: 4 }), 'a');
  expect(returnedLevels(ship, { ...ENGAGED, hullLost: 1 })).toBe(4);
  expect(returnedLevels(ship, { ...ENGAGED, hullLost: 11, gunsLost: 13 })).toBe(5);
  expect(returnedLevels(ship, { ...ENGAGED, gunBoxes: 0, hullLost: 10 })).toBe(5);
  const whole = shipOf(handedOver(), 'a');
  expect(returnedLevels(whole, { ...ENGAGED, gunsLost: 8, gunBoxes: 9 })).toBe(4);
});

/** A play to which a battle has given its ships back. */
function returned(
  engaged: Partial<EngagedShip>,
  more: Partial<TestAction> = {},
  brokeOff: Side | null = null,
) {
  const play = handedOver(more);
  takeBack(play, { ships: [{ ...ENGAGED, ...engaged }], rounds: 2, brokeOff });
  return play;
}

test('[ST-21.14] the battle tells of each ship: boxes with those lost at entry, torpedoes, fate', () => {
  const play = changed({ damageLevels: 3 }, armed('a', {}, { hull: 'NNNN', ...TORPEDOES }));
  const state = began(scenarioOf(recordOf(play)));
  const result = () => resultOf(state).ships.find(({ id }) => id === 'a');
  expect(result()).toEqual({
    ...{ id: 'a', fate: 'afloat', hullLost: 2, hullBoxes: 4, gunsLost: 1, gunBoxes: 4 },
    ...{ isUnhurt: true, torpedoesUsed: 0, isDeadInWater: false },
  });
  const ship = state.ships.a;
  if (!ship) throw new Error('no ship');
  ship.lost.aa = 1;
  ship.launches.push({ round: 1, impulse: 5 });
  Object.assign(ship, { fate: 'scuttled', speed: '0' });
  expect(result()).toMatchObject({
    ...{ fate: 'sunk', isUnhurt: false, torpedoesUsed: 1, isDeadInWater: true },
  });
});

test('[ST-21.14, ST-21.19] a side has broken off when all of it that is afloat has left, the other has not', () => {
  const axis = { X1: [armed('x'), armed('y')] };
  const state = began(scenarioOf(recordOf(handedOver({ axis }))));
  const fate = (id: string, to: 'left' | 'sunk') => {
    const ship = state.ships[id];
    if (ship) ship.fate = to;
    return resultOf(state).brokeOff;
  };
  expect([fate('x', 'left'), fate('y', 'sunk'), fate('a', 'left')]).toEqual([null, 'axis', null]);
});

test('[ST-21.16, ST-21.20] a ship sunk in the battle is sunk, and scores by this system alone', () => {
  const play = returned({ fate: 'sunk' });
  expect(shipOf(play, 'a')).toMatchObject({ fate: 'sunk', damageLevels: 6 });
  expect(play.state.forces.allies.divisions.A1?.status).toBe('gone');
  expect(finalPoints(play.state)).toEqual({ allies: 0, axis: 10 });
});

test('[ST-21.17] dead in the water is Speed 0 until it is repaired like an engine hit', () => {
  const play = returned({ isDeadInWater: true, hullLost: 1 });
  expect(speedNow(shipOf(play, 'a'))).toBe(0);
  repairsAtEnd({ ...play, dice: scriptedDice([2, 4]) });
  expect(speedNow(shipOf(play, 'a'))).toBe(0);
  repairsAtEnd({ ...play, dice: scriptedDice([2, 5]) });
  expect(speedNow(shipOf(play, 'a'))).toBe(6);
});

test('[ST-21.18] each launch of the battle is one of the ship', () => {
  expect(shipOf(returned({ torpedoesUsed: 1 }), 'a').launchesLeft).toBe(1);
});

test('[ST-21.18, ST-17.9] beyond those that are ready launches come from the reload', () => {
  const play = returned(
    { torpedoesUsed: 2 },
    { allies: { A1: [armed('a', { ...DESTROYER, traits: ['O'] })] } },
  );
  expect(shipOf(play, 'a')).toMatchObject({ launchesLeft: 0, hasReloaded: true });
  const once = returned({ torpedoesUsed: 1 }, { allies: { A1: [armed('a', { traits: ['O'] })] } });
  expect(shipOf(once, 'a')).toMatchObject({ launchesLeft: 1, hasReloaded: false });
});

test('[ST-17.9] between two actions oxygen torpedoes are reloaded, once in a game', () => {
  const play = handedOver({
    allies: { A1: [armed('a', { ...DESTROYER, traits: ['O'] }), armed('b')] },
  });
  const ships = [shipOf(play, 'a'), shipOf(play, 'b')];
  const again = (more: object = {}) => {
    for (const ship of ships) ship.launchesLeft = 0;
    const divisions = { allies: ['A1'], axis: ['X1'] };
    startAction({ ...play, dice: scriptedDice([2]) }, { divisions, hex: null, ...more });
    return ships.map(({ launchesLeft }) => launchesLeft);
  };
  const goesOnFrom = { ships: [] } as unknown as NonNullable<ActionSpec['goesOnFrom']>;
  expect(again({ goesOnFrom })).toEqual([0, 0]);
  expect(again()).toEqual([1, 0]);
  expect(again()).toEqual([0, 0]);
  const told = eventsOf(play, 'torpedoesReloaded');
  expect(told.map(({ ship, seenBy }) => [ship, seenBy])).toEqual([['a', ['allies']]]);
});

test('[ST-21.19, ST-15.27] ships that left have broken off, and a whole side is the loser', () => {
  const play = returned({ fate: 'left' }, {}, 'allies');
  expect(actionIn(play)).toMatchObject({
    ...{ brokeOff: ['a'], loser: 'allies', stage: { kind: 'ended' } },
  });
});

test('[ST-21.3, ST-5.9] the owner alone is told the Damage Levels that come back', () => {
  const [told] = eventsOf(returned({ hullLost: 6 }), 'shipReturned');
  expect(told).toMatchObject({ ship: 'a', damageLevels: 4, state: 'moderate', seenBy: ['allies'] });
});

const abandon = (answer: 'yes' | 'no'): Order => ({ kind: 'abandonBattle', answer });

test('[ST-21.21] a battle that both abandon is settled Quick, from the state at the hand-over', () => {
  const play = changed({ damageLevels: 1 });
  give(play, 'allies', abandon('yes'));
  expect(refusalOf(play, 'allies', abandon('yes'))?.code).toBe('not-now');
  expect(actionIn(play).stage.kind).toBe('battle');
  give(play, 'axis', abandon('yes'));
  expect(actionIn(play).stage).toMatchObject({ kind: 'quick', quick: { exchange: 1 } });
  expect(shipOf(play, 'a').damageLevels).toBe(1);
});

test('[ST-21.21] an offer to abandon it may be taken back', () => {
  const play = handedOver();
  give(play, 'allies', abandon('yes'));
  give(play, 'allies', abandon('no'));
  give(play, 'axis', abandon('yes'));
  expect(actionIn(play).stage.kind).toBe('battle');
  expect(refusalOf(play, 'allies', abandon('no'))?.code).toBe('not-now');
});

test('[ST-21.21] the strategic game waits: it has no order but to abandon', () => {
  const play = handedOver();
  const kinds = strategic.legalOrders(play.state, 'axis').map(({ kind }) => kind);
  expect(kinds).toEqual(['abandonBattle']);
  expect(refusalOf(play, 'axis', { kind: 'offerEnd', answer: 'yes' })?.code).toBe('not-now');
  bothConfirm(play);
  expect(actionIn(play).stage.kind).toBe('battle');
});
