import { describe, expect, test } from 'vitest';
import { eventsFor, scriptedDice } from '../../../src/rules/core';
import { radarYards } from '../../../src/rules/seekrieg/common/radar';
import { lightOf } from '../../../src/rules/seekrieg/environment/light';
import { openEnvironment } from '../../../src/rules/seekrieg/environment/phase';
import { newWeather } from '../../../src/rules/seekrieg/environment/weather';
import type { PlaceAndTime, Weather } from '../../../src/rules/seekrieg/model/scenario';
import { type Battle, battleOf, eventsOf, logOf, shipIn } from './fleet';
import { at, turn } from './playing';

const facts = (when: Partial<PlaceAndTime>) => ({ ...battleOf({}).state.scenario, ...when });

describe('the light', () => {
  // April 1 at 50 N: sunrise 0539, sunset 1830, twilight 2:07.
  const day = { date: '1941-04-01', latitude: 50 };
  test.each([
    ['0330', 'night'],
    ['0334', 'morning-twilight'],
    ['0538', 'morning-twilight'],
    ['0540', 'day'],
    ['1828', 'day'],
    ['1830', 'evening-twilight'],
    ['2036', 'evening-twilight'],
    ['2038', 'night'],
  ])('[SK-7.21, SK-7.22, SK-7.24] at %s', (clock, light) => {
    const startMinute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2));
    expect(lightOf(facts({ ...day, startMinute }), 1)).toBe(light);
  });

  test('[SK-1.5, SK-7.24] two minutes a turn, past midnight too', () => {
    expect(lightOf(facts({ ...day, startMinute: 6 * 60 + 20 }), 1)).toBe('day');
    expect(lightOf(facts({ ...day, startMinute: 18 * 60 + 20 }), 6)).toBe('evening-twilight');
    expect(lightOf(facts({ ...day, startMinute: 23 * 60 + 58 }), 200)).toBe('day');
  });

  test.each([
    ['1941-06-01', 70, 0, 'day'],
    ['1941-12-01', 70, 720, 'evening-twilight'],
    ['1941-06-01', 50, 0, 'morning-twilight'],
    ['1941-12-01', 70, 0, 'night'],
  ] as const)('[SK-29.4] on %s at %i N, minute %i: %s', (date, latitude, startMinute, light) => {
    expect(lightOf(facts({ date, latitude, startMinute }), 1)).toBe(light);
  });

  test('[SK-5.1, SK-7.24] a change is told to both sides, once', () => {
    const battle = battleOf({ scenario: { ...day, startMinute: 18 * 60 + 28 } });
    turn(battle, 3);
    const told = eventsOf(battle, 'environmentSet').map((it) => [it.turn, it.environment.light]);
    expect(told).toEqual([[2, 'evening-twilight']]);
  });
});

describe('the weather', () => {
  const ROLLED: Weather = {
    ...{ force: 'rolled', windFrom: 'rolled', visibility: 'rolled' },
    ...{ ceiling: 'rolled', moon: 'rolled', area: 1 },
  };
  const weatherOf = (weather: Weather, ...rolls: number[]) => {
    const dice = scriptedDice(rolls);
    const made = newWeather({ ...battleOf({}).state.scenario, date: '1941-11-10', weather }, dice);
    return { ...made.environment, rolls: made.dice.length, left: dice.left() };
  };

  test('[SK-7.3, SK-7.4, SK-7.7, SK-EX1] what a scenario leaves open is rolled', () => {
    expect(weatherOf(ROLLED, 46, 70, 3, 60, 20, 40)).toMatchObject({
      ...{ force: 4, windKnots: 13, windFrom: 3, visibility: 8 },
      ...{ ceiling: 'M', moon: 'half', rolls: 6, left: 0 },
    });
  });

  test('[SK-7.7] what it gives is taken', () => {
    const given = weatherOf({
      ...ROLLED,
      force: 5,
      visibility: 9,
      windFrom: 2,
      ceiling: null,
      moon: 'bright',
    });
    expect(given).toMatchObject({
      force: 5,
      windKnots: 19,
      visibility: 9,
      moon: 'bright',
      rolls: 0,
    });
  });

  test('[SK-27.5] rough weather lowers the visibility roll', () => {
    expect(weatherOf(ROLLED, 95, 60, 1, 60, 90, 90)).toMatchObject({ force: 8, visibility: 7 });
  });
});

describe('radar in bad weather', () => {
  const inForce9 = (): Battle =>
    battleOf({
      allies: { suffolk: { sheet: { dp: 200, radars: ['279', '284'] } }, exeter: {} },
      axis: { spee: { hex: at(20, 0) } },
      weather: { force: 9, visibility: 0 },
    });
  const tried = (on: number, ...rolls: number[]) => {
    const battle = inForce9();
    battle.state.turn = on;
    const dice = scriptedDice(rolls);
    openEnvironment({ state: battle.state, dice, events: battle.events });
    return { battle, left: dice.left() };
  };

  test.each([
    [15, 121],
    [16, 0],
  ])(
    '[SK-7.11, SK-7.12, SK-EX34] 200 DP in Force 9: lost on 01-15 for two hours: %i',
    (die, until) => {
      expect(logOf(tried(61, die).battle, 'suffolk').radarOutUntil).toBe(until);
    },
  );

  test('[SK-7.11] every 60 turns, for ships that have radar', () => {
    for (const on of [1, 2, 60, 62]) expect(tried(on, 1).left).toBe(1);
    for (const on of [61, 121]) expect(tried(on, 1).left).toBe(0);
  });

  test('[SK-7.12] a set that is out sees nothing until the two hours are over', () => {
    const { battle } = tried(61, 1);
    const yards = () => radarYards(battle.state, shipIn(battle, 'suffolk'), shipIn(battle, 'spee'));
    expect(yards()).toBe(0);
    battle.state.turn = 121;
    expect(yards()).toBeGreaterThan(0);
  });

  test('[SK-2.12, SK-5.11] the roll is told to the owner alone', () => {
    const { events } = tried(61, 1).battle;
    expect(eventsFor(events, 'allies').map(({ kind }) => kind)).toEqual(['radarTested']);
    expect(eventsFor(events, 'axis')).toEqual([]);
  });
});
