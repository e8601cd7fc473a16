import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../src/rules/battle';
import { battleHost, scenarioOf, sheetOf } from '../../../src/rules/battle/engagement';
import type { Engagement, EngagementShip, Side } from '../../../src/rules/core';
import { engagementOf } from '../../../src/rules/strategic/action/handOver';
import type { Play } from '../../../src/rules/strategic/model/play';
import type { TestShip } from '../battle/fixture';
import { actionIn, eventsOf, type TestAction } from './actionFixture';
import {
  armed,
  BISMARCK,
  BY_BATTLE,
  began,
  changed,
  DD_SHEET,
  handedOver,
  recordOf,
  TORPEDOES,
} from './handOverGame';
import { BATTLESHIP, DESTROYER, scenarioShip, submarine, TRANSPORT } from './smallGame';

const shipsIn = ({ sides }: Engagement, side: Side): EngagementShip[] =>
  sides[side].forces.flatMap(({ ships }) => ships);

/** The battle's ship of a play whose Allied ship is given. */
function entered(play: Play, id = 'a') {
  const scenario = scenarioOf(recordOf(play));
  const ship = scenario.taskForces.flatMap(({ ships }) => ships).find((it) => it.id === id);
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
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
