import { expect, test } from 'vitest';
import { stateOf } from '../../../src/rules/strategic/cards/shipNow';
import { capacityOf } from '../../../src/rules/strategic/cards/shipRatings';
import {
  hitLandUnit,
  hitShip,
  loseSteps,
  sinkShip,
  squadronsAboard,
} from '../../../src/rules/strategic/harm';
import { shipIn, shipsOf } from '../../../src/rules/strategic/harm/lookUp';
import { advancedPlay, aloft, basicPlay, blow, kinds, toldOf } from './underway';

test('[ST-4.1, ST-4.5, ST-4.9] Damage Levels add up until the ship is sunk; her defense does not fall', () => {
  const play = basicPlay([]);
  const cruiser = shipIn(play.state, 'x-cruiser-1');
  hitShip(play, 'x-cruiser-1', blow(4));
  expect([cruiser.damageLevels, stateOf(cruiser), cruiser.fate]).toEqual([4, 'moderate', 'afloat']);
  expect(cruiser.card.firstDefense).toBe(3);
  hitShip(play, 'x-cruiser-1', blow(3));
  expect([cruiser.damageLevels, stateOf(cruiser), cruiser.fate]).toEqual([6, 'sunk', 'sunk']);
  expect(shipsOf(play.state, 'X1').map(({ card }) => card.id)).toEqual(['x-carrier', 'x-dd-1']);
  expect(kinds(play)).toEqual(['shipHit', 'shipHit', 'shipSunk']);
  hitShip(play, 'x-cruiser-1', blow(1));
  expect(play.events).toHaveLength(3);
});

test('[ST-4.9, ST-22.8] a carrier takes her squadrons down, not the steps in the air; a division without ships is gone', () => {
  const play = basicPlay([]);
  const force = play.state.forces.axis;
  force.basic?.cap.push({ squadron: 'x-f', steps: 3, over: 'X1' });
  for (const id of ['x-dd-1', 'x-cruiser-1', 'x-carrier']) sinkShip(play, id, 'damage');
  const { 'x-f': fighters, 'x-db': bombers } = force.squadrons;
  expect([fighters?.steps, fighters?.lostForGood]).toEqual([3, 1]);
  expect([bombers?.steps, bombers?.lostForGood]).toEqual([0, 4]);
  expect(force.divisions.X1).toMatchObject({ ships: [], status: 'gone' });
  expect(toldOf(play, 'allies', 'squadronLost')).toEqual([]);
});

test('[ST-5.9, ST-5.10, ST-5.24] the owner is told the Damage Levels, the attacker and spectators the state', () => {
  const play = basicPlay([]);
  hitShip(play, 'x-cruiser-1', blow(3));
  const hits = (['axis', 'allies', 'spectator'] as const).map(
    (viewer) => toldOf(play, viewer, 'shipHit')[0],
  );
  expect(hits.map((it) => it?.damageLevels)).toEqual([3, null, null]);
  expect(hits.map((it) => it?.state)).toEqual(['moderate', 'moderate', 'moderate']);
});

test('[ST-4.13, ST-4.14, ST-4.24, ST-5.10b] an armed carrier: further Damage Levels, then the squadrons against the first', () => {
  const play = basicPlay([4, 2, 3, 3, 2]);
  hitShip(play, 'x-carrier', blow(2));
  const carrier = shipIn(play.state, 'x-carrier');
  expect([carrier.damageLevels, stateOf(carrier)]).toEqual([4, 'moderate']);
  const steps = ['x-db', 'x-f', 'x-tb-1', 'x-tb-2'].map(
    (id) => play.state.forces.axis.squadrons[id]?.steps,
  );
  expect(steps).toEqual([3, 4, 4, 1]);
  expect(kinds(play)).toEqual([
    ...['shipHit', 'armedDeckHit', 'squadronHitAboard', 'squadronLost'],
    ...['squadronHitAboard', 'squadronHitAboard', 'squadronHitAboard', 'squadronLost'],
  ]);
  expect(kinds(play, 'allies')).toEqual(['shipHit']);
  expect(toldOf(play, 'allies', 'shipHit')[0]?.state).toBe('moderate');
  expect(play.dice.left()).toBe(0);
});

