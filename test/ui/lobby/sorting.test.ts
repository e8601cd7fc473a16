import { expect, test } from 'vitest';
import { readPrepared } from '../../../src/scenario/node/preparedCatalog';
import {
  filtered,
  NO_FILTER,
  recommended,
  SORTS,
  shipsIn,
  sorted,
  theatersIn,
} from '../../../src/ui/lobby/sorting';

const list = readPrepared('scenarios').map((it) => it.list);
const ids = (some: typeof list | readonly (typeof list)[number][]) =>
  some.map(({ card }) => card.id);

test('every scenario says in which theater it was fought, and no filter leaves all of them', () => {
  expect(list.filter(({ card }) => !card.theater)).toEqual([]);
  expect(theatersIn(list)).toEqual(['atlantic', 'arctic', 'mediterranean', 'pacific']);
  expect(filtered(list, NO_FILTER)).toEqual(list);
});

test('filters work together, and what else is asked of the list does not disturb them', () => {
  const wanted = { ...NO_FILTER, theater: 'arctic', difficulty: 'medium', sort: 'date' } as const;
  expect(ids(filtered(list, wanted))).toEqual(['north-cape']);
  const short = filtered(list, { ...NO_FILTER, length: 'short' });
  expect(short.length).toBeGreaterThan(3);
  expect(short.every(({ card }) => card.minutes <= 45)).toBe(true);
  const large = filtered(list, { ...NO_FILTER, size: 'large' });
  expect(large.every(({ card }) => shipsIn(card) > 20)).toBe(true);
});

test('each order puts the least first and those alike by their dates', () => {
  for (const by of SORTS) expect(sorted(list, by)).toHaveLength(list.length);
  const dates = sorted(list, 'date').map(({ card }) => `${card.date} ${card.time}`);
  expect(dates).toEqual(dates.toSorted());
  const ships = sorted(list, 'size').map(({ card }) => shipsIn(card));
  expect(ships).toEqual(ships.toSorted((a, b) => a - b));
});

test('the next battle is the easiest and shortest one not played yet, and none when all were', () => {
  const systems = ['battle', 'strategic', 'sea-wings', 'fleet-action', 'seekrieg'];
  const first = recommended(list, systems, new Set());
  expect(first?.card.id).toBe('denmark-strait');
  expect(recommended(list, systems, new Set(['denmark-strait']))?.card.minutes).toBe(30);
  expect(recommended(list, systems, new Set(ids(list)))).toBeUndefined();
});
