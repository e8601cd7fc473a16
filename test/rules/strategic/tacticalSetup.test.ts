import { expect, test } from 'vitest';
import { distance } from '../../../src/hex';
import { view } from '../../../src/rules/strategic/game/view';
import { startHexes } from '../../../src/rules/strategic/tactical/deployment';
import {
  periscopeHexes,
  radarHexes,
  visibilityHexes,
} from '../../../src/rules/strategic/tactical/sight';
import { BATTLESHIP, DESTROYER, scenarioShip } from './smallGame';
import {
  actionOf,
  fighting,
  fightOf,
  give,
  hold,
  legalLines,
  put,
  refusalOf,
  seal,
  ship,
  told,
  toldTo,
  toStage,
} from './tacticalGame';

const allies = [scenarioShip('a-bb', BATTLESHIP), scenarioShip('a-dd', DESTROYER)];
const axis = [scenarioShip('x-ca'), scenarioShip('x-dd', DESTROYER)];
const CLEAR = { isNight: false, isPoor: false };
const POOR = { isNight: false, isPoor: true };
const NIGHT = { isNight: true, isPoor: false };
const FOUL = { isNight: true, isPoor: true };

test('[ST-15.3] visibility: 20 hexes by day, 8 in Poor Weather, 4 at night, 2 in both', () => {
  expect([CLEAR, POOR, NIGHT, FOUL].map(visibilityHexes)).toEqual([20, 8, 4, 2]);
});

test('[ST-15.4] Radar 2 sees to 8 hexes, Radar 3 to 12', () => {
  expect(([0, 1, 2, 3] as const).map(radarHexes)).toEqual([0, 0, 8, 12]);
});

test('[ST-20.16] a submerged submarine sees 6 hexes by day, 3 at night or in Poor Weather', () => {
  expect([CLEAR, POOR, NIGHT, FOUL].map(periscopeHexes)).toEqual([6, 3, 3, 3]);
});

test.each([
  ['by day, capped at 18', {}, 18],
  ['in Poor Weather', { isPoor: true }, 8],
  ['at night', { isNight: true }, 4],
] as const)('[ST-15.7] the start distance %s', (_, sky, hexes) => {
  const { start } = fightOf(fighting({ allies, axis, ...sky })).tactical;
  expect(distance(start.allies, start.axis)).toBe(hexes);
});

test('[ST-15.7] the better sight of the two counts, radar included', () => {
  const seeing = [scenarioShip('x-ca', { radar: 3 })];
  const { start } = fightOf(fighting({ allies, axis: seeing, isNight: true })).tactical;
  expect(distance(start.allies, start.axis)).toBe(12);
});

test('[ST-15.8] 1d6 is the direction from Player One to Player Two', () => {
  const { start } = fightOf(fighting({ allies, axis, dice: [3] })).tactical;
  expect(start).toEqual({ allies: { q: -9, r: 0 }, axis: { q: 9, r: 0 } });
  for (const direction of [1, 2, 3, 4, 5, 6] as const) {
    const both = startHexes(7, direction);
    expect(distance(both.allies, both.axis)).toBe(7);
  }
});

test('[ST-15.9] ships are placed within 3 hexes with any facing and a speed up to their rating', () => {
  const state = fighting({ allies, axis, dice: [3] });
  expect(refusalOf(state, 'allies', 'deploy a-bb -6,0 4 5')).toBeUndefined();
  expect(refusalOf(state, 'allies', 'deploy a-bb -5,0 4 5')?.rule).toBe('ST-15.9');
  expect(refusalOf(state, 'allies', 'deploy a-bb -9,0 7 5')?.rule).toBe('ST-15.9');
  expect(refusalOf(state, 'allies', 'deploy a-bb -9,0 4 6')?.rule).toBe('ST-15.9');
  expect(refusalOf(state, 'allies', 'deploy x-ca 9,0 4 5')?.rule).toBe('ST-25.1');
  give(state, 'allies', ['deploy a-bb -6,0 4 5']);
  expect(ship(state, 'a-bb')).toMatchObject({ hex: { q: -6, r: 0 }, facing: 4, speed: 5 });
});

test('[ST-15.9, ST-5.12] what is placed the enemy does not see, nor afterwards where', () => {
  const state = fighting({ allies, axis, isNight: true });
  const seen = () => view(state, 'axis').action?.stage;
  expect(JSON.stringify(seen())).not.toContain('a-bb');
  const events = seal(state);
  expect(told(toldTo(events, 'axis'), 'shipsPlaced').map(({ side }) => side)).toEqual(['axis']);
});

