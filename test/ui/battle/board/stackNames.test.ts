import { expect, test } from 'vitest';
import { placeNames } from '../../../../src/ui/systems/battle/board/counters/stackNames';

const at = (id: string, x: number, y: number, scale = 1) => ({ id, words: 'Nachi', x, y, scale });

test('a name stands below its counter, or where there is room', () => {
  const [alone] = placeNames([at('a', 0, 0)], 12);
  expect(alone).toMatchObject({ id: 'a', words: 'Nachi', x: 0 });
  expect(alone?.y).toBeGreaterThan(20);
  const [upper] = placeNames([at('a', 0, 0), at('b', 0, 50)], 12);
  expect(upper?.y).toBeLessThan(-20);
});

test('two counters in a hex have their names above and below', () => {
  const two = placeNames([at('a', 0, -16, 0.66), at('b', 0, 16, 0.66)], 12);
  expect(two.map(({ y }) => Math.sign(y))).toEqual([-1, 1]);
});

test('no name lies over a counter or another name; one without room is left out', () => {
  const crowd = [-70, 0, 70].flatMap((x) => [-60, 0, 60].map((y) => at(`${x} ${y}`, x, y)));
  const names = placeNames(crowd, 12);
  expect(names.some(({ id }) => id === '0 0')).toBe(false);
  expect(names.length).toBeGreaterThan(0);
});
