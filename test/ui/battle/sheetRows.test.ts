import { expect, test } from 'vitest';
import { newShip, sheetOf, shipOf } from '../../../src/rules/battle';
import {
  ailments,
  type BattleTime,
  conditionOf,
  sheetRows,
  speedText,
  torpedoState,
} from '../../../src/ui/systems/battle/sheet/sheetRows';
import { mark, setShip } from '../../rules/battle/fixture';
import { strait } from './position';

const state = strait();
const rowsOf = (id: string) => sheetRows(sheetOf(state, id), shipOf(state, id));

test('a sheet has the rows that its ship was built with, one box for each', () => {
  expect(rowsOf('hood').map(({ row, boxes }) => [row, boxes.length])).toEqual([
    ['primary', 8],
    ['tertiary', 1],
    ['aa', 1],
    ['hull', 11],
  ]);
});

test('boxes are struck out from the left, and the rest is counted', () => {
  mark(state, 'hood', 'primary', 3);
  const [primary] = rowsOf('hood');
  expect(primary?.boxes.map(({ struck }) => struck)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(primary?.left).toBe(5);
  expect(primary?.spoken).toBe('5 of 8 primary boxes left, heavy armor');
});

test('the first hull boxes are enclosed where they are immune, and no others', () => {
  const rows = rowsOf('prince');
  expect(rows.find(({ row }) => row === 'hull')?.boxes.filter(({ immune }) => immune)).toHaveLength(
    4,
  );
  expect(
    rows
      .filter(({ row }) => row !== 'hull')
      .flatMap(({ boxes }) => boxes)
      .some(({ immune }) => immune),
  ).toBe(false);
});

test('torpedoes are ready, spent or destroyed', () => {
  const torpedoes = () =>
    torpedoState(sheetOf(state, 'eugen'), shipOf(state, 'eugen'), state)?.state;
  expect(torpedoes()).toBe('ready');
  setShip(state, 'eugen', { launches: [{ round: 1, impulse: 5 }] });
  expect(torpedoes()).toBe('spent');
  setShip(state, 'eugen', { mountHit: true });
  expect(torpedoes()).toBe('destroyed');
  expect(torpedoState(sheetOf(state, 'hood'), shipOf(state, 'hood'), state)).toBeUndefined();
});

test('Long Lances are reloaded once, from the same impulse of the next round on', () => {
  const { sheet, ship } = { sheet: sheetOf(state, 'eugen'), ship: shipOf(state, 'eugen') };
  const lances = { ...sheet, torpedoes: { factors: 2, kind: 'long-lance' as const } };
  const first = { round: 1, impulse: 9 };
  const second = { round: 2, impulse: 9 };
  const at = (now: BattleTime, ...launches: BattleTime[]) =>
    torpedoState(lances, { ...ship, mountHit: false, launches }, now);
  expect(at({ round: 2, impulse: 8 }, first)).toMatchObject({ state: 'reloading', ...second });
  expect(at(second, first)?.state).toBe('reloaded');
  expect(at({ round: 3, impulse: 2 }, first)?.state).toBe('reloaded');
  expect(at(second, first, second)?.state).toBe('spent');
});

test('a ship that comes to a battle without a reload is ready with what is in her tubes', () => {
  const sheet = sheetOf(state, 'eugen');
  const lances = { ...sheet, torpedoes: { factors: 2, kind: 'long-lance' as const } };
  const ship = newShip({ id: 'eugen', sheet: lances, reloadSpent: true }, { side: 'axis' });
  expect(torpedoState(lances, ship, { round: 0, impulse: 1 })?.state).toBe('reloaded');
});

test('what ails a ship is said in words', () => {
  setShip(state, 'bismarck', {
    speed: '0',
    blindCalibers: ['primary'],
    silenced: { gunnery: true, torpedoes: false },
  });
  const ship = shipOf(state, 'bismarck');
  expect(ailments(ship)).toEqual([
    'dead in the water',
    'guns silent: bridge hit',
    'primary fire control out until impulse 22',
  ]);
  expect(speedText(sheetOf(state, 'bismarck'), ship)).toBe('dead in the water, designed for 2');
  expect(conditionOf(sheetOf(state, 'bismarck'), ship)).toBe('badly hurt');
});
