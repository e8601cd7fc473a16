import { expect, test } from 'vitest';
import { shippedShipIndex as index, loadNavy } from '../../../src/scenario/shippedNavies';
import {
  filterIn,
  findShips,
  inBookOrder,
  NO_SHIP_FILTER,
  neighborsOf,
  type ShipFilter,
  searchOf,
  shipNamed,
} from '../../../src/ui/almanac/finding';
import { registry } from '../../scenario/shipped';

const called = {
  navy: (id: string) => index.navies.find((it) => it.id === id)?.name ?? '',
  type: (type: string) => (type === 'BB' ? 'Battleships' : ''),
};

/** The ships that a filter finds, class by class. */
const found = (filter: Partial<ShipFilter>) =>
  findShips(index, { ...NO_SHIP_FILTER, ...filter }, called).map(
    ({ of, ships }) => `${of.id}: ${ships.map(({ id }) => id).join(' ')}`,
  );

test('the index has every ship and submarine of the registry', () => {
  const ids = index.classes.flatMap(({ ships }) => ships.map(({ id }) => id));
  expect(ids.sort()).toEqual([...registry.ships.keys(), ...registry.submarines.keys()].sort());
});

test('a navy is fetched as the registry has it', async () => {
  const { ships, submarines } = await loadNavy('kriegsmarine');
  expect(ships.find(({ id }) => id === 'tirpitz')).toEqual(registry.ships.get('tirpitz'));
  expect(submarines[0]).toEqual(registry.submarines.get(submarines[0]?.id ?? ''));
});

test('a class is found by its name with all its ships, a ship by hers alone', () => {
  expect(found({ words: 'bismarck', navy: 'kriegsmarine' })).toEqual([
    'bismarck: bismarck tirpitz',
  ]);
  expect(found({ words: 'tirpitz' })).toEqual(['bismarck: tirpitz']);
});

test('words need not be whole, nor accented, nor of one thing', () => {
  expect(found({ words: 'kriegsm batt tirp' })).toEqual(['bismarck: tirpitz']);
  expect(found({ words: 'PRINCE-of wales' })).toEqual(['king-george-v: prince-of-wales']);
});

test('navy, type and year narrow it', () => {
  expect(found({ navy: 'kriegsmarine', type: 'BB', year: '1943' })).toEqual(['bismarck: tirpitz']);
  expect(found({ words: 'hood', year: '1942' })).toEqual([]);
});

test('an address names a ship before a class that is called like one', () => {
  expect(shipNamed(index, 'tirpitz')).toMatchObject({
    of: { id: 'bismarck' },
    ship: { id: 'tirpitz' },
  });
  expect(shipNamed(index, 'cleveland')?.of.id).toBe('hunt-i');
  expect(shipNamed(index, 'hunt-i')?.of.id).toBe('hunt-i');
  expect(shipNamed(index, '__proto__')).toBeUndefined();
});

test('neighbors are those of the book, of one navy', () => {
  const book = inBookOrder(index).filter(({ navy }) => navy === 'polish-navy');
  const [first, second] = book;
  if (!first || !second) throw new Error('The Polish navy has two classes.');
  expect(neighborsOf(index, first)).toEqual({ before: undefined, after: second });
  expect(neighborsOf(index, second)).toEqual({ before: first, after: undefined });
});

test('a filter goes into the address and comes back', () => {
  const filter = { words: 'Ōyodo & co', navy: 'royal-navy', type: '', year: '1942' };
  expect(filterIn(searchOf(filter))).toEqual(filter);
  expect(searchOf(NO_SHIP_FILTER)).toBe('');
});
