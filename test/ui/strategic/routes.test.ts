import { expect, test } from 'vitest';
import { strategic } from '../../../src/rules/strategic';
import { commandOf } from '../../../src/ui/hexmap/commands';
import { FLAT } from '../../../src/ui/hexmap/geometry/plane';
import { pickHex } from '../../../src/ui/systems/strategic/advanced/chartPicks';
import { parseRoutes } from '../../../src/ui/systems/strategic/advanced/routes/kept';
import { plotted } from '../../../src/ui/systems/strategic/advanced/routes/useRoutes';
import {
  orderAlong,
  ordersDue,
  routesNow,
  turnAfter,
  wayAlong,
} from '../../../src/ui/systems/strategic/advanced/routes/way';
import { give, inPhase, move } from '../../rules/strategic/advancedGame';
import { scene } from '../../rules/strategic/advancedScene';
import { deskOf } from './deskOf';

const START = { q: 1, r: 4 };
const BEYOND_LAND = { q: 3, r: 5 };
const FAR = { q: 7, r: 1 };

const moving = () => inPhase(scene({}), 'movement', 1);
const place = (turn: ReturnType<typeof moving>, hex = START) => {
  const division = turn.state.forces.allies.divisions.A1;
  if (!division) throw new Error('no A1');
  division.hex = hex;
  return turn;
};
const deskAt = (turn = place(moving())) => deskOf({ state: turn.state, selected: 'A1' });

test('[ST-9.10] a course goes around land, by a shortest way', () => {
  const { desk } = deskAt();
  const way = wayAlong(desk.view.scenario, START, [BEYOND_LAND]);
  expect(way.at(-1)).toEqual(BEYOND_LAND);
  expect(way).toHaveLength(3);
  expect(way).not.toContainEqual({ q: 2, r: 5 });
});

test('a course goes from point to point, and none is laid onto land', () => {
  const { desk } = deskAt();
  const way = wayAlong(desk.view.scenario, START, [BEYOND_LAND, FAR]);
  expect(way).toContainEqual(BEYOND_LAND);
  expect(way.at(-1)).toEqual(FAR);
  expect(plotted(desk, [], { q: 2, r: 5 }, false)).toBeUndefined();
  expect(plotted(desk, [BEYOND_LAND], FAR, true)).toEqual([BEYOND_LAND, FAR]);
  expect(plotted(desk, [BEYOND_LAND], FAR, false)).toEqual([FAR]);
});

test('[ST-9.1] the order that follows it is one that the rules have', () => {
  const turn = place(moving());
  const { desk } = deskAt(turn);
  const order = orderAlong(desk, 'A1', [FAR]);
  expect(order).toMatchObject({ kind: 'moveDivision', division: 'A1' });
  expect(strategic.refuse(turn.state, 'allies', order as never)).toBeUndefined();
  expect(ordersDue(desk, { A1: [FAR] })).toEqual([order]);
});

test('who has an order keeps it, and who has come to the end of his course stays', () => {
  const turn = place(moving());
  expect(ordersDue(deskAt(turn).desk, { A1: [START] })).toEqual([move(START)]);
  give(turn, 'allies', move({ q: 1, r: 3 }));
  expect(ordersDue(deskAt(turn).desk, { A1: [FAR] })).toEqual([]);
});

test('points that are reached are dropped, and courses without any', () => {
  const { desk } = deskAt();
  expect(routesNow(desk, { A1: [START, FAR], A2: [FAR], gone: [FAR] })).toEqual({
    A1: [FAR],
    A2: [FAR],
  });
  expect(routesNow(desk, { A1: [START] })).toEqual({});
});

test('[ST-9.3] a division is told when it will be there', () => {
  const { desk } = deskAt();
  const division = desk.view.forces.allies?.divisions.A1;
  if (!division) throw new Error('no A1');
  const { turn } = desk.view;
  expect(turnAfter(desk.view, division, 1)).toBe(turn);
  expect(turnAfter(desk.view, division, 5)).toBeGreaterThanOrEqual(turn + 4);
});

test('a hex farther off that is picked lays a course; one beside is an order', () => {
  const { desk, given } = deskAt();
  const laid: object[] = [];
  const plot = (hex: object) => laid.push(hex) > 0;
  pickHex(desk, FAR, undefined, { plot, isAdded: false });
  expect([laid, given]).toEqual([[FAR], []]);
  pickHex(desk, { q: 1, r: 3 }, undefined, { plot, isAdded: false });
  expect(given).toEqual([move({ q: 1, r: 3 })]);
  pickHex(desk, { q: 1, r: 3 }, undefined, { plot, isAdded: true });
  expect(laid).toHaveLength(2);
});

test('with Shift the keyboard adds a point as the mouse does', () => {
  const stroke = { key: 'Enter', code: 'Enter', ctrlKey: false, metaKey: false, altKey: false };
  expect(commandOf(FLAT, { ...stroke, shiftKey: true }, START)).toEqual({ kind: 'add' });
  expect(commandOf(FLAT, { ...stroke, shiftKey: false }, START)).toEqual({ kind: 'pick' });
});

test('what the browser keeps is read as far as it is courses', () => {
  expect(parseRoutes(null)).toEqual({});
  expect(parseRoutes('[1]')).toEqual({});
  const text = JSON.stringify({ good: { A1: [FAR] }, bad: { A1: [{ q: 'x' }] }, worse: 3 });
  expect(parseRoutes(text)).toEqual({ good: { A1: [FAR] } });
});