test('[ST-4.14] Basic: fighters aboard are no armed squadrons, nor are bombers with a mission, landed or not', () => {
  const play = basicPlay([6]);
  const { basic } = play.state.forces.axis;
  for (const squadron of ['x-db', 'x-tb-1', 'x-tb-2'])
    basic?.search.push({ squadron, steps: squadron === 'x-tb-2' ? 2 : 4 });
  hitShip(play, 'x-carrier', blow(1));
  expect(kinds(play)).toEqual(['shipHit', 'squadronHitAboard']);
  const landed = basicPlay([6, 6, 6, 6]);
  landed.state.forces.axis.basic?.flew.push('x-db', 'x-tb-1', 'x-tb-2');
  landed.state.step = { kind: 'surface', side: 'allies', passed: { allies: false, axis: false } };
  hitShip(landed, 'x-carrier', blow(1));
  expect(kinds(landed)).not.toContain('armedDeckHit');
  expect(landed.dice.left()).toBe(0);
});

test('[ST-4.13] Advanced: ordnance aboard counts, in the air it does not', () => {
  const hit = (given: object) => {
    const play = advancedPlay([1, 6, 6, 6, 6]);
    const { advanced } = play.state.forces.axis;
    if (advanced) advanced.flights['x-f'] = aloft('x-f', { ordnance: 'guns', ...given });
    hitShip(play, 'x-carrier', blow(1));
    return kinds(play).includes('armedDeckHit');
  };
  expect([hit({}), hit({ ordnance: null }), hit({ hex: { q: 9, r: 0 } })]).toEqual([
    ...[true, false, false],
  ]);
});

test('[ST-4.15] the armed deck is rolled for each attack that scores, one after the other', () => {
  const play = basicPlay([1, 6, 6, 6, 6, 2, 6, 6, 6, 6]);
  hitShip(play, 'x-carrier', blow(1));
  expect(shipIn(play.state, 'x-carrier').damageLevels).toBe(2);
  hitShip(play, 'x-carrier', blow(0));
  hitShip(play, 'x-carrier', blow(1));
  expect(shipIn(play.state, 'x-carrier').damageLevels).toBe(4);
  expect(play.dice.left()).toBe(0);
});

test('[ST-4.24] a ship sunk on the way ends the sequence', () => {
  const play = basicPlay([6]);
  hitShip(play, 'x-carrier', blow(4));
  expect(shipIn(play.state, 'x-carrier').fate).toBe('sunk');
  expect(play.dice.left()).toBe(0);
  expect(kinds(play)).not.toContain('squadronHitAboard');
});

test('[ST-4.8, ST-4.11, ST-4.12, ST-5.6, ST-EX33] two Damage Levels on a base, and what stands on it', () => {
  const play = advancedPlay([2, 3, 3]);
  const { squadrons, landUnits } = play.state.forces.allies;
  const fighters = squadrons['a-base-f'];
  if (fighters) squadrons['a-base-z'] = { ...fighters, id: 'a-base-z', isExtra: true };
  hitLandUnit(play, 'a-base', blow(2));
  const steps = ['a-base-f', 'a-base-pa', 'a-base-z'].map((id) => squadrons[id]?.steps);
  expect(steps).toEqual([3, 3, 3]);
  expect(squadrons['a-base-z']?.lostForGood).toBe(1);
  expect(play.state.known.axis.landUnits['a-base']?.state).toBe('light');
  expect(toldOf(play, 'axis', 'landUnitHit')[0]).toMatchObject({
    damageLevels: null,
    state: 'light',
  });
  expect(kinds(play, 'axis')).toEqual(['landUnitHit']);
  hitLandUnit(play, 'a-battery', blow(4));
  hitLandUnit(play, 'a-battery', blow(4));
  expect(landUnits['a-battery']?.damageLevels).toBe(4);
});

