import { expect, test } from 'vitest';
import { SIDES } from '../../../src/rules/core';
import type { ShipCard } from '../../../src/rules/strategic/cards/cards';
import { knownTo, view } from '../../../src/rules/strategic/game/view';
import { tacticalOdds } from '../../../src/rules/strategic/tactical/explain';
import { BATTLESHIP, DESTROYER, scenarioShip } from './smallGame';
import { aiming, BISMARCK, fire, TUBES } from './tacticalAim';
import {
  fightOf,
  give,
  hold,
  legalLines,
  ORIGIN,
  put,
  read,
  refusalOf,
  seal,
  told,
  toldTo,
} from './tacticalGame';

const modifiersOf = (state: ReturnType<typeof aiming>) =>
  Object.fromEntries(
    (told(fire(state, 'fire a-one main x-one', [1, 6]), 'gunsFired')[0]?.modifiers ?? []).map(
      ({ code, value }) => [code, value],
    ),
  );

const HOOD: Partial<ShipCard> = { ...BISMARCK, type: 'BC', speed: 5, traits: ['M'] };

test('[ST-EX26, ST-16.2] Bismarck at Hood, 9 hexes: +2 is 2 DL, Light', () => {
  const state = aiming(9, [BISMARCK, HOOD]);
  const [shot] = told(fire(state, 'fire a-one main x-one', [6, 3, 5]), 'gunsFired');
  expect(shot).toMatchObject({ firePower: 7, band: 'medium', difference: 2, damageLevels: 2 });
  expect(state.forces.axis.ships['x-one']?.damageLevels).toBe(2);
});

test('[ST-EX27, ST-4.16] the same with 6 and 1: 4 DL and a critical, the magazine, and trait M blows up', () => {
  const state = aiming(9, [BISMARCK, HOOD]);
  const events = fire(state, 'fire a-one main x-one', [6, 1, 6, 2]);
  expect(told(events, 'gunsFired')[0]).toMatchObject({ difference: 4, damageLevels: 4 });
  expect(state.forces.axis.ships['x-one']?.fate).toBe('sunk');
  expect(told(events, 'tacticalEnded')).toMatchObject([{ why: 'noShipLeft' }]);
  const spared = aiming(9, [BISMARCK, HOOD]);
  fire(spared, 'fire a-one main x-one', [6, 1, 6, 1, 5]);
  expect(spared.forces.axis.ships['x-one']).toMatchObject({ fate: 'afloat', damageLevels: 4 });
});

test('[ST-4.16a] a hit by her main battery on trait M rolls for the magazines, her secondary guns do not', () => {
  const state = aiming(9, [BISMARCK, HOOD]);
  const events = fire(state, 'fire a-one main x-one', [6, 3, 6]);
  expect(told(toldTo(events, 'axis'), 'magazinesShaken')).toMatchObject([{ explodes: true }]);
  expect(told(toldTo(events, 'allies'), 'magazinesShaken')).toEqual([]);
  expect(told(events, 'shipSunk')).toMatchObject([{ ship: 'x-one', cause: 'magazine' }]);
});

test('[ST-15.2] the Basic game has no critical hits', () => {
  const state = aiming(9, [BISMARCK, HOOD], { level: 'basic' });
  fire(state, 'fire a-one main x-one', [6, 1]);
  expect(state.forces.axis.ships['x-one']?.damageLevels).toBe(4);
});

test('[ST-16.1] one attack with each battery, at the same or at different visible ships', () => {
  const state = aiming(5, [BISMARCK, {}], {
    axis: [scenarioShip('x-one'), scenarioShip('x-two')],
  });
  put(state, 'x-two', { q: 5, r: 0 });
  for (const side of SIDES) hold(state, side);
  give(state, 'allies', ['fire a-one main x-one', 'fire a-one secondary x-two']);
  const shots = told(seal(state, [1, 6, 1, 6]), 'gunsFired');
  expect(shots.map(({ battery, target }) => [battery, target])).toEqual([
    ['main', 'x-one'],
    ['secondary', 'x-two'],
  ]);
  expect(refusalOf(aiming(5), 'allies', 'fire a-one secondary x-one')?.rule).toBe('ST-16.1');
});

test('[ST-16.3] beyond the last band of her class a battery cannot fire', () => {
  const range = (hexes: number, card: Partial<ShipCard>) =>
    refusalOf(aiming(hexes, [card, {}]), 'allies', 'fire a-one main x-one')?.rule;
  expect([range(15, {}), range(16, {})]).toEqual([undefined, 'ST-16.3']);
  expect([range(9, DESTROYER), range(10, DESTROYER)]).toEqual([undefined, 'ST-16.3']);
  expect(range(20, BISMARCK)).toBeUndefined();
});

