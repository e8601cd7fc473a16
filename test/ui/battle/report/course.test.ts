import { describe, expect, test } from 'vitest';
import type { BattleEvent } from '../../../../src/rules/battle';
import { lossesOf } from '../../../../src/ui/systems/battle/report/losses';
import { coursesOf } from '../../../../src/ui/systems/battle/report/plots/courses';
import {
  sidesKnown,
  strengthOver,
  timeOf,
} from '../../../../src/ui/systems/battle/report/strength';
import { mark, setShip } from '../../../rules/battle/fixture';
import { SAMPLES } from '../eventSamples';
import { strait } from '../position';

const hex = (q: number, r: number) => ({ q, r });
const move = (stack: string, from: [number, number], to: [number, number]): BattleEvent => ({
  ...SAMPLES.stackMoved,
  stack,
  from: hex(...from),
  to: hex(...to),
});
const round = (number: number): BattleEvent => ({ ...SAMPLES.roundBegan, round: number });

describe('courses', () => {
  test('go from hex to hex, with the rounds from the second on', () => {
    const [course, ...rest] = coursesOf([
      round(1),
      move('A1', [0, 0], [1, 0]),
      round(2),
      move('A1', [1, 0], [2, 0]),
    ]);
    expect(rest).toEqual([]);
    expect(course?.pieces).toEqual([[hex(0, 0), hex(1, 0), hex(2, 0)]]);
    expect(course?.rounds).toEqual([{ round: 2, hex: hex(1, 0) }]);
  });

  test('break where a stack was out of sight', () => {
    const [course] = coursesOf([
      move('X1', [0, 0], [1, 0]),
      { ...SAMPLES.sightLost, stacks: ['X1'] },
      round(2),
      move('X1', [4, 0], [5, 0]),
    ]);
    expect(course?.pieces).toEqual([
      [hex(0, 0), hex(1, 0)],
      [hex(4, 0), hex(5, 0)],
    ]);
    expect(course?.rounds).toEqual([]);
  });

  test('of a stack that has left end there', () => {
    const [course] = coursesOf([
      move('A1', [0, 0], [1, 0]),
      { ...SAMPLES.stackLeft, stack: 'A1' },
      round(2),
    ]);
    expect(course?.rounds).toEqual([]);
  });
});

describe('strength over time', () => {
  const hullOf = (state: ReturnType<typeof strait>) => {
    const [point] = strengthOver([{ view: state, events: [SAMPLES.salvoFired] }]);
    return point?.hull;
  };

  test('counts the boxes of ships that have not gone down', () => {
    const state = strait();
    expect(hullOf(state)).toEqual({ allies: 21, axis: 17 });
    mark(state, 'hood', 'hull', 4);
    setShip(state, 'eugen', { fate: 'sunk' });
    expect(hullOf(state)).toEqual({ allies: 17, axis: 11 });
    setShip(state, 'hood', { fate: 'left' });
    expect(hullOf(state)).toEqual({ allies: 17, axis: 11 });
  });

  test('guns are the boxes of the three calibers, a tertiary one on every ship here', () => {
    const state = strait();
    mark(state, 'bismarck', 'secondary', 1);
    const [point] = strengthOver([{ view: state, events: [] }]);
    expect(point?.guns).toEqual({ allies: 15, axis: 15 });
  });

  test('has one point an impulse, of the chapter that was told of it; the start is at 0', () => {
    const at = (roundNumber: number, impulse: number): BattleEvent => ({
      ...SAMPLES.salvoFired,
      round: roundNumber,
      impulse,
    });
    const view = strait();
    const points = strengthOver([
      { view: { ...view, round: 0 }, events: [at(0, 0)] },
      { view, events: [at(1, 4), at(1, 6)] },
      { view, events: [at(1, 4)] },
      { view, events: [at(2, 4)] },
    ]);
    expect(points.map(({ time }) => time)).toEqual([0, 4, 26]);
    expect(timeOf({ round: 2, impulse: 4 })).toBe(26);
  });

  test('[BT-20.10] with hidden forces out only the own side is known all through', () => {
    const state = strait();
    const foggy = { ...state, options: { ...state.options, fog: true } };
    expect(sidesKnown(state, 'allies')).toEqual(['allies', 'axis']);
    expect(sidesKnown(foggy, 'axis')).toEqual(['axis']);
    expect(sidesKnown(foggy, 'spectator')).toEqual([]);
    expect(sidesKnown(foggy, 'all')).toEqual(['allies', 'axis']);
  });
});

test('losses are counted from the start of the battle, with when a ship went down', () => {
  const start = strait();
  mark(start, 'hood', 'hull', 2);
  const end = structuredClone(start);
  mark(end, 'hood', 'hull', 5);
  mark(end, 'eugen', 'secondary', 1);
  setShip(end, 'eugen', { fate: 'sunk' });
  const events: BattleEvent[] = [
    { ...SAMPLES.hitScored, ship: 'hood' },
    { ...SAMPLES.shipSank, ship: 'eugen', round: 2, impulse: 8 },
  ];
  const losses = lossesOf(events, start, end);
  expect(losses.map(({ ship }) => ship)).toEqual(['hood', 'prince', 'bismarck', 'eugen']);
  expect(losses[0]).toMatchObject({ hull: { lost: 3, of: 9 }, hits: 1, lostAt: undefined });
  expect(losses[3]).toMatchObject({
    fate: 'sunk',
    guns: { lost: 1, of: 5 },
    lostAt: { round: 2, impulse: 8 },
  });
});

test('[BT-5.17] a course follows the board, and its ends are named as the board lay then', () => {
  const [course] = coursesOf([
    move('A1', [8, 0], [9, 0]),
    { ...SAMPLES.boardShifted, stack: 'A1', direction: 1 },
    move('A1', [10, 0], [9, 0]),
  ]);
  expect(course?.pieces).toEqual([[hex(8, 0), hex(9, 0), hex(10, 0), hex(9, 0)]]);
  expect(course?.start).toEqual({ hex: hex(8, 0), center: hex(0, 0) });
  expect(course?.end).toEqual({ hex: hex(9, 0), center: hex(1, 0) });
});