test('[ST-2.33, ST-7.22] steps lost in flight may be mended, unless the squadron is destroyed', () => {
  const play = advancedPlay([]);
  const { squadrons, advanced } = play.state.forces.axis;
  if (advanced) advanced.flights['x-db'] = aloft('x-db', { hex: { q: 4, r: 4 } });
  loseSteps(play, 'x-db', 1, 'inFlight');
  expect(squadrons['x-db']).toMatchObject({ steps: 3, lostInFlight: 1, lostForGood: 0 });
  loseSteps(play, 'x-db', 9, 'inFlight');
  expect(squadrons['x-db']).toMatchObject({ steps: 0, lostInFlight: 0, lostForGood: 4 });
  expect(advanced?.flights['x-db']).toBeUndefined();
  expect(kinds(play, 'allies')).toEqual([]);
});

test('[ST-4.9] squadrons in the air do not go down with the carrier', () => {
  const play = advancedPlay([]);
  const { advanced } = play.state.forces.axis;
  if (advanced) advanced.flights['x-db'] = aloft('x-db', { hex: { q: 4, r: 4 } });
  expect(squadronsAboard(play.state, 'axis', 'x-carrier').map(({ id }) => id)).toEqual([
    ...['x-f', 'x-tb-1', 'x-tb-2'],
  ]);
});

test('[ST-5.17, ST-5.23] who does not see a ship is not told that she foundered or was scuttled', () => {
  const play = basicPlay([]);
  sinkShip(play, 'x-cruiser-1', 'scuttled');
  expect(shipIn(play.state, 'x-cruiser-1').fate).toBe('scuttled');
  expect([kinds(play, 'allies'), kinds(play, 'spectator')]).toEqual([[], []]);
  const { source, division } = shipIn(play.state, 'x-dd-1');
  play.state.known.allies.ships['x-dd-1'] = {
    ...{ id: 'x-dd-1', source, division, state: 'heavy', fate: 'afloat' },
  };
  sinkShip(play, 'x-dd-1', 'scuttled');
  expect(kinds(play, 'allies')).toEqual(['shipSunk']);
  expect(play.state.known.allies.ships['x-dd-1']).toMatchObject({
    fate: 'scuttled',
    state: 'sunk',
  });
});

test('[ST-9.5] a lost ship is towed no more, nor tows', () => {
  const play = advancedPlay([]);
  shipIn(play.state, 'x-dd-1').towedBy = 'x-cruiser-1';
  sinkShip(play, 'x-cruiser-1', 'damage');
  expect(shipIn(play.state, 'x-dd-1').towedBy).toBeNull();
});

test('[ST-18.11] shells on a base hit its squadrons as bombs do', () => {
  const play = advancedPlay([1, 6]);
  hitLandUnit(play, 'a-base', { ...blow(1), cause: 'guns', rule: 'ST-18.2' });
  expect(play.state.forces.allies.squadrons['a-base-f']?.steps).toBe(3);
});

test('[ST-16.13, ST-2.13] a flotilla of torpedo boats is one ship; each Damage Level is one of its four boats', () => {
  const play = basicPlay([]);
  const flotilla = shipIn(play.state, 'x-dd-1');
  flotilla.card = { ...flotilla.card, type: 'PT', capacity: capacityOf(200) };
  const states = [1, 2, 3, 4].map(() => {
    hitShip(play, 'x-dd-1', blow(1));
    return stateOf(flotilla);
  });
  expect(states).toEqual(['light', 'moderate', 'heavy', 'sunk']);
});

test.each([
  ['spotted', true],
  ['not', false],
] as const)(
  '[ST-5.17] [ST-5.18] [ST-5.23] Advanced: that a ship is scuttled is seen if her division was spotted in the turn: %s',
  (_, isSpotted) => {
    const play = advancedPlay([]);
    const { state } = play;
    Object.assign(state.forces.allies.divisions.A1 ?? {}, { isSpotted });
    sinkShip(play, 'a-cruiser', 'scuttled');
    expect(toldOf(play, 'axis', 'shipSunk').map(({ ship }) => ship)).toEqual(
      isSpotted ? ['a-cruiser'] : [],
    );
    expect(Object.keys(state.known.axis.ships)).toEqual(isSpotted ? ['a-cruiser'] : []);
    expect(toldOf(play, 'allies', 'shipSunk')).toMatchObject([
      { seenBy: 'all', ship: 'a-cruiser' },
    ]);
  },
);