test('[ST-16.4] by the speed at which a target moves, her size and the guns', () => {
  const state = aiming(9, [BISMARCK, DESTROYER]);
  put(state, 'x-one', { q: 9, r: 0 }, { speed: 0 });
  expect(modifiersOf(state)).toEqual({
    'band-medium': -1,
    'small-target': -4,
    'stopped-target': 2,
  });
  const cruiser = aiming(9, [BISMARCK, {}]);
  put(cruiser, 'x-one', { q: 9, r: 0 }, { speed: 5 });
  expect(modifiersOf(cruiser)).toEqual({ 'band-medium': -1, 'fast-target': -2 });
});

test('[ST-16.4] the third ship at one target has -1: by FirePower, then by id', () => {
  const allies = ['a-one', 'a-two', 'a-six'].map((id) => scenarioShip(id));
  const strong = scenarioShip('a-zed', BATTLESHIP);
  const state = aiming(5, [{}, {}], { allies: [...allies, strong] });
  for (const id of ['a-two', 'a-six', 'a-zed']) put(state, id, ORIGIN);
  for (const side of SIDES) hold(state, side);
  const firers = ['a-one', 'a-six', 'a-two', 'a-zed'];
  give(
    state,
    'allies',
    firers.map((id) => `fire ${id} main x-one`),
  );
  const shots = told(seal(state, [1, 6, 1, 6, 1, 6, 1, 6]), 'gunsFired');
  const crowded = shots.filter(({ modifiers }) =>
    modifiers?.some(({ code }) => code === 'concentration'),
  );
  expect(shots.map((it) => it.ship)).toEqual(firers);
  expect(crowded.map((it) => it.ship)).toEqual(['a-six', 'a-two']);
});

test.each([
  ['between', { q: 4, r: 0 }],
  ['at the firer', ORIGIN],
  ['at the target', { q: 9, r: 0 }],
])('[ST-16.4, ST-16.6] smoke %s takes 2', (_, hex) => {
  const state = aiming(9, [BISMARCK, BISMARCK]);
  fightOf(state).tactical.smoke.push({ hex, side: 'axis', until: 9 });
  expect(modifiersOf(state)).toMatchObject({ smoke: -2 });
});

test('[ST-16.6] along a hex side the line is clear if one of the two hexes is', () => {
  const beside = (hexes: { q: number; r: number }[]) => {
    const state = aiming(9, [BISMARCK, BISMARCK]);
    put(state, 'x-one', { q: 2, r: -4 });
    for (const hex of hexes) fightOf(state).tactical.smoke.push({ hex, side: 'axis', until: 9 });
    return modifiersOf(state);
  };
  expect(beside([{ q: 1, r: -1 }])).not.toHaveProperty('smoke');
  expect(
    beside([
      { q: 0, r: -1 },
      { q: 1, r: -1 },
    ]),
  ).toMatchObject({ smoke: -2 });
});

test('[ST-16.4, ST-16.5, ST-3.7] night and weather once, sight by radar alone, the bridge', () => {
  const sky = { isNight: true, isPoor: true };
  const state = aiming(5, [{ ...BISMARCK, radar: 2 }, BISMARCK], sky);
  expect(modifiersOf(state)).toEqual({ 'band-short': 0, 'by-radar': -2 });
  const blind = aiming(2, [BISMARCK, BISMARCK], sky);
  Object.assign(blind.forces.allies.ships['a-one'] as object, { criticals: ['bridge'] });
  expect(modifiersOf(blind)).toEqual({
    ...{ 'band-pointBlank': 2, night: -1, 'poor-weather': -1, 'bridge-hit': -2 },
  });
});

test('[ST-16.7] guns do not fire across land', () => {
  const state = aiming(9);
  fightOf(state).tactical.land = [{ q: 4, r: 0 }];
  expect(refusalOf(state, 'allies', 'fire a-one main x-one')?.rule).toBe('ST-16.7');
  fightOf(state).tactical.land = [{ q: 9, r: 0 }];
  expect(refusalOf(state, 'allies', 'fire a-one main x-one')).toBeUndefined();
});

test.each([
  ['ahead', { q: 0, r: -5 }, 5],
  ['30 degrees off the bow', { q: 2, r: -4 }, 5],
  ['abeam', { q: 5, r: 0 }, 7],
  ['astern', { q: 0, r: 5 }, 5],
  ['in her own hex', ORIGIN, 7],
])('[ST-16.8] FirePower 7 at a target %s', (_, hex, firePower) => {
  const state = aiming(9, [BISMARCK, BISMARCK]);
  put(state, 'x-one', hex);
  const [shot] = told(fire(state, 'fire a-one main x-one', [1, 6]), 'gunsFired');
  expect(shot?.firePower).toBe(firePower);
});

test('[ST-16.9] trait F: full FirePower ahead, none astern', () => {
  const nelson: Partial<ShipCard> = { ...BISMARCK, traits: ['F'] };
  const ahead = aiming(9, [nelson, BISMARCK]);
  put(ahead, 'x-one', { q: 0, r: -5 });
  expect(told(fire(ahead, 'fire a-one main x-one', [1, 6]), 'gunsFired')[0]?.firePower).toBe(7);
  const astern = aiming(9, [nelson, BISMARCK]);
  put(astern, 'x-one', { q: 0, r: 5 });
  expect(refusalOf(astern, 'allies', 'fire a-one main x-one')?.rule).toBe('ST-16.9');
  expect(refusalOf(astern, 'allies', 'fire a-one secondary x-one')).toBeUndefined();
});

