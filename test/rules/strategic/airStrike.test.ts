import { expect, test } from 'vitest';
import { stateOf } from '../../../src/rules/strategic/cards/shipNow';
import { shipIn } from '../../../src/rules/strategic/harm/lookUp';
import { airAttackModifiers } from '../../../src/rules/strategic/rolls/airAttack';
import { sumOfAll } from '../../../src/rules/strategic/rolls/opposedRoll';
import {
  attackOn,
  bombs,
  confirm,
  give,
  legal,
  NO_FLAK,
  part,
  recard,
  refused,
  torpedoes,
} from './airGame';
import { CLEAR_DAY, ship } from './fixture';
import { smallAdvanced, smallBasic } from './smallGame';
import { advancedPlay, aloft, basicPlay, told, toldOf, type Underway } from './underway';

const dice = (play: Underway, kind: 'flakFired' | 'shipBombed') =>
  toldOf(play, 'allies', kind).map((it) => it.dice.flatMap(({ values }) => values));

test('[ST-7.15, ST-7.18, ST-14.1, ST-14.3, ST-14.6, ST-4.13, ST-EX31] twelve Dauntless at Akagi, decks full', () => {
  const play = basicPlay([3, 4, 5, 1, 5, 2, 4, 6, 6, 6, 6]);
  const akagi = shipIn(play.state, 'x-carrier');
  akagi.card = { ...akagi.card, capacity: 8, firstDefense: 4, areaAa: 2, lightAa: 2 };
  attackOn(play, { attacker: 'allies', target: { division: 'X1' }, strike: [bombs('a-db-1')] });
  give(play, 'allies', { kind: 'strikeShip', flight: 'a-1', ship: 'x-carrier' });
  expect([akagi.damageLevels, stateOf(akagi)]).toEqual([5, 'moderate']);
  expect(play.state.forces.allies.squadrons['a-db-1']?.steps).toBe(2);
  expect(play.dice.left()).toBe(0);
  expect(
    told(play, 'axis')
      .map(({ kind }) => kind)
      .slice(0, 5),
  ).toEqual([...['airAttackBegan', 'flakFired', 'flakFired', 'shipBombed', 'shipHit']]);
});

test('[ST-14.8, ST-14.9, ST-EX32] twelve Kates at a destroyer', () => {
  const play = basicPlay([...NO_FLAK, 4, 4]);
  recard(play, 'x-tb-1', { airTorpedo: 7 });
  attackOn(play, { strike: [torpedoes('x-tb-1')] });
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-dd-1' });
  expect(shipIn(play.state, 'a-dd-1').damageLevels).toBe(3);
  expect(stateOf(shipIn(play.state, 'a-dd-1'))).toBe('heavy');
});

