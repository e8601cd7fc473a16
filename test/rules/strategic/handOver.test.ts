import { expect, test } from 'vitest';
import {
  type BattleScenario,
  type BattleState,
  battle,
  DEFAULT_OPTIONS,
} from '../../../src/rules/battle';
import { battleHost, resultOf, scenarioOf, sheetOf } from '../../../src/rules/battle/engagement';
import {
  type EngagedShip,
  type Engagement,
  type EngagementShip,
  orderDice,
  type Side,
  scriptedDice,
} from '../../../src/rules/core';
import { strategic } from '../../../src/rules/strategic';
import { type ActionSpec, startAction } from '../../../src/rules/strategic/action';
import { engagementOf } from '../../../src/rules/strategic/action/handOver';
import { returnedLevels, takeBack } from '../../../src/rules/strategic/action/takeBack';
import { finalPoints } from '../../../src/rules/strategic/common/points';
import { repairsAtEnd } from '../../../src/rules/strategic/harm';
import type { Order } from '../../../src/rules/strategic/orders';
import type { Play } from '../../../src/rules/strategic/play';
import { speedNow, stateOf } from '../../../src/rules/strategic/shipNow';
import { scenarioShip as battleShip, type TestShip } from '../battle/fixture';
import {
  actionIn,
  bothConfirm,
  eventsOf,
  give,
  inAction,
  refusalOf,
  shipOf,
  type TestAction,
} from './actionFixture';
import { BATTLESHIP, DESTROYER, scenarioShip, submarine, TRANSPORT } from './smallGame';

/** A ship with both her card and her sheet. */
const armed = (id: string, card = {}, sheet: Partial<TestShip> = {}, more = {}) =>
  scenarioShip(id, card, { sheet: battleShip({ id, ...sheet }).sheet, ...more });

const TORPEDOES = { torpedoes: { factors: 2, kind: 'other' as const } };
const DD_SHEET: Partial<TestShip> = {
  ...{ type: 'DD', speed: '2+', secondary: '', tertiary: 'NN', aa: '', hull: 'NN' },
  ...TORPEDOES,
};
const BISMARCK: Partial<TestShip> = {
  ...{ type: 'BB', primary: 'HHHHHHHH', secondary: 'LL', tertiary: 'NNN' },
  ...{ hull: 'HHHHHHHHHHH', aa: 'NNNNNN' },
};

const BY_BATTLE = { resolution: { usual: 'battle', ordered: true } } as const;

const handedOver = (given: Partial<TestAction> = {}): Play =>
  inAction({
    allies: { A1: [armed('a')] },
    axis: { X1: [armed('x')] },
    dice: [2],
    ...given,
    scenario: { ...BY_BATTLE, ...given.scenario },
  });

const recordOf = ({ state }: Play): Engagement => {
  const engagement = engagementOf(state);
  if (!engagement) throw new Error('nothing is handed over');
  return engagement;
};

const shipsIn = ({ sides }: Engagement, side: Side): EngagementShip[] =>
  sides[side].forces.flatMap(({ ships }) => ships);

/** The battle's ship of a play whose Allied ship is given. */
function entered(play: Play, id = 'a') {
  const scenario = scenarioOf(recordOf(play));
  const ship = scenario.taskForces.flatMap(({ ships }) => ships).find((it) => it.id === id);
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
}

const began = (scenario: BattleScenario): BattleState =>
  battle.newState(scenario, DEFAULT_OPTIONS, orderDice('begin', 0)).state;

/** An action whose Allied ship has been changed before it is handed over. */
function changed(change: Partial<ReturnType<typeof shipOf>>, ship = armed('a')): Play {
  const play = handedOver({ allies: { A1: [ship] } });
  Object.assign(shipOf(play, 'a'), change);
  return play;
}

test('[ST-21.4] surface ships alone are handed over', () => {
  const play = handedOver({ allies: { A1: [armed('a')], AS1: [submarine('boat')] } });
  const boat = play.state.forces.allies.divisions.AS1?.submarine;
  if (boat) boat.isSubmerged = false;
  expect(shipsIn(recordOf(play), 'allies').map(({ id }) => id)).toEqual(['a']);
  expect(actionIn(play).stage).toMatchObject({ kind: 'battle', battle: null });
});

test('[ST-21.4, ST-21.2] without ships that the battle can take the action is Tactical', () => {
  const play = handedOver({ allies: { A1: [scenarioShip('a')] }, dice: [1, 1, 1, 1] });
  expect(eventsOf(play, 'battleHandedOver')).toEqual([]);
  expect(engagementOf(play.state)).toBeUndefined();
});