test('[ST-5.15] who places nothing has a line across the way to the enemy, at the speed of the slowest', () => {
  const state = toStage(fighting({ allies, axis, dice: [1] }), 'plot');
  const [bb, dd] = [ship(state, 'a-bb'), ship(state, 'a-dd')];
  expect([bb.facing, bb.speed, dd.speed]).toEqual([2, 5, 5]);
  expect(distance(bb.hex, dd.hex)).toBe(1);
  expect(distance(bb.hex, fightOf(state).tactical.start.allies)).toBeLessThanOrEqual(3);
});

test('[ST-15.13] ships of several divisions fight together and keep their divisions', () => {
  const state = fighting({ allies, axis, boats: ['a-boat'] });
  expect(fightOf(state).tactical.ships.map(({ id }) => id)).toEqual([
    ...['a-bb', 'a-dd', 'a-boat', 'x-ca', 'x-dd'],
  ]);
  expect(state.forces.allies.ships['a-boat']?.division).toBe('AS1');
});

const caught = () => fighting({ allies, axis, surprised: ['X1'], dice: [] });

test('[ST-15.10d] the surprising side chooses from half its visibility to the whole, and the direction', () => {
  const state = caught();
  expect(fightOf(state).tactical.stage).toEqual({ kind: 'distance', side: 'allies' });
  expect(legalLines(state, 'axis', 'chooseDistance')).toEqual([]);
  expect(legalLines(state, 'allies', 'chooseDistance')).toHaveLength(11 * 6);
  expect(refusalOf(state, 'allies', 'distance 9 2')?.rule).toBe('ST-15.10d');
  expect(refusalOf(state, 'allies', 'distance 21 2')?.rule).toBe('ST-15.10d');
  expect(refusalOf(state, 'allies', 'distance 10 7')?.rule).toBe('ST-15.10d');
  expect(refusalOf(state, 'axis', 'distance 10 2')?.rule).toBe('ST-25.1');
  give(state, 'allies', ['distance 11 2']);
  const { start } = fightOf(state).tactical;
  expect(distance(start.allies, start.axis)).toBe(11);
});

test('[ST-15.10, ST-15.10a] Surprised ships are placed first and openly, on one course, at half speed', () => {
  const state = caught();
  give(state, 'allies', ['distance 10 3']);
  expect(fightOf(state).tactical.stage).toEqual({ kind: 'placement', part: 'surprised' });
  expect(state.confirmed).toEqual({ allies: true, axis: false });
  expect(legalLines(state, 'allies', 'placeShip')).toEqual([]);
  expect(refusalOf(state, 'axis', 'deploy x-ca 5,0 2 4')?.rule).toBe('ST-15.10a');
  expect(refusalOf(state, 'axis', 'deploy x-dd 5,0 2 4')).toBeUndefined();
  give(state, 'axis', ['deploy x-ca 5,0 2 3']);
  expect(ship(state, 'x-dd').facing).toBe(2);
  const events = seal(state);
  expect(told(toldTo(events, 'allies'), 'shipsPlaced')[0]?.placed).toHaveLength(2);
  expect(JSON.stringify(view(state, 'allies').action?.stage)).toContain('x-ca');
  expect(refusalOf(state, 'axis', 'deploy x-ca 5,0 3 3')?.rule).toBe('ST-25.1');
});

test('[ST-15.10b] in the first turn a Surprised ship goes straight ahead at her speed', () => {
  const state = caught();
  give(state, 'allies', ['distance 10 3']);
  give(state, 'axis', ['deploy x-ca 5,0 2 3']);
  toStage(state, 'plot');
  expect(refusalOf(state, 'axis', 'plot x-ca FFF')).toBeUndefined();
  for (const plot of ['FF', 'FFFF', 'PFFF', 'FFFS', '-'])
    expect(refusalOf(state, 'axis', `plot x-ca ${plot}`)?.rule).toBe('ST-15.10b');
  expect(refusalOf(state, 'axis', 'follow x-ca x-dd')?.rule).toBe('ST-15.10b');
  expect(legalLines(state, 'axis', 'plotShip').map((it) => 'path' in it && it.path)).toEqual([
    ...['FFF', 'FFF'],
  ]);
  seal(state);
  expect(ship(state, 'x-ca').hex).toEqual({ q: 8, r: -3 });
});

test('[ST-15.10c] in the first turn a Surprised ship has -2 and launches no torpedoes; the next is as any', () => {
  const state = caught();
  give(state, 'allies', ['distance 10 3']);
  toStage(state, 'targets');
  put(state, 'a-bb', { q: 0, r: 0 });
  put(state, 'x-ca', { q: 3, r: 0 });
  expect(refusalOf(state, 'axis', 'torpedo x-ca a-bb')?.rule).toBe('ST-15.10c');
  hold(state, 'allies');
  hold(state, 'axis');
  give(state, 'axis', ['fire x-ca main a-bb']);
  const [shot] = told(seal(state, [1, 6]), 'gunsFired');
  expect(shot?.modifiers).toContainEqual({ code: 'surprised', value: -2, rule: 'ST-16.4' });
  toStage(state, 'targets');
  put(state, 'x-ca', { q: 3, r: 0 });
  put(state, 'a-bb', { q: 0, r: 0 });
  expect(refusalOf(state, 'axis', 'torpedo x-ca a-bb')).toBeUndefined();
});

