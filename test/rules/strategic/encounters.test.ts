import { expect, test } from 'vitest';
import { resolveEncounters } from '../../../src/rules/strategic/basic/submarines';
import { huntSubmarine, submarineEncounter } from '../../../src/rules/strategic/encounters';
import { shipIn } from '../../../src/rules/strategic/harm/lookUp';
import type { Division } from '../../../src/rules/strategic/model/state';
import { advancedPlay, basicPlay, told, toldOf, type Underway } from './underway';

const BOAT = { submarine: 'XS1', target: 'A1', ship: 'a-carrier' } as const;

const kinds = (play: Underway, viewer: 'allies' | 'axis' | 'spectator') =>
  told(play, viewer).map(({ kind }) => kind);

const boat = (play: Underway): Division => play.state.forces.axis.divisions.XS1 as Division;

const submarineOf = (play: Underway) => {
  const { submarine } = boat(play);
  if (!submarine) throw new Error('a submarine');
  return submarine;
};

// A1 is a fast division (Speed 6): −1 to the approach of a submerged boat; one destroyer with ASW 2.

test('[ST-20.14, ST-20.14d, ST-20.14h, ST-17.10] in position: she attacks the ship that was named, and uses one launch', () => {
  const play = basicPlay([6, 3, 4, 1, 1, 6]);
  submarineEncounter(play, { ...BOAT, ship: 'a-cruiser' });
  expect(toldOf(play, 'axis', 'approachMade')[0]?.approach).toBe('inPosition');
  const [fired] = toldOf(play, 'allies', 'boatFired');
  expect(fired?.modifiers).toEqual([{ code: 'distance', value: 1, rule: 'ST-20.14d' }]);
  expect(shipIn(play.state, 'a-cruiser').damageLevels).toBe(4);
  expect(shipIn(play.state, 'x-boat').launchesLeft).toBe(2);
  expect(play.dice.left()).toBe(0);
});

test('[ST-20.14d] without a ship named, or with one that is gone, she takes the one that is worth most', () => {
  for (const ship of [null, 'a-battleship']) {
    const play = basicPlay([6, 3, 1, 6, 1, 6]);
    submarineEncounter(play, { ...BOAT, ship });
    expect(toldOf(play, 'axis', 'boatFired')[0]?.ship).toBe('a-carrier');
  }
});

test('[ST-20.14d] of a type chosen she takes the ship that is worth most', () => {
  const play = basicPlay([6, 3, 1, 6, 1, 6]);
  const { type } = shipIn(play.state, 'a-dd-1').card;
  submarineEncounter(play, { ...BOAT, ship: type });
  const { ship } = toldOf(play, 'axis', 'boatFired')[0] ?? {};
  expect(shipIn(play.state, ship ?? '').card.type).toBe(type);
  expect(type).not.toBe(shipIn(play.state, 'a-carrier').card.type);
});

test('[ST-20.14e] a long shot: the ship is drawn, at −1', () => {
  const play = basicPlay([5, 4, 2, 3, 3, 1, 6]);
  submarineEncounter(play, BOAT);
  const [fired] = toldOf(play, 'axis', 'boatFired');
  expect(fired).toMatchObject({ ship: 'a-dd-1', isLongShot: true });
  expect(fired?.modifiers.map(({ value }) => value)).toEqual([-1]);
});

test('[ST-20.14f, ST-7.54, ST-8.24, ST-5.22] no attack: the enemy is told nothing at all', () => {
  const play = basicPlay([4, 4]);
  submarineEncounter(play, BOAT);
  expect(kinds(play, 'axis')).toEqual(['approachMade']);
  expect([kinds(play, 'allies'), kinds(play, 'spectator')]).toEqual([[], []]);
  expect(submarineOf(play)).toMatchObject({ isDetected: false, hadEncounter: true });
  expect(shipIn(play.state, 'x-boat').launchesLeft).toBe(3);
});

test('[ST-20.14g, ST-20.14i, ST-20.14k, ST-5.10b] detected before she fires: counter-attack, and she is detected if that finds her', () => {
  const play = basicPlay([1, 6, 4, 4]);
  submarineEncounter(play, BOAT);
  expect(kinds(play, 'allies')).toEqual(['boatAttacked']);
  expect(submarineOf(play).isDetected).toBe(true);
  const missed = basicPlay([1, 6, 1, 6]);
  submarineEncounter(missed, BOAT);
  expect(submarineOf(missed).isDetected).toBe(false);
  expect(toldOf(missed, 'allies', 'boatAttacked')[0]).toMatchObject({
    ...{ submarine: null, isDetected: false, state: null, dice: [], modifiers: [] },
  });
  expect(toldOf(missed, 'axis', 'boatAttacked')[0]?.dice).toHaveLength(2);
});

