import { describe, expect, test } from 'vitest';
import { latitudeIn, lightOf, sunHeight } from '../../../src/ui/hexmap/light';

describe('the height of the sun', () => {
  test.each([
    {
      what: 'overhead at noon on the equator at the equinox',
      at: 0,
      on: '03-21',
      clock: 12,
      is: 90,
    },
    {
      what: 'overhead at noon on the tropic at midsummer',
      at: 23.44,
      on: '06-21',
      clock: 12,
      is: 90,
    },
    { what: 'on the horizon at six on the equator', at: 0, on: '03-21', clock: 6, is: 0 },
    { what: 'below it at noon in the polar night', at: 72, on: '12-22', clock: 12, is: -5.4 },
    { what: 'above it at midnight in the polar day', at: 72, on: '06-21', clock: 0, is: 5.4 },
    { what: 'high in December in the south', at: -35, on: '12-21', clock: 12, is: 78.4 },
  ])('is $what', ({ at, on, clock, is }) => {
    expect(Math.abs(sunHeight(at, `1942-${on}`, clock) - is)).toBeLessThan(1);
  });

  test('a place names its latitude, or none', () => {
    expect(latitudeIn('West of Iceland, 63° 20′ N, 31° 50′ W')).toBeCloseTo(63.33);
    expect(latitudeIn('near 72° N, 28° E')).toBe(72);
    expect(latitudeIn('8° 30′ S')).toBe(-8.5);
    expect(latitudeIn('South Atlantic')).toBe(0);
  });
});

describe('the light of a battle', () => {
  const summer = { date: '1940-07-09', place: '37° 40′ N' };

  test('is day under a high sun, morning and evening under a low one', () => {
    expect(lightOf('day', { ...summer, time: '12:30' })).toBe('day');
    expect(lightOf('day', { ...summer, time: '05:30' })).toBe('morning');
    expect(lightOf('day', { ...summer, time: '18:30' })).toBe('evening');
  });

  test('is night or twilight where the rules have night, however high the sun', () => {
    expect(lightOf('night', { ...summer, time: '23:30' })).toBe('night');
    expect(lightOf('night', { ...summer, time: '04:20' })).toBe('twilight');
  });

  test('is the hour of the rules where no time is told', () => {
    expect(lightOf('day', summer)).toBe('day');
    expect(lightOf('night', { ...summer, time: 'after dark' })).toBe('night');
  });
});