test('[ST-15.10e] a Surprised division of a side that is not wholly Surprised bears the penalties alone', () => {
  const state = fighting({ allies, axis, boats: ['x-boat'], surprised: ['X1'], dice: [2] });
  expect(fightOf(state).tactical.stage).toEqual({ kind: 'placement', part: 'surprised' });
  expect(actionOf(state).surprised).toBeNull();
});

test('[ST-15.11, ST-15.12] nobody is Surprised in the Basic game, nor where both are', () => {
  const basic = fighting({ allies, axis, level: 'basic', surprised: ['X1'] });
  const both = fighting({ allies, axis, surprised: ['A1', 'X1'] });
  for (const state of [basic, both])
    expect(fightOf(state).tactical.stage).toEqual({ kind: 'placement', part: 'ships' });
});

test('[ST-20.15] a submerged submarine is placed with the plots of turn 1, 4 to 8 hexes from the enemy, unseen', () => {
  const state = toStage(fighting({ allies, axis, boats: ['x-boat'], dice: [1] }), 'plot');
  const near = ship(state, 'a-bb').hex;
  const around = (hexes: number) => `${near.q + hexes},${near.r}`;
  const places = legalLines(state, 'axis', 'placeShip');
  expect(places.length).toBeGreaterThan(5);
  expect(legalLines(state, 'allies', 'placeShip')).toEqual([]);
  put(state, 'a-dd', near);
  expect(refusalOf(state, 'axis', `deploy x-boat ${around(4)} 1 0`)).toBeUndefined();
  expect(refusalOf(state, 'axis', `deploy x-boat ${around(8)} 1 1`)).toBeUndefined();
  expect(refusalOf(state, 'axis', `deploy x-boat ${around(3)} 1 0`)?.rule).toBe('ST-20.15');
  expect(refusalOf(state, 'axis', `deploy x-boat ${around(9)} 1 0`)?.rule).toBe('ST-20.15');
  expect(refusalOf(state, 'axis', `deploy x-boat ${around(8)} 1 2`)?.rule).toBe('ST-15.9');
  give(state, 'axis', [`deploy x-boat ${around(5)} 4 1`]);
  expect(JSON.stringify(view(state, 'allies').action?.stage)).not.toContain('x-boat');
  seal(state);
  expect(refusalOf(state, 'axis', `deploy x-boat ${around(4)} 1 0`)?.rule).toBe('ST-25.1');
});

test('[ST-20.15, ST-5.20] without an enemy in sight the start hex is what a boat is placed by: nothing is betrayed', () => {
  const state = fighting({ allies, axis, boats: ['x-boat'], isNight: true, dice: [1] });
  toStage(state, 'plot');
  const { start } = fightOf(state).tactical;
  put(state, 'a-bb', { q: 30, r: 0 });
  put(state, 'a-dd', { q: 30, r: 0 });
  const at = { q: start.allies.q + 5, r: start.allies.r };
  expect(refusalOf(state, 'axis', `deploy x-boat ${at.q},${at.r} 1 0`)).toBeUndefined();
});

test('[ST-1.14, ST-15.21] a straight coast lies 12 hexes north of the midpoint and is no water', () => {
  const state = fighting({ allies, axis, landUnits: ['a-battery'], dice: [1] });
  const { tactical } = fightOf(state);
  expect([tactical.coastRow, tactical.landHexes['a-battery']]).toEqual([-12, { q: 0, r: -12 }]);
  expect(refusalOf(state, 'axis', 'deploy x-ca 0,-12 1 3')?.rule).toBe('ST-15.21');
  expect(refusalOf(state, 'axis', 'deploy x-ca 2,-12 1 3')).toBeUndefined();
});

test('[ST-1.14] at sea there is no land, and a scenario may list its own', () => {
  expect(fightOf(fighting({ allies, axis })).tactical.coastRow).toBeNull();
  const tacticalLand = [
    {
      hex: { q: 1, r: 5 },
      land: [
        { q: 0, r: 20 },
        { q: 0, r: -7 },
        { q: 5, r: -7 },
      ],
    },
  ];
  const state = fighting({ allies, axis, landUnits: ['a-base'], scenario: { tacticalLand } });
  const { land, coastRow, landHexes } = fightOf(state).tactical;
  expect([land.length, coastRow, landHexes['a-base']]).toEqual([3, null, { q: 0, r: -7 }]);
});