test('[ST-11.16] in an Advanced game the hunter learns that there is a boat and how she is, not which', () => {
  const play = advancedPlay([1, 6, 4, 4]);
  submarineEncounter(play, BOAT);
  expect(toldOf(play, 'allies', 'boatAttacked')[0]).toMatchObject({
    ...{ submarine: null, isDetected: true, state: 'none' },
  });
});

test('[ST-5.3, ST-5.10, ST-5.24] who is attacked sees both dice and not which boat; her owner his die; spectators neither', () => {
  const play = basicPlay([6, 3, 4, 1, 1, 6]);
  submarineEncounter(play, { ...BOAT, ship: 'a-cruiser' });
  const seen = (viewer: 'allies' | 'axis' | 'spectator') => {
    const [it] = toldOf(play, viewer, 'boatFired');
    return [it?.submarine, it?.dice.length, it?.damageLevels, it?.isHit];
  };
  expect(seen('axis')).toEqual(['XS1', 1, null, true]);
  expect(seen('allies')).toEqual([null, 2, 4, true]);
  expect(seen('spectator')).toEqual([null, 1, null, true]);
});

test('[ST-20.14j] a division without ASW ships makes no counter-attack', () => {
  const play = basicPlay([1, 6]);
  shipIn(play.state, 'a-dd-1').fate = 'sunk';
  submarineEncounter(play, BOAT);
  expect(kinds(play, 'allies')).toEqual([]);
  expect(play.dice.left()).toBe(0);
});

test('[ST-20.14i, ST-19.21] the two best attack one after another; a boat that comes up or sinks is attacked no further', () => {
  const play = basicPlay([6, 1, 1, 6, 6, 3, 2]);
  for (const id of ['a-carrier', 'a-cruiser']) {
    const hunter = shipIn(play.state, id);
    hunter.card = { ...hunter.card, asw: id === 'a-cruiser' ? 2 : 1 };
  }
  submarineEncounter(play, BOAT);
  expect(toldOf(play, 'axis', 'boatAttacked').map(({ by }) => by)).toEqual(['a-cruiser']);
  expect(submarineOf(play).isSubmerged).toBe(false);
  expect(play.dice.left()).toBe(0);
  const both = basicPlay([6, 1, 1, 6, 2, 3, 1, 6]);
  const cruiser = shipIn(both.state, 'a-cruiser');
  cruiser.card = { ...cruiser.card, asw: 3 };
  submarineEncounter(both, BOAT);
  expect(toldOf(both, 'axis', 'boatAttacked').map(({ by }) => by)).toEqual(['a-cruiser', 'a-dd-1']);
});

test('[ST-20.17] one encounter a turn; a Heavy boat or one without torpedoes makes none', () => {
  const none = (change: (play: Underway) => void) => {
    const play = basicPlay([]);
    change(play);
    submarineEncounter(play, BOAT);
    return play.events.length === 0;
  };
  expect(none((play) => Object.assign(submarineOf(play), { hadEncounter: true }))).toBe(true);
  expect(none((play) => Object.assign(shipIn(play.state, 'x-boat'), { damageLevels: 3 }))).toBe(
    true,
  );
  expect(none((play) => Object.assign(shipIn(play.state, 'x-boat'), { launchesLeft: 0 }))).toBe(
    true,
  );
});

test('[ST-5.20, ST-8.26] an order at a division that is gone comes to nothing', () => {
  const play = basicPlay([]);
  const { divisions, ships } = play.state.forces.allies;
  for (const id of divisions.A1?.ships ?? []) if (ships[id]) ships[id].fate = 'sunk';
  submarineEncounter(play, BOAT);
  expect(play.events).toEqual([]);
  expect(submarineOf(play).hadEncounter).toBe(false);
});

