import { expect, test } from 'vitest';
import type { ShipCard } from '../../../src/rules/strategic/cards';
import { tacticalOdds } from '../../../src/rules/strategic/tactical/explain';
import { knownTo, view } from '../../../src/rules/strategic/view';
import { BATTLESHIP, DESTROYER, scenarioShip } from './smallGame';
import {
  fighting,
  fightOf,
  give,
  hold,
  legalLines,
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

const ORIGIN = { q: 0, r: 0 };
const SIDES = ['allies', 'axis'] as const;

/** One ship a side at the targets of turn 1, by day: the Allied one at the origin, bow north, the other east of her. */
function aiming(
  hexes: number,
  [mine, theirs]: [Partial<ShipCard>, Partial<ShipCard>] = [{}, {}],
  more: Setting = {},
) {
  const state = toStage(
    fighting({
      allies: [scenarioShip('a-one', mine)],
      axis: [scenarioShip('x-one', theirs)],
      dice: [1],
      ...more,
    }),
    'targets',
  );
  put(state, 'a-one', ORIGIN);
  put(state, 'x-one', { q: hexes, r: 0 });
  return state;
}

const modifiersOf = (state: ReturnType<typeof aiming>) =>
  Object.fromEntries(
    (told(fire(state, 'fire a-one main x-one', [1, 6]), 'gunsFired')[0]?.modifiers ?? []).map(
      ({ code, value }) => [code, value],
    ),
  );

/** Everybody holds fire but for one order of the Allies. */
function fire(state: ReturnType<typeof aiming>, line: string, dice: readonly number[]) {
  for (const side of SIDES) hold(state, side);
  give(state, 'allies', [line]);
  return seal(state, dice);
}

const BISMARCK: Partial<ShipCard> = {
  ...{ type: 'BB', size: 'large', speed: 6, capacity: 9, torpedo: null },
  ...{ firePower: { rating: 7, gunClass: 'A' }, secondary: { rating: 2, gunClass: 'D' } },
  ...{ firstDefense: 7, secondDefense: 5 },
};
const HOOD: Partial<ShipCard> = { ...BISMARCK, type: 'BC', speed: 5, traits: ['M'] };

test('[ST-EX26, ST-16.2] Bismarck at Hood, 9 hexes: +2 is 2 DL, Light', () => {
  const state = aiming(9, [BISMARCK, HOOD]);
  const [shot] = told(fire(state, 'fire a-one main x-one', [6, 3]), 'gunsFired');
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
  fire(spared, 'fire a-one main x-one', [6, 1, 6, 1]);
  expect(spared.forces.axis.ships['x-one']).toMatchObject({ fate: 'afloat', damageLevels: 4 });
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
  const events = fire(aiming(9, [BISMARCK, HOOD]), 'fire a-one main x-one', [6, 3]);
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

const TUBES: Partial<ShipCard> = { type: 'DD', torpedo: 4, secondDefense: 4 };

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

test('[ST-5.14] what is ordered of a ship may be ordered anew or taken back', () => {
  const state = aiming(2);
  give(state, 'allies', ['torpedo a-one x-one', 'hold-torpedoes a-one']);
  expect(refusalOf(state, 'allies', 'hold-torpedoes a-one')?.code).toBe('nothing-ordered');
  give(state, 'allies', ['hold-fire a-one main', 'fire a-one main x-one']);
  expect(fightOf(state).tactical.plans.allies).toMatchObject({ holding: [], torpedoes: [] });
  expect(legalLines(state, 'allies', 'holdFire')).toHaveLength(1);
});

/** An airfield on a coast that lies 8 hexes north of the Allied ship, her broadside to it. */
function bombarding(more: Setting = {}, card: Partial<ShipCard> = BISMARCK) {
  const state = toStage(
    fighting({
      ...{ axis: [scenarioShip('x-kongo', card)], allies: [scenarioShip('a-far')] },
      ...{ landUnits: ['a-base'], dice: [1], ...more },
    }),
    'targets',
  );
  place(state);
  return state;
}

function place(state: ReturnType<typeof bombarding>): void {
  put(state, 'x-kongo', { q: 0, r: -4 }, { facing: 3 });
  put(state, 'a-far', { q: 0, r: 60 }, { speed: 0 });
}

const bombard = (state: ReturnType<typeof bombarding>, dice: readonly number[]) => {
  for (const side of SIDES) hold(state, side);
  give(state, 'axis', ['bombard x-kongo main a-base']);
  return told(seal(state, dice), 'landBombarded')[0];
};

test('[ST-EX28, ST-18.2, ST-18.3, ST-18.9] Kongo at an airfield at night, 8 hexes, second turn in a row: +1, 1 DL', () => {
  const state = bombarding({ isNight: true });
  const first = bombard(state, [6, 3]);
  expect(first).toMatchObject({ turnsInARow: 1, firePower: 7, difference: 0, damageLevels: 0 });
  toStage(state, 'targets');
  place(state);
  const second = bombard(state, [6, 3]);
  expect(second).toMatchObject({ turnsInARow: 2, firePower: 8, difference: 1, damageLevels: 1 });
  expect(state.forces.allies.landUnits['a-base']?.damageLevels).toBe(1);
});

test('[ST-EX29, ST-18.4, ST-18.5] the bonus is +1 on turns 2, 3 and 4, and lost by a turn without', () => {
  const state = bombarding();
  const powers: (number | null | undefined)[] = [];
  for (let turn = 1; turn <= 6; turn++) {
    toStage(state, 'targets');
    place(state);
    if (turn === 5) {
      for (const side of SIDES) hold(state, side);
      seal(state);
    } else powers.push(bombard(state, [1, 6])?.firePower);
  }
  expect(powers).toEqual([7, 8, 8, 8, 7]);
});

test('[ST-18.6, ST-18.13] the bonus is an Advanced rule; a bombardment is six turns', () => {
  const state = bombarding({ level: 'basic' });
  const powers: (number | null | undefined)[] = [];
  for (let turn = 1; turn <= 6; turn++) {
    toStage(state, 'targets');
    place(state);
    powers.push(bombard(state, [1, 6])?.firePower);
  }
  expect(powers).toEqual([7, 7, 7, 7, 7, 7]);
  expect(state.action?.stage.kind).toBe('ended');
});

test('[ST-18.6, ST-16.10] the bonus comes to the base, before damage and arc', () => {
  const state = bombarding({}, { ...BISMARCK, firePower: { rating: 5, gunClass: 'A' } });
  bombard(state, [1, 6]);
  toStage(state, 'targets');
  put(state, 'x-kongo', { q: 0, r: -4 }, { facing: 1 });
  Object.assign(state.forces.axis.ships['x-kongo'] as object, { damageLevels: 5 });
  expect(bombard(state, [1, 6])?.firePower).toBe(4);
});

test('[ST-18.7] a secondary battery earns the bonus for itself', () => {
  const state = bombarding();
  put(state, 'x-kongo', { q: 0, r: -9 }, { facing: 3 });
  bombard(state, [1, 6]);
  toStage(state, 'targets');
  put(state, 'x-kongo', { q: 0, r: -9 }, { facing: 3 });
  for (const side of SIDES) hold(state, side);
  give(state, 'axis', ['bombard x-kongo main a-base', 'bombard x-kongo secondary a-base']);
  const shots = told(seal(state, [1, 6, 1, 6]), 'landBombarded');
  expect(shots.map(({ turnsInARow }) => turnsInARow)).toEqual([2, 1]);
});

test('[ST-18.1, ST-18.8] within the range of the bands; each battery fires at ships or at land', () => {
  const state = bombarding();
  expect(refusalOf(state, 'axis', 'bombard x-kongo secondary a-base')).toBeUndefined();
  put(state, 'x-kongo', { q: 0, r: 1 }, { facing: 3 });
  expect(refusalOf(state, 'axis', 'bombard x-kongo secondary a-base')?.rule).toBe('ST-16.3');
  expect(refusalOf(state, 'allies', 'bombard a-far main a-base')?.rule).toBe('ST-18.1');
  put(state, 'a-far', { q: 5, r: 1 });
  give(state, 'axis', ['bombard x-kongo main a-base', 'fire x-kongo main a-far']);
  expect(fightOf(state).tactical.plans.axis).toMatchObject({ bombardment: [] });
});

test('[ST-18.9] gunnery radar lifts neither night nor weather here', () => {
  const state = bombarding({ isNight: true, isPoor: true }, { ...BISMARCK, radar: 3 });
  const codes = bombard(state, [1, 6])?.modifiers?.map(({ code }) => code);
  expect(codes).toEqual(['band-medium', 'night', 'poor-weather']);
});

test('[ST-18.10] an own squadron over the hex is +1 by day', () => {
  const state = bombarding();
  const { advanced } = state.forces.axis;
  const flight = { hex: { q: 1, r: 5 } } as never;
  if (advanced) advanced.flights['x-eye'] = flight;
  expect(bombard(state, [1, 6])?.modifiers).toContainEqual({
    ...{ code: 'air-spotting', value: 1, rule: 'ST-18.10' },
  });
});

test('[ST-18.12] a coast battery answers with its FirePower and class, all round, at ships it sees', () => {
  const state = bombarding({ landUnits: ['a-battery'] });
  for (const side of SIDES) hold(state, side);
  expect(refusalOf(state, 'allies', 'fire a-battery secondary x-kongo')?.rule).toBe('ST-16.1');
  give(state, 'allies', ['fire a-battery main x-kongo']);
  const [shot] = told(seal(state, [1, 6]), 'gunsFired');
  expect(shot).toMatchObject({ ship: 'a-battery', firePower: 3, rangeHexes: 8, band: 'long' });
  Object.assign(state.forces.allies.landUnits['a-battery'] as object, { damageLevels: 4 });
  toStage(state, 'targets');
  place(state);
  expect(refusalOf(state, 'allies', 'fire a-battery main x-kongo')?.rule).toBe('ST-16.1');
});

test('[ST-18.12, ST-5.15] without an order it fires at the nearest visible ship; ships bombard', () => {
  const state = bombarding({ landUnits: ['a-battery'] });
  const events = seal(state, [1, 6, 1, 6, 1, 6]);
  expect(told(events, 'gunsFired')).toMatchObject([{ ship: 'a-battery', target: 'x-kongo' }]);
  expect(told(events, 'landBombarded').map(({ battery }) => battery)).toEqual([
    ...['main', 'secondary'],
  ]);
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
