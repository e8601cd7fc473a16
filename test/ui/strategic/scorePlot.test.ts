import { expect, test } from 'vitest';
import { fromNothing, scoreMarks } from '../../../src/ui/systems/strategic/report/ScorePlot';

test.each([4, 5, 10, 13, 99, 250])('marks of a score up to %i are whole, even and few', (value) => {
  const marks = scoreMarks(value);
  expect(marks.every(Number.isInteger)).toBe(true);
  expect(marks.length).toBeLessThanOrEqual(6);
  expect(marks.at(-1)).toBeGreaterThanOrEqual(value);
  const [, apart] = marks;
  expect(marks).toEqual(marks.map((_, at) => at * (apart ?? 0)));
});

test('a game of one turn has a line from nothing', () => {
  const point = { turn: 1, points: { allies: 3, axis: 0 } };
  expect(fromNothing([point])).toHaveLength(2);
  expect(fromNothing([{ ...point, turn: 0 }, point])).toHaveLength(2);
});
