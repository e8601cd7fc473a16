import { expect, test } from 'vitest';
import { SIDES } from '../../../src/rules/core';
import type { ShipCard } from '../../../src/rules/strategic/cards/cards';
import { scenarioShip } from './smallGame';
import { aiming, BISMARCK, fire, TUBES } from './tacticalAim';
import {
  fighting,
  give,
  hold,
  ORIGIN,
  put,
  refusalOf,
  seal,
  ship,
  told,
  toStage,
} from './tacticalGame';

test('[ST-17.1, ST-17.2, ST-17.3] a torpedo attack that scores does at least the minimum', () => {
  const state = aiming(2, [TUBES, { secondDefense: 5, capacity: 6 }]);
  const [shot] = told(fire(state, 'torpedo a-one x-one', [4, 3]), 'torpedoesFired');
  expect(shot).toMatchObject({ torpedo: 4, difference: 1, damageLevels: 2 });
});

test('[ST-17.4] ordinary torpedoes reach 6 hexes, oxygen torpedoes 12', () => {
  const rule = (hexes: number, card: Partial<ShipCard>) =>
    refusalOf(aiming(hexes, [card, {}]), 'allies', 'torpedo a-one x-one')?.rule;
  expect([rule(6, TUBES), rule(7, TUBES)]).toEqual([undefined, 'ST-17.4']);
  const oxygen: Partial<ShipCard> = { ...TUBES, traits: ['O'] };
  expect([rule(12, oxygen), rule(13, oxygen)]).toEqual([undefined, 'ST-17.4']);
});

const torpedoModifiers = (state: ReturnType<typeof aiming>) =>
  Object.fromEntries(
    (told(fire(state, 'torpedo a-one x-one', [1, 6]), 'torpedoesFired')[0]?.modifiers ?? []).map(
      ({ code, value }) => [code, value],
    ),
  );

test('[ST-17.5, ST-17.6] a stopped target, radar alone, night beyond 2 hexes, Poor Weather', () => {
  const stopped = aiming(3, [TUBES, {}]);
  put(stopped, 'x-one', { q: 3, r: 0 }, { speed: 0 });
  expect(torpedoModifiers(stopped)).toEqual({ distance: -1, 'stopped-target': 2 });
  const sky = { isNight: true, isPoor: true };
  expect(torpedoModifiers(aiming(3, [{ ...TUBES, radar: 2 }, {}], sky))).toEqual({
    ...{ distance: -1, 'by-radar': -1, night: -1, 'poor-weather': -1 },
  });
  expect(torpedoModifiers(aiming(2, [TUBES, {}], sky))).toEqual({
    ...{ distance: 1, 'poor-weather': -1 },
  });
});

test('[ST-17.5, ST-15.10c] a Surprised target in the first turn is +1', () => {
  const state = fighting({
    ...{ allies: [scenarioShip('a-one', TUBES)], axis: [scenarioShip('x-one')] },
    ...{ surprised: ['X1'], dice: [] },
  });
  give(state, 'allies', ['distance 10 3']);
  toStage(state, 'targets');
  put(state, 'a-one', ORIGIN);
  put(state, 'x-one', { q: 2, r: 0 });
  expect(torpedoModifiers(state)).toEqual({ distance: 1, 'surprised-target': 1 });
});

test('[ST-17.7] abeam for ships, within 60 degrees ahead for submarines and PT flotillas', () => {
  const rule = (card: Partial<ShipCard>, hex: { q: number; r: number }) => {
    const state = aiming(2, [card, {}]);
    put(state, 'x-one', hex);
    return refusalOf(state, 'allies', 'torpedo a-one x-one')?.rule;
  };
  const [ahead, beam, quarter] = [
    { q: 0, r: -2 },
    { q: 2, r: -1 },
    { q: 2, r: -2 },
  ] as const;
  expect([ahead, beam, quarter].map((hex) => rule(TUBES, hex))).toEqual([
    ...['ST-17.7', undefined, undefined],
  ]);
  const boats: Partial<ShipCard> = { ...TUBES, type: 'PT' };
  expect([ahead, beam, quarter].map((hex) => rule(boats, hex))).toEqual([
    ...[undefined, 'ST-17.7', undefined],
  ]);
});

test('[ST-17.8] a cruiser has one launch to each side, a destroyer one in all', () => {
  const state = aiming(2);
  expect(state.forces.allies.ships['a-one']?.launchesLeft).toBe(2);
  fire(state, 'torpedo a-one x-one', [1, 6]);
  expect([ship(state, 'a-one').launchedTo, ship(state, 'a-one').launchedOn]).toEqual([
    ...[['starboard'], 1],
  ]);
  toStage(state, 'targets');
  put(state, 'a-one', ORIGIN);
  put(state, 'x-one', { q: 2, r: 0 });
  expect(refusalOf(state, 'allies', 'torpedo a-one x-one')?.code).toBe('torpedo-beam-empty');
  put(state, 'x-one', { q: -2, r: 0 });
  expect(refusalOf(state, 'allies', 'torpedo a-one x-one')).toBeUndefined();
  const single = aiming(2, [TUBES, {}]);
  fire(single, 'torpedo a-one x-one', [1, 6]);
  toStage(single, 'targets');
  put(single, 'x-one', { q: -2, r: 0 });
  put(single, 'a-one', ORIGIN);
  expect(refusalOf(single, 'allies', 'torpedo a-one x-one')?.code).toBe('torpedoes-spent');
});

test('[ST-17.9, ST-17.11] oxygen torpedoes are reloaded once, after three turns without a launch', () => {
  const state = aiming(2, [{ ...TUBES, traits: ['O'] }, {}]);
  fire(state, 'torpedo a-one x-one', [1, 6]);
  const left = () => state.forces.allies.ships['a-one']?.launchesLeft;
  const counts: (number | undefined)[][] = [];
  for (let turn = 2; turn <= 4; turn++) {
    toStage(state, 'targets');
    for (const side of SIDES) hold(state, side);
    const events = seal(state);
    counts.push([left(), told(events, 'torpedoesReloaded').length]);
  }
  expect(counts).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ]);
  expect(state.forces.allies.ships['a-one']?.hasReloaded).toBe(true);
});

test('[ST-17.12] a Heavy ship launches no torpedoes, nor one that gunfire has just made so', () => {
  const state = aiming(2, [TUBES, {}]);
  Object.assign(state.forces.allies.ships['a-one'] as object, { damageLevels: 5 });
  expect(refusalOf(state, 'allies', 'torpedo a-one x-one')?.rule).toBe('ST-17.12');
  const hit = aiming(2, [{ ...TUBES, capacity: 5 }, BISMARCK]);
  for (const side of SIDES) hold(hit, side);
  give(hit, 'allies', ['torpedo a-one x-one']);
  give(hit, 'axis', ['fire x-one main a-one']);
  const events = seal(hit, [5, 5]);
  expect(hit.forces.allies.ships['a-one']?.damageLevels).toBe(4);
  expect(told(events, 'torpedoesFired')).toEqual([]);
});
