import { expect, test } from 'vitest';
import { airToAirModifiers } from '../../../src/rules/strategic/air/fight';
import type { Flight } from '../../../src/rules/strategic/model/airState';
import { sumOfAll } from '../../../src/rules/strategic/rolls/opposedRoll';
import { attackOn, part } from './airGame';
import { CLEAR_DAY, NIGHT, squadron } from './fixture';
import { advancedPlay, aloft, basicPlay, toldOf } from './underway';

const flight = (given: Partial<Flight>): Flight => ({
  ...{ id: 'x-1', side: 'axis', role: 'cap', card: squadron({}).card, steps: 4, lost: 0 },
  ...{ weapon: null, hasAttacked: false, hasBrokenOff: false, isBlind: false, isScrambled: false },
  ...given,
});

const POOR = { isNight: false, isPoor: true };
const radar = squadron({ hasRadar: true }).card;

test.each([
  ['basic', 'a fighter', CLEAR_DAY, {}, 0],
  ['basic', 'a fighter', NIGHT, {}, -2],
  ['basic', 'a fighter', POOR, {}, 0],
  ['basic', 'a radar fighter', NIGHT, { card: radar }, 0],
  ['advanced', 'a fighter', NIGHT, {}, -1],
  ['advanced', 'a fighter', { isNight: true, isPoor: true }, {}, -2],
  ['advanced', 'a radar fighter', { isNight: true, isPoor: true }, { card: radar }, -1],
  [
    ...(['advanced', 'a radar bomber', NIGHT] as const),
    { card: squadron({ type: 'TB', hasRadar: true }).card },
    -1,
  ],
  ['advanced', 'a scrambled fighter', CLEAR_DAY, { isScrambled: true }, -1],
] as const)(
  '[ST-3.6, ST-3.7, ST-3.9, ST-12.11] %s, %s under %j',
  (...[level, , sky, given, expected]) => {
    const { state } = level === 'basic' ? basicPlay([]) : advancedPlay([]);
    expect(sumOfAll(airToAirModifiers(state, { sky }, flight(given)))).toBe(expected);
  },
);

test('[ST-26.5i] a scenario may weaken a side in the air', () => {
  const { state } = basicPlay([], { rules: { allies: {}, axis: { airToAir: -1 } } });
  expect(
    airToAirModifiers(state, { sky: CLEAR_DAY }, flight({})).map(({ value }) => value),
  ).toEqual([-1]);
  expect(airToAirModifiers(state, { sky: CLEAR_DAY }, flight({ side: 'allies' }))).toEqual([]);
});

test('[ST-12.11] a scrambled squadron is known by its flight', () => {
  const play = advancedPlay([1, 6, 1, 6]);
  const { advanced } = play.state.forces.allies;
  if (advanced) advanced.flights['a-f'] = aloft('a-f', { isScrambled: true });
  attackOn(play, { target: null, escort: [part('x-db')], cap: [part('a-f')] });
  const [shot] = toldOf(play, 'axis', 'airShots');
  expect(shot?.modifiers.map(({ code }) => code)).toEqual(['scrambled']);
});