test('[ST-21.5] each division is a task force, a fifth and any further one join the fourth', () => {
  const axis = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((n) => [`X${n}`, [armed(`x${n}`)]] as const),
  );
  const { taskForces } = scenarioOf(recordOf(handedOver({ axis })));
  expect(
    taskForces.map(({ id, side, ships }) => [side, id, ships.map((ship) => ship.id).join('+')]),
  ).toEqual([
    ['allies', 'A1', 'a'],
    ['axis', 'X1', 'x1'],
    ['axis', 'X2', 'x2'],
    ['axis', 'X3', 'x3'],
    ['axis', 'X4', 'x4+x5+x6'],
  ]);
  expect(began(scenarioOf(recordOf(handedOver({ axis })))).stacks.length).toBeGreaterThan(4);
});

test('[ST-21.6] the record of a fight: when, where, light, weather, options', () => {
  const play = handedOver({ turn: 3, scenario: { ...BY_BATTLE, poor: [{ from: 3, to: 3 }] } });
  expect(recordOf(play)).toMatchObject({
    ...{ id: actionIn(play).id, rounds: 4, date: '1942-06-04', entry: 2, initiative: null },
    ...{ isNight: true, isPoor: true, hasLand: false, options: { fog: true } },
  });
  expect(scenarioOf(recordOf(play))).toMatchObject({ hour: 'night', weather: 'rain', rounds: 4 });
  expect(scenarioOf(recordOf(handedOver()))).toMatchObject({ hour: 'day', weather: 'clear' });
  expect(battleHost.optionsOf(recordOf(play))).toEqual({ ...DEFAULT_OPTIONS, fog: true });
  const named = { resolution: { ...BY_BATTLE.resolution, battleOptions: { facing: true } } };
  const options = battleHost.optionsOf(recordOf(handedOver({ scenario: named })));
  expect(options).toMatchObject({ fog: true, facing: true, nightConfusion: false });
});

test('[ST-21.6, ST-1.8] the Allies come in by the side that is rolled, the Axis opposite', () => {
  const sides = (entry: number) =>
    scenarioOf(recordOf(handedOver({ dice: [entry] }))).taskForces.map((it) => it.entry[0]);
  expect([1, 2, 3, 4, 5, 6].map(sides)).toEqual([
    ...[
      ['N', 'S'],
      ['NE', 'SW'],
      ['SE', 'NW'],
      ['S', 'N'],
      ['SW', 'NE'],
      ['NW', 'SE'],
    ],
  ]);
});

test('[ST-21.6] in a coast hex the north of the board is land, and nobody comes in by it or opposite', () => {
  const play = handedOver({ spec: { isCoastal: true }, dice: [1, 4, 6] });
  const { land, taskForces } = scenarioOf(recordOf(play));
  expect(taskForces.map(({ entry }) => entry[0])).toEqual(['NW', 'SE']);
  expect(land).toHaveLength(10);
  expect(land).toEqual(
    expect.arrayContaining([
      { q: 0, r: -9 },
      { q: 9, r: -9 },
    ]),
  );
  expect(land.every(({ r }) => r === -9)).toBe(true);
  expect(eventsOf(play, 'battleHandedOver')[0]?.dice).toHaveLength(3);
});

test('[ST-21.6, ST-15.10e] the surprising side has the initiative', () => {
  const given: Partial<TestAction> = { level: 'advanced', spec: { surprisedDivisions: ['X1'] } };
  expect(scenarioOf(recordOf(handedOver(given))).initiative).toBe('allies');
  expect(scenarioOf(recordOf(handedOver({ level: 'advanced' }))).initiative).toBeUndefined();
});

test('[ST-21.13] three rounds in the Advanced game, four in the Basic', () => {
  expect(recordOf(handedOver({ level: 'advanced' })).rounds).toBe(3);
  expect(recordOf(handedOver()).rounds).toBe(4);
});