test('[ST-7.16, ST-7.17, ST-14.14] squadron by squadron the attacker names a ship, and sees what those before have done', () => {
  const play = basicPlay([...NO_FLAK, 6, 3, ...NO_FLAK, 1, 6]);
  attackOn(play, { strike: [bombs('x-db'), torpedoes('x-tb-1')] });
  expect(legal(play, 'allies')).toEqual([]);
  expect(legal(play, 'axis')).toHaveLength(2 * 3);
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-2', ship: 'a-cruiser' });
  expect(play.state.air?.ships.find(({ id }) => id === 'a-cruiser')?.state).toBe('moderate');
  expect(refused(play, 'axis', { kind: 'strikeShip', flight: 'x-2', ship: 'a-cruiser' })).toBe(
    'no-such-flight',
  );
  expect(refused(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-battleship' })).toBe(
    'not-attacked',
  );
  expect(refused(play, 'allies', { kind: 'strikeShip', flight: 'x-1', ship: 'a-cruiser' })).toBe(
    'not-now',
  );
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-cruiser' });
  expect(play.state.air).toBeNull();
});

test('[ST-14.15] a squadron whose target has been sunk takes another ship; with one left it goes on by itself', () => {
  const play = basicPlay([...NO_FLAK, 6, 1, ...NO_FLAK, 6, 1, ...NO_FLAK, 1, 6]);
  const { divisions } = play.state.forces.allies;
  if (divisions.A1) divisions.A1.ships = ['a-dd-1', 'a-cruiser'];
  shipIn(play.state, 'a-cruiser').card = { ...shipIn(play.state, 'a-cruiser').card, capacity: 9 };
  attackOn(play, { strike: [torpedoes('x-tb-1'), torpedoes('x-tb-2', 2), bombs('x-db')] });
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-dd-1' });
  expect(shipIn(play.state, 'a-dd-1').fate).toBe('sunk');
  expect(play.state.air).toBeNull();
  expect(toldOf(play, 'axis', 'shipBombed').map((it) => it.ship)).toEqual([
    ...['a-dd-1', 'a-cruiser', 'a-cruiser'],
  ]);
});

test('[ST-14.6] a squadron shot down by flak makes no attack, and Light AA fires only at what is left', () => {
  const play = basicPlay([6, 1, 6, 1]);
  for (const id of ['a-cruiser', 'a-carrier', 'a-dd-1']) {
    const target = shipIn(play.state, id);
    target.card = { ...target.card, areaAa: 3, lightAa: 3 };
  }
  attackOn(play, { strike: [torpedoes('x-tb-2', 2), torpedoes('x-tb-1', 2)] });
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-carrier' });
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-2', ship: 'a-carrier' });
  expect(toldOf(play, 'axis', 'flakFired').map(({ guns, stepsLost }) => [guns, stepsLost])).toEqual(
    [
      ['area', 2],
      ['area', 2],
    ],
  );
  expect(play.state.forces.axis.squadrons['x-tb-2']).toMatchObject({ steps: 0, lostForGood: 2 });
});

test('[ST-5.10, ST-5.10a, ST-5.24] of flak both see all; of an attack the attacker sees his die, the owner both', () => {
  const play = basicPlay([...NO_FLAK, 6, 3]);
  attackOn(play, { strike: [torpedoes('x-tb-1')] });
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-cruiser' });
  expect(dice(play, 'flakFired')).toEqual([
    [1, 6],
    [1, 6],
  ]);
  const seen = (viewer: 'allies' | 'axis' | 'spectator') => {
    const [it] = toldOf(play, viewer, 'shipBombed');
    return [it?.dice.flatMap(({ values }) => values), it?.damageLevels, it?.isHit];
  };
  expect(seen('allies')).toEqual([[6, 3], 4, true]);
  expect(seen('axis')).toEqual([[6], null, true]);
  expect(seen('spectator')).toEqual([[6], null, true]);
});

test('[ST-3.6, ST-14.10] a Basic Night Turn takes two from flak and from the attack; Poor Weather nothing', () => {
  const sums = (turn: number, poor: boolean) => {
    const play = basicPlay([...NO_FLAK, 1, 6], { poor: poor ? [{ from: 1, to: 9 }] : [] });
    play.state.turn = turn;
    attackOn(play, { strike: [torpedoes('x-tb-1')] });
    give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-cruiser' });
    const rolls = [...toldOf(play, 'allies', 'flakFired'), ...toldOf(play, 'allies', 'shipBombed')];
    return rolls.map(({ modifiers }) => sumOfAll(modifiers));
  };
  expect(sums(1, false)).toEqual([0, 0, 0]);
  expect(sums(3, false)).toEqual([-2, -2, -2]);
  expect(sums(1, true)).toEqual([0, 0, 0]);
});

test('[ST-3.7, ST-14.10] in the Advanced game night and Poor Weather take one each', () => {
  const sums = (firstHour: number, poor: boolean) => {
    const play = advancedPlay([...NO_FLAK, 1, 6], {
      ...{ firstHour, poor: poor ? [{ from: 1, to: 9 }] : [] },
    });
    attackOn(play, { strike: [torpedoes('x-tb-1')], hex: { q: 1, r: 4 } });
    give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-cruiser' });
    const rolls = [...toldOf(play, 'allies', 'flakFired'), ...toldOf(play, 'allies', 'shipBombed')];
    return rolls.map(({ modifiers }) => sumOfAll(modifiers));
  };
  expect(sums(6, false)).toEqual([0, 0, 0]);
  expect(sums(22, false)).toEqual([-1, -1, -1]);
  expect(sums(22, true)).toEqual([-2, -2, -2]);
});

test('[ST-14.10] ships in the hex of a Port of their own lie in port', () => {
  const { landUnits } = smallAdvanced();
  const [base] = landUnits;
  const port = { ...base, id: 'a-port', kind: 'port' as const, place: { hex: { q: 1, r: 4 } } };
  const modifiers = (hex: { q: number; r: number }, isCaptured = false) => {
    const play = advancedPlay([...NO_FLAK, 1, 6], { landUnits: [...landUnits, port as never] });
    Object.assign(play.state.forces.allies.landUnits['a-port'] ?? {}, { isCaptured });
    attackOn(play, { strike: [torpedoes('x-tb-1')], hex });
    give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-cruiser' });
    return toldOf(play, 'allies', 'shipBombed')[0]?.modifiers.map(({ value }) => value);
  };
  expect(modifiers({ q: 1, r: 4 })).toEqual([2]);
  expect(modifiers({ q: 2, r: 3 })).toEqual([]);
  expect(modifiers({ q: 1, r: 4 }, true)).toEqual([]);
});

test('[ST-14.12] masthead bombing: a Glide method has no Level penalty', () => {
  const sum = (method: 'glide' | 'level') =>
    sumOfAll(airAttackModifiers('bombs', method, { ship: ship(), isInPort: false }, CLEAR_DAY));
  expect([sum('glide'), sum('level')]).toEqual([0, -4]);
});

test('[ST-4.16, ST-14.2] a hit bridge takes two from a ship’s flak', () => {
  const play = basicPlay([...NO_FLAK, 1, 6]);
  for (const id of ['a-cruiser', 'a-carrier', 'a-dd-1'])
    shipIn(play.state, id).criticals = ['bridge'];
  attackOn(play, { strike: [torpedoes('x-tb-1')] });
  expect(shipIn(play.state, 'a-cruiser').card.areaAa).toBe(1);
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-cruiser' });
  expect(play.dice.left()).toBe(0);
});

test('[ST-14.4, ST-14.10, ST-2.46] land units: the best Area AA of the place, the target’s own Light AA, +2 for bombs', () => {
  const play = basicPlay([5, 5, 6, 6, 3, 1]);
  attackOn(play, { target: { landUnits: ['a-battery'] }, strike: [bombs('x-db')] });
  expect(play.state.air).toBeNull();
  const flak = toldOf(play, 'axis', 'flakFired');
  expect(flak.map(({ guns, by }) => [guns, by])).toEqual([
    ['area', null],
    ['light', 'a-battery'],
  ]);
  const [hit] = toldOf(play, 'allies', 'landUnitBombed');
  expect([hit?.damageLevels, sumOfAll(hit?.modifiers ?? [])]).toEqual([3, 2]);
  expect(toldOf(play, 'axis', 'landUnitBombed')[0]?.damageLevels).toBeNull();
  expect(play.state.known.axis.landUnits['a-battery']?.state).toBe('heavy');
});

test('[ST-14.4, ST-18.15] guns that are captured do not fire for their side', () => {
  const play = basicPlay([1, 6, 1, 6]);
  Object.assign(play.state.forces.allies.landUnits['a-base'] ?? {}, { isCaptured: true });
  attackOn(play, { target: { landUnits: ['a-battery'] }, strike: [bombs('x-db')] });
  expect(toldOf(play, 'axis', 'flakFired').map(({ guns }) => guns)).toEqual(['light']);
});

test('[ST-14.4] a land unit out of action does not fire; several are chosen from', () => {
  const play = basicPlay([1, 6, 1, 6, 1, 6]);
  const { landUnits } = play.state.forces.allies;
  if (landUnits['a-base']) landUnits['a-base'].damageLevels = 12;
  attackOn(play, {
    target: { landUnits: ['a-base', 'a-garrison'] },
    strike: [bombs('x-db'), bombs('x-tb-1'), torpedoes('x-tb-2', 2)],
  });
  expect(legal(play, 'axis')).toHaveLength(2 * 2);
  expect(refused(play, 'axis', { kind: 'strikeLand', flight: 'x-3', landUnit: 'a-base' })).toBe(
    'no-such-flight',
  );
  expect(refused(play, 'axis', { kind: 'strikeLand', flight: 'x-1', landUnit: 'a-battery' })).toBe(
    'not-attacked',
  );
  give(play, 'axis', { kind: 'strikeLand', flight: 'x-1', landUnit: 'a-base' });
  expect(toldOf(play, 'axis', 'flakFired')).toEqual([]);
  give(play, 'axis', { kind: 'strikeLand', flight: 'x-2', landUnit: 'a-garrison' });
  expect(toldOf(play, 'axis', 'flakFired').map(({ guns }) => guns)).toEqual(['light']);
  expect(play.state.air).toBeNull();
});

test('[ST-12.14, ST-8.26] a load is spent by the attack, and kept by who found nothing to attack', () => {
  const play = advancedPlay([...NO_FLAK, 1, 6]);
  const { advanced } = play.state.forces.axis;
  if (!advanced) throw new Error('an Advanced game');
  const hex = { q: 1, r: 4 };
  advanced.flights['x-tb-1'] = aloft('x-tb-1', { ordnance: 'torpedoes', hex });
  attackOn(play, { strike: [torpedoes('x-tb-1')], hex });
  give(play, 'axis', { kind: 'strikeShip', flight: 'x-1', ship: 'a-cruiser' });
  expect(advanced.flights['x-tb-1']).toMatchObject({ ordnance: null, hasAttacked: true });
  advanced.flights['x-db'] = aloft('x-db', { ordnance: 'bombs', hex });
  const { divisions, ships } = play.state.forces.allies;
  for (const id of divisions.A1?.ships ?? []) if (ships[id]) ships[id].fate = 'sunk';
  attackOn(play, { strike: [bombs('x-db')], hex });
  expect(play.state.air).toBeNull();
  expect(advanced.flights['x-db']).toMatchObject({ ordnance: 'bombs', hasAttacked: false });
});

test('[ST-13.5, ST-12.14] fighters that dropped their bombs are left with their guns', () => {
  const play = advancedPlay([1, 6, 1, 6]);
  const { advanced } = play.state.forces.axis;
  if (advanced) advanced.flights['x-f'] = aloft('x-f', { ordnance: 'bombs', hex: { q: 1, r: 4 } });
  recard(play, 'x-f', { bombs: { rating: 3, method: 'level' } });
  attackOn(play, { strike: [bombs('x-f')], cap: [part('a-f')], hex: { q: 1, r: 4 } });
  confirm(play);
  give(play, 'axis', { kind: 'dropBombs', flight: 'x-1' });
  confirm(play);
  expect(advanced?.flights['x-f']).toMatchObject({ ordnance: 'guns', hasAttacked: false });
});

test('[ST-4.11, ST-4.24] a bombed airbase: its squadrons are rolled for after the attack', () => {
  const play = basicPlay([1, 6, 1, 6, 6, 5, 1, 6], smallBasic());
  attackOn(play, { target: { landUnits: ['a-base'] }, strike: [bombs('x-db')] });
  const { squadrons } = play.state.forces.allies;
  expect([squadrons['a-base-f']?.steps, squadrons['a-base-pa']?.steps]).toEqual([3, 3]);
  expect(toldOf(play, 'axis', 'squadronHitAboard')).toEqual([]);
});
