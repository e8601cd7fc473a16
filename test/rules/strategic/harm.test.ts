import { expect, test } from 'vitest';
import {
  type Blow,
  hitLandUnit,
  hitShip,
  hitSubmarine,
  loseSteps,
  repairsAtEnd,
  sinkShip,
  squadronsAboard,
} from '../../../src/rules/strategic/harm';
import { shipIn, shipsOf } from '../../../src/rules/strategic/harm/find';
import {
  firePowerNow,
  isDeckClosed,
  speedNow,
  stateOf,
  strategicSpeed,
} from '../../../src/rules/strategic/shipNow';
import { capacityOf } from '../../../src/rules/strategic/shipRatings';
import { ship } from './fixture';
import { advancedPlay, aloft, basicPlay, told, toldOf, type Underway } from './underway';

const blow = (damageLevels: number, dice: [number, number] = [4, 3]): Blow => ({
  ...{ damageLevels, attackerDie: dice[0], defenderDie: dice[1] },
  ...{ cause: 'bombs', rule: 'ST-14.7' },
});

const kinds = (play: Underway, viewer: 'allies' | 'axis' | 'spectator' = 'axis') =>
  told(play, viewer).map(({ kind }) => kind);

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

test('[ST-5.9, ST-5.10, ST-5.24] the owner is told the Damage Levels, the attacker and onlookers the state', () => {
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

test.each([
  [1, 'fire', 3, []],
  [2, 'steering', 2, ['steering']],
  [3, 'bridge', 2, ['bridge']],
  [4, 'engines', 2, ['engines']],
  [5, 'mainBattery', 2, ['mainBattery']],
] as const)('[ST-4.16] a critical of %i: %s', (die, critical, damageLevels, criticals) => {
  const play = advancedPlay([die]);
  hitShip(play, 'x-cruiser-1', blow(2, [6, 1]));
  expect(shipIn(play.state, 'x-cruiser-1')).toMatchObject({ damageLevels, criticals });
  expect(toldOf(play, 'axis', 'shipCritical')[0]).toMatchObject({ critical });
  expect(toldOf(play, 'allies', 'shipCritical')).toEqual([]);
});

test.each([
  [3, [], 'afloat'],
  [4, [], 'sunk'],
  [1, ['M'], 'afloat'],
  [2, ['M'], 'sunk'],
] as const)(
  '[ST-4.16, ST-EX27] a magazine hit, then a %i with traits %j: %s',
  (die, traits, fate) => {
    const play = advancedPlay([6, die]);
    const hood = shipIn(play.state, 'x-battleship');
    hood.card = { ...hood.card, traits };
    hitShip(play, 'x-battleship', blow(4, [6, 1]));
    expect(hood.fate).toBe(fate);
    const sunk = toldOf(play, 'allies', 'shipSunk').map(({ cause }) => cause);
    expect(sunk).toEqual(fate === 'sunk' ? ['magazine'] : []);
  },
);

test('[ST-4.16, ST-4.19] no critical in the Basic game, by other dice, or without damage; none on land units', () => {
  const basic = basicPlay([]);
  hitShip(basic, 'x-cruiser-1', blow(2, [6, 1]));
  const advanced = advancedPlay([]);
  hitShip(advanced, 'x-cruiser-1', blow(2, [6, 2]));
  hitShip(advanced, 'x-cruiser-1', blow(0, [6, 1]));
  hitLandUnit(advanced, 'a-battery', blow(2, [6, 1]));
  expect(kinds(basic)).toEqual(['shipHit']);
  expect(kinds(advanced)).toEqual(['shipHit', 'landUnitHit']);
});

test('[ST-4.16] what critical hits take: speed, turns on the chart, a carrier’s flight deck', () => {
  const hit = (critical: 'steering' | 'engines' | 'mainBattery', given = {}) => ({
    ...ship({ speed: 6, ...given }),
    criticals: [critical],
  });
  expect([speedNow(hit('engines')), speedNow(hit('steering'))]).toEqual([4, 6]);
  expect([strategicSpeed(hit('steering')), strategicSpeed(hit('engines'))]).toEqual([3, 4]);
  expect(speedNow({ ...ship(), isDeadInWater: true })).toBe(0);
  const carrier = hit('mainBattery', { type: 'CV', firePower: { rating: 3, gunClass: 'C' } });
  expect([isDeckClosed(carrier), isDeckClosed(hit('mainBattery'))]).toEqual([true, false]);
  expect(firePowerNow(carrier, 'firePower')?.rating).toBe(3);
  expect(firePowerNow(hit('mainBattery'), 'firePower')?.rating).toBe(2);
});

const depthCharge = (damageLevels: number, dice: [number, number] = [6, 2]): Blow => ({
  ...blow(damageLevels, dice),
  ...{ cause: 'depthCharges', rule: 'ST-19.2' },
});

test.each([
  [4, 'afloat', false],
  [5, 'sunk', true],
] as const)(
  '[ST-19.6, ST-19.8, ST-EX10] a submerged boat becomes Heavy, then a %i: %s',
  (die, fate, isSubmerged) => {
    const play = advancedPlay([die]);
    hitSubmarine(play, 'x-boat', depthCharge(3));
    expect(shipIn(play.state, 'x-boat').fate).toBe(fate);
    expect(play.state.forces.axis.divisions.XS1?.submarine?.isSubmerged).toBe(isSubmerged);
    const [owner, enemy] = (['axis', 'allies'] as const).map(
      (viewer) => toldOf(play, viewer, 'submarineForcedUp')[0],
    );
    expect([owner?.dice.length, enemy?.dice.length]).toEqual([1, 0]);
  },
);

test('[ST-19.7, ST-EX9] four Damage Levels sink an intact boat without a roll, and a Heavy one does not roll again', () => {
  const outright = advancedPlay([]);
  hitSubmarine(outright, 'x-boat', depthCharge(4, [6, 1]));
  expect(toldOf(outright, 'allies', 'shipSunk')[0]?.cause).toBe('depthCharges');
  const twice = advancedPlay([1]);
  const boat = shipIn(twice.state, 'x-boat');
  boat.card = { ...boat.card, capacity: 10 };
  hitSubmarine(twice, 'x-boat', depthCharge(8));
  const { submarine } = twice.state.forces.axis.divisions.XS1 ?? {};
  if (submarine) submarine.isSubmerged = true;
  hitSubmarine(twice, 'x-boat', depthCharge(1));
  expect(twice.dice.left()).toBe(0);
  expect(boat.fate).toBe('afloat');
});

test('[ST-4.19] a submerged boat takes no critical hit, a surfaced one does', () => {
  const submerged = advancedPlay([]);
  hitSubmarine(submerged, 'x-boat', depthCharge(1, [6, 1]));
  expect(kinds(submerged)).toEqual(['shipHit']);
  const surfaced = advancedPlay([2]);
  const { submarine } = surfaced.state.forces.axis.divisions.XS1 ?? {};
  if (submarine) submarine.isSubmerged = false;
  hitSubmarine(surfaced, 'x-boat', depthCharge(3, [6, 1]));
  expect(kinds(surfaced)).toEqual(['shipHit', 'shipCritical']);
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

const repaired = (level: 'basic' | 'advanced', turn: number, dice: number[], harm: object) => {
  const play = level === 'basic' ? basicPlay(dice) : advancedPlay(dice);
  play.state.turn = turn;
  Object.assign(shipIn(play.state, 'x-cruiser-1'), harm);
  repairsAtEnd(play);
  expect(play.dice.left()).toBe(0);
  return { play, cruiser: shipIn(play.state, 'x-cruiser-1') };
};

test('[ST-4.17, ST-4.18, ST-21.17] steering, bridge, engines and a flight deck are repaired on 5 or 6, a main battery never', () => {
  const criticals = ['steering', 'bridge', 'engines', 'mainBattery'];
  const { cruiser, play } = repaired('advanced', 1, [5, 4, 6, 5], {
    ...{ criticals, isDeadInWater: true },
  });
  expect(cruiser.criticals).toEqual(['bridge', 'mainBattery']);
  expect(cruiser.isDeadInWater).toBe(false);
  expect(kinds(play, 'allies')).toEqual([]);
  const deck = advancedPlay([5]);
  shipIn(deck.state, 'x-carrier').criticals = ['mainBattery'];
  repairsAtEnd(deck);
  expect(shipIn(deck.state, 'x-carrier').criticals).toEqual([]);
});

test('[ST-4.20, ST-4.21, ST-4.22] damage control: every Basic turn, every third Advanced one; a Heavy ship may founder', () => {
  const levels = (...given: Parameters<typeof repaired>) => repaired(...given).cruiser.damageLevels;
  expect(levels('basic', 1, [6], { damageLevels: 2 })).toBe(1);
  expect(levels('advanced', 2, [], { damageLevels: 2 })).toBe(2);
  expect(levels('advanced', 3, [6], { damageLevels: 2 })).toBe(1);
  expect(levels('basic', 1, [6], { damageLevels: 1 })).toBe(1);
  expect(levels('basic', 1, [6], { damageLevels: 3, recovered: 2 })).toBe(3);
  expect(levels('basic', 1, [1], { damageLevels: 2 })).toBe(2);
  const { play, cruiser } = repaired('basic', 1, [1], { damageLevels: 5 });
  expect(cruiser.fate).toBe('sunk');
  expect(toldOf(play, 'axis', 'shipSunk')[0]?.cause).toBe('flooding');
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

test('[ST-4.8, ST-4.23] a land unit is mended at damage control unless it was attacked since the last', () => {
  const play = advancedPlay([]);
  const battery = play.state.forces.allies.landUnits['a-battery'];
  hitLandUnit(play, 'a-battery', blow(4));
  play.state.turn = 3;
  repairsAtEnd(play);
  expect(battery?.damageLevels).toBe(4);
  play.state.turn = 6;
  repairsAtEnd(play);
  expect(battery?.damageLevels).toBe(3);
  hitLandUnit(play, 'a-battery', blow(0));
  play.state.turn = 9;
  repairsAtEnd(play);
  expect(battery?.damageLevels).toBe(3);
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
  ['advanced', 3, null],
  ['advanced', 4, null],
  ['basic', 3, 'x-boat'],
  ['basic', 4, 'x-boat'],
] as const)(
  '[ST-5.10b] [ST-11.16] who hunts a submerged boat in the %s game and does %i Damage Levels is told of %s',
  (level, damageLevels, name) => {
    const play = level === 'basic' ? basicPlay([1]) : advancedPlay([1]);
    hitSubmarine(play, 'x-boat', depthCharge(damageLevels, [6, 1]));
    for (const viewer of ['allies', 'spectator'] as const) {
      const hits = told(play, viewer).flatMap((it) => ('ship' in it ? [it.ship] : []));
      expect(hits).toEqual(hits.map(() => name));
      expect(hits.length).toBeGreaterThan(1);
    }
    expect(Object.keys(play.state.known.allies.ships)).toEqual(
      name && damageLevels === 4 ? [name] : [],
    );
    expect(toldOf(play, 'axis', 'shipHit')[0]?.ship).toBe('x-boat');
  },
);

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