test('[ST-3.6, ST-20.8, ST-20.14c, ST-20.14i] a Basic Night Turn: −2 on torpedoes and depth charges, none on the approach', () => {
  const play = basicPlay([6, 3, 1, 6, 1, 6]);
  play.state.turn = 3;
  submarineOf(play).isSubmerged = false;
  submarineEncounter(play, BOAT);
  expect(toldOf(play, 'axis', 'approachMade')[0]?.modifiers.map(({ code }) => code)).toEqual([
    'surfaced-at-night',
  ]);
  expect(toldOf(play, 'axis', 'boatFired')[0]?.modifiers.map(({ value }) => value)).toEqual([
    1, -2,
  ]);
  expect(toldOf(play, 'axis', 'boatAttacked')[0]?.modifiers.map(({ value }) => value)).toEqual([
    -2,
  ]);
});

test.each([
  ['in position by night', [6, 1, 1, 6, 1, 6], 22, false, [1]],
  ['a long shot by night', [3, 4, 0, 1, 6, 1, 6], 22, false, [-1, -1]],
  ['in position in Poor Weather', [6, 1, 1, 6, 1, 6], 6, true, [1, -1]],
] as const)('[ST-3.7, ST-17.5, ST-17.6] Advanced: %s', (...[, dice, firstHour, poor, expected]) => {
  const play = advancedPlay([...dice], { firstHour, poor: poor ? [{ from: 1, to: 9 }] : [] });
  if (firstHour === 22) submarineOf(play).isSubmerged = false;
  submarineEncounter(play, { ...BOAT, target: 'A2', ship: 'a-battleship' });
  expect(toldOf(play, 'axis', 'boatFired')[0]?.modifiers.map(({ value }) => value)).toEqual(
    expected,
  );
});

test('[ST-17.5] a stopped ship is easy to hit', () => {
  const play = basicPlay([6, 3, 1, 6, 1, 6]);
  shipIn(play.state, 'a-carrier').isDeadInWater = true;
  submarineEncounter(play, BOAT);
  expect(toldOf(play, 'axis', 'boatFired')[0]?.modifiers.map(({ value }) => value)).toEqual([1, 2]);
});

test('[ST-20.18, ST-19.11, ST-19.12] a hunt: two attacks on the boat, with night and weather', () => {
  const play = advancedPlay([3, 3, 3, 3], { firstHour: 22, poor: [{ from: 1, to: 9 }] });
  const cruiser = shipIn(play.state, 'a-cruiser');
  cruiser.card = { ...cruiser.card, asw: 1 };
  huntSubmarine(play, { division: 'A1', submarine: 'XS1' });
  const hunts = toldOf(play, 'axis', 'boatAttacked');
  expect(hunts.map(({ by }) => by)).toEqual(['a-dd-1', 'a-cruiser']);
  expect(hunts[0]?.modifiers.map(({ value }) => value)).toEqual([-1, -1]);
});

test('[ST-19.8, ST-19.20, ST-20.13, ST-20.18] one found on the surface dives first; a Heavy one cannot, and is no target of depth charges', () => {
  const play = advancedPlay([1, 6]);
  submarineOf(play).isSubmerged = false;
  huntSubmarine(play, { division: 'A1', submarine: 'XS1' });
  expect(submarineOf(play).isSubmerged).toBe(true);
  const heavy = advancedPlay([]);
  submarineOf(heavy).isSubmerged = false;
  shipIn(heavy.state, 'x-boat').damageLevels = 3;
  huntSubmarine(heavy, { division: 'A1', submarine: 'XS1' });
  expect(heavy.events).toEqual([]);
  const empty = advancedPlay([]);
  Object.assign(submarineOf(empty), { isSubmerged: false, turnsLeft: 0 });
  huntSubmarine(empty, { division: 'A1', submarine: 'XS1' });
  expect(empty.events).toEqual([]);
});

test('[ST-20.14k, ST-5.3] Basic: after the encounter a boat that was found bears a Spotted card', () => {
  const encountered = (dice: number[]) => {
    const play = basicPlay(dice);
    play.state.forces.axis.basic?.submarineAttacks.push({ ...BOAT });
    resolveEncounters(play);
    return { isSpotted: boat(play).isSpotted, told: kinds(play, 'allies') };
  };
  expect(encountered([1, 6, 4, 4])).toEqual({
    ...{ isSpotted: true, told: ['boatAttacked', 'divisionSpotted'] },
  });
  expect(encountered([1, 6, 1, 6])).toEqual({ isSpotted: false, told: ['boatAttacked'] });
});
