import { expect, test } from 'vitest';
import { foresee, newMatch } from '../../../src/rules/core';
import { TOY, toySystem } from '../../game/toySystem';

const view = () =>
  toySystem.view(newMatch(toySystem, TOY, null, 'foresee').state as never, 'allies');
const order = (line: string) => toySystem.parseOrder(line);

test('what comes of an order is told, and what was seen stays as it was', () => {
  const seen = view();
  const before = JSON.stringify(seen);
  const done = foresee(toySystem, seen, 'allies', order('advance 2'));
  expect(done?.view.position.allies).toBe(2);
  expect(done?.events).toMatchObject([{ hexes: 2 }]);
  expect(JSON.stringify(seen)).toBe(before);
});

test.each([
  ['dice', 'scout'],
  ['a new segment', 'done'],
])('nothing is told of %s', (_what, line) => {
  expect(toySystem.refuse(view(), 'allies', order(line) as never)).toBeUndefined();
  expect(foresee(toySystem, view(), 'allies', order(line))).toBeUndefined();
});

test('a fault of the rules is no answer', () => {
  const faulty = {
    ...toySystem,
    apply: () => {
      throw new TypeError('Cannot read properties of undefined');
    },
  };
  expect(() => foresee(faulty, view(), 'allies', order('advance 2'))).toThrow(TypeError);
});

test('nothing is told of what is refused', () => {
  expect(toySystem.refuse(view(), 'axis', order('advance 2') as never)).toBeDefined();
  expect(foresee(toySystem, view(), 'axis', order('advance 2'))).toBeUndefined();
});
