import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newLift } from '../../../src/ui/hexmap/lift';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const liftOf = (dataset: DOMStringMap) => newLift({ dataset } as SVGSVGElement);

test('a map is lifted while it moves at one scale, and put down once it rests', () => {
  const dataset: DOMStringMap = {};
  const lift = liftOf(dataset);
  lift.placed(2);
  expect(dataset).toEqual({});
  lift.placed(2);
  expect(dataset).toEqual({ lifted: 'yes' });
  vi.runAllTimers();
  expect(dataset).toEqual({});
});

test('a change of scale puts the map down at once: its picture would not be sharp', () => {
  const dataset: DOMStringMap = {};
  const lift = liftOf(dataset);
  for (const k of [2, 2, 2.5]) lift.placed(k);
  expect(dataset).toEqual({});
  lift.placed(2.5);
  expect(dataset).toEqual({ lifted: 'yes' });
});

test('a map that is taken away is put down, and stays down', () => {
  const dataset: DOMStringMap = {};
  const lift = liftOf(dataset);
  for (const k of [2, 2]) lift.placed(k);
  lift.drop();
  expect(dataset).toEqual({});
  expect(vi.getTimerCount()).toBe(0);
});