test('[ST-16.10] first damage, then arc, then critical hits', () => {
  const state = aiming(9, [BISMARCK, BISMARCK]);
  put(state, 'x-one', { q: 0, r: -5 });
  const mine = { damageLevels: 5, criticals: ['mainBattery'] };
  Object.assign(state.forces.allies.ships['a-one'] as object, mine);
  const [shot] = told(fire(state, 'fire a-one main x-one', [1, 6]), 'gunsFired');
  expect(shot?.firePower).toBe(2);
});

test('[ST-3.5, ST-15.14] gunfire is simultaneous: both sink each other', () => {
  const pair: [Partial<ShipCard>, Partial<ShipCard>] = [DESTROYER, DESTROYER];
  const state = aiming(1, pair);
  const events = seal(state, [6, 1, 6, 1]);
  expect(told(events, 'gunsFired')).toHaveLength(2);
  expect(SIDES.map((side) => Object.values(state.forces[side].ships)[0]?.fate)).toEqual([
    ...['sunk', 'sunk'],
  ]);
});

test('[ST-5.15] a ship without an order fires at the nearest visible enemy, not one that holds fire', () => {
  const state = aiming(9, [BISMARCK, {}], {
    axis: [scenarioShip('x-one'), scenarioShip('x-two')],
  });
  put(state, 'x-two', { q: 6, r: 0 });
  hold(state, 'axis');
  give(state, 'allies', ['hold-fire a-one secondary']);
  const shots = told(seal(state, [1, 6]), 'gunsFired');
  expect(shots).toMatchObject([{ ship: 'a-one', battery: 'main', target: 'x-two' }]);
});

test('[ST-5.10] the owner of the target sees both dice and the DL, the attacker his own die and whether it hit', () => {
  const events = fire(aiming(9, [BISMARCK, HOOD]), 'fire a-one main x-one', [6, 3, 5]);
  const [mine] = told(toldTo(events, 'allies'), 'gunsFired');
  const [theirs] = told(toldTo(events, 'axis'), 'gunsFired');
  const [open] = told(toldTo(events, 'spectator'), 'gunsFired');
  expect(mine).toMatchObject({ isHit: true, difference: null, damageLevels: null });
  expect([mine?.dice.length, theirs?.dice.length, open?.dice.length]).toEqual([1, 2, 1]);
  expect(theirs).toMatchObject({ difference: 2, damageLevels: 2 });
  expect(told(toldTo(events, 'allies'), 'shipHit')).toMatchObject([{ state: 'light' }]);
});

test('[ST-5.17] who does not see the firer is told neither the ship nor the range', () => {
  const state = aiming(8, [{ radar: 2 }, {}], { isNight: true });
  const events = fire(state, 'fire a-one main x-one', [6, 3]);
  const [theirs] = told(toldTo(events, 'axis'), 'gunsFired');
  expect(theirs).toMatchObject({ ship: null, rangeHexes: null, firePower: null, modifiers: [] });
  expect(JSON.stringify(toldTo(events, 'axis'))).not.toContain('a-one');
});

test('[ST-5.14] what is ordered of a ship may be ordered anew or taken back', () => {
  const state = aiming(2);
  give(state, 'allies', ['torpedo a-one x-one', 'hold-torpedoes a-one']);
  expect(refusalOf(state, 'allies', 'hold-torpedoes a-one')?.code).toBe('nothing-ordered');
  give(state, 'allies', ['hold-fire a-one main', 'fire a-one main x-one']);
  expect(fightOf(state).tactical.plans.allies).toMatchObject({ holding: [], torpedoes: [] });
  expect(legalLines(state, 'allies', 'holdFire')).toHaveLength(1);
});

test('[ST-25.1, ST-27.1] explain: exact odds by the very computation that resolves', () => {
  const state = aiming(9, [BISMARCK, HOOD]);
  const odds = tacticalOdds.fireGuns(
    knownTo(state, 'allies'),
    'allies',
    read('fire a-one main x-one') as never,
  );
  expect(odds?.chance).toBeCloseTo(10 / 36, 10);
  expect(odds?.meanDamage).toBeCloseTo(0.56, 2);
  const torpedo = aiming(2, [
    { ...TUBES, torpedo: 5 },
    { secondDefense: 5, capacity: 8 },
  ]);
  const launch = tacticalOdds.fireTorpedoes(
    knownTo(torpedo, 'allies'),
    'allies',
    read('torpedo a-one x-one') as never,
  );
  expect(launch?.chance).toBeCloseTo(21 / 36, 10);
  expect(view(state, 'allies')).toBeDefined();
});
