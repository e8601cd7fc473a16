import { expect, test } from 'vitest';
import { SIDES } from '../../../src/rules/core';
import type { ShipCard } from '../../../src/rules/strategic/cards/cards';
import { scenarioShip } from './smallGame';
import { BISMARCK } from './tacticalAim';
import {
  fighting,
  fightOf,
  give,
  hold,
  put,
  refusalOf,
  type Setting,
  seal,
  told,
  toStage,
} from './tacticalGame';

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