test('[ST-21.7, ST-21.7a, ST-21.12] the ready sheet, with type, radar, magazines and torpedoes of the card', () => {
  const sheetFor = (card: object, sheet: Partial<TestShip> = {}) => {
    const play = handedOver({ allies: { A1: [armed('a', card, sheet)] } });
    const [ship] = shipsIn(recordOf(play), 'allies');
    if (!ship) throw new Error('no ship');
    return sheetOf(ship);
  };
  expect(sheetFor({}, BISMARCK).rows.hull).toHaveLength(11);
  const types = ['FF', 'CO', 'PT', 'TR', 'AO', 'CA'].map((type) => sheetFor({ type }).type);
  expect(types).toEqual(['DE', 'DE', 'TB', 'large-transport', 'large-transport', 'CL']);
  expect(sheetFor({ ...TRANSPORT, size: 'small' }).type).toBe('small-transport');
  expect(sheetFor({ radar: 1 }).traits).toEqual([]);
  expect(sheetFor({ radar: 2 }).traits).toEqual(['searchRadar']);
  expect(sheetFor({ radar: 3, traits: ['M'] }).traits).toEqual([
    ...['searchRadar', 'fireControlRadar', 'weakMagazines'],
  ]);
  expect(sheetFor({}, { traits: ['excellentGunnery', 'unloading'] }).traits).toEqual([
    'excellentGunnery',
  ]);
  expect(sheetFor({ traits: ['O'] }, TORPEDOES).torpedoes?.kind).toBe('long-lance');
  expect(sheetFor({}, TORPEDOES).torpedoes?.kind).toBe('other');
});

test('[ST-21.7b] points, conditions and unloading of a battle are not used', () => {
  const scenario = scenarioOf(recordOf(handedOver()));
  expect([scenario.extraPoints, scenario.victoryRules]).toEqual([{}, undefined]);
});

test('[ST-21.8, ST-EX35] Bismarck with 3 of 9 Damage Levels enters with 3 of 11 hull boxes lost', () => {
  const bismarck = armed('a', { ...BATTLESHIP, capacity: 9 }, BISMARCK);
  expect(entered(changed({ damageLevels: 3 }, bismarck)).lost?.hull).toBe(3);
});

test('[ST-21.8, ST-EX36] a Fletcher with 1 of 4 enters with one of two boxes lost; a ship always keeps one', () => {
  const fletcher = armed('a', DESTROYER, DD_SHEET);
  expect(entered(changed({ damageLevels: 0 }, fletcher)).lost?.hull).toBe(0);
  expect(entered(changed({ damageLevels: 1 }, fletcher)).lost?.hull).toBe(1);
  expect(entered(changed({ damageLevels: 3 }, fletcher)).lost?.hull).toBe(1);
});

test('[ST-21.9] a Moderate ship has lost 36 percent of her guns and AA, a Heavy one 75', () => {
  const guns = (damageLevels: number) => {
    const bismarck = armed('a', { ...BATTLESHIP, capacity: 8 }, BISMARCK);
    const { lost } = entered(changed({ damageLevels }, bismarck));
    return [lost?.primary, lost?.secondary, lost?.tertiary, lost?.aa];
  };
  expect(guns(1)).toEqual([0, 0, 0, 0]);
  expect(guns(4)).toEqual([3, 1, 1, 2]);
  expect(guns(6)).toEqual([6, 2, 2, 5]);
});

test('[ST-21.10, ST-21.18] torpedoes are spent without a launch left or when Heavy; one left of two is no reload', () => {
  const oxygen = armed('a', { traits: ['O'] }, TORPEDOES);
  const launches = (change: object) => {
    const state = began(scenarioOf(recordOf(changed(change, oxygen))));
    return state.ships.a?.launches.length;
  };
  const left = (launchesLeft: number, hasReloaded = true) =>
    launches({ launchesLeft, hasReloaded });
  expect([left(2), left(1), left(0)]).toEqual([0, 1, 2]);
  expect([left(1, false), left(0, false)]).toEqual([0, 0]);
  expect(launches({ launchesLeft: 2, damageLevels: 5 })).toBe(2);
  const plain = changed({ launchesLeft: 1 }, armed('a', {}, TORPEDOES));
  expect(began(scenarioOf(recordOf(plain))).ships.a?.launches).toEqual([]);
});

test('[ST-21.11] speed: half the hull by the battle, a point for engines, dead with Speed 0', () => {
  const speed = (change: object, sheet: Partial<TestShip> = { speed: '2' }) => {
    const play = changed(change, armed('a', { capacity: 6, speed: 6 }, sheet));
    return began(scenarioOf(recordOf(play))).ships.a?.speed;
  };
  expect(speed({})).toBe('2');
  expect(speed({ damageLevels: 2 })).toBe('2');
  expect(speed({ damageLevels: 3 })).toBe('1');
  expect(speed({ criticals: ['engines'] })).toBe('1');
  expect(speed({ damageLevels: 3, criticals: ['engines'] })).toBe('0');
  expect(speed({ isDeadInWater: true })).toBe('0');
});

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
