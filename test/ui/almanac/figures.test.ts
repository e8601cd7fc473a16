import { expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { shippedList } from '../../../src/scenario/shippedList';
import { shippedShipIndex } from '../../../src/scenario/shippedNavies';
import { battlesWith, fateOf } from '../../../src/ui/almanac/fates';
import {
  changesOf,
  dateInForce,
  datesOf,
  figuresOn,
  roughDateText,
} from '../../../src/ui/almanac/figures';
import { placesFor } from '../../../src/ui/almanac/whatIf';
import { registry } from '../../scenario/shipped';

const ship = (id: string) => must(registry.ships.get(id), id);
const linesOf = (id: string, date: string, row: string) =>
  figuresOn(ship(id), date).find(({ key }) => key === row)?.lines;

test('figures read as in a reference book', () => {
  expect(linesOf('bismarck', '1941-05-24', 'guns')?.[0]).toBe(
    '8 × 15 in, 38 cm SK C/34: 4 twin mounts, face 14.2 in',
  );
  expect(linesOf('bismarck', '1941-05-24', 'size')).toEqual([
    '823.5 × 118.1 ft (251.0 × 36.0\u00a0m)',
  ]);
  expect(linesOf('bismarck', '1941-05-24', 'armor')).toEqual([
    'Belt 12.6 in (320 mm)',
    'Deck 3.9 in (99 mm)',
  ]);
  expect(linesOf('bismarck', '1941-05-24', 'torpedoes')).toEqual([]);
});

test('and are those of the day', () => {
  expect(linesOf('tirpitz', '1941-10', 'torpedoes')).toEqual([
    '8 × 21 in tubes: 2 quadruple mounts',
  ]);
  const tirpitz = ship('tirpitz');
  expect(datesOf(tirpitz)).toEqual(['1941-02-25', '1941-10', '1942-01', '1944-03']);
  expect(dateInForce(datesOf(tirpitz), '1943-09-08')).toBe('1942-01');
  expect(dateInForce(datesOf(tirpitz), '1939-01-01')).toBe('1941-02-25');
  expect(changesOf(tirpitz).map(({ date, rows }) => [date, rows.map(({ key }) => key)])).toEqual([
    ['1941-10', ['torpedoes']],
    ['1942-01', ['antiAircraft']],
    ['1944-03', ['antiAircraft']],
  ]);
});

test('every ship of the registry has figures on all her dates', () => {
  for (const it of registry.ships.values())
    for (const date of datesOf(it))
      for (const { lines } of figuresOn(it, date))
        expect(lines.join(''), it.id).not.toMatch(/undefined|NaN|\{\{/);
});

test('rough dates are told as far as they are known', () => {
  expect(['1941', '1941-05', '1941-05-24'].map(roughDateText)).toEqual([
    '1941',
    'May 1941',
    '24 May 1941',
  ]);
});

test('her battles and her fate are those of the scenarios', () => {
  expect(battlesWith(shippedList, 'hood').map(({ id }) => id)).toContain('denmark-strait');
  expect(fateOf(shippedList, 'hood')).toMatchObject({ kind: 'sunk' });
  expect(fateOf(shippedList, 'tirpitz')).toBeUndefined();
});

test('she may take the place of a ship of her navy, where she served on the day and was not there', () => {
  const places = placesFor(shippedList, shippedShipIndex, {
    ...{ id: 'tirpitz', navy: 'kriegsmarine', type: 'BB' as const },
    ...{ from: '1941-02-25', to: '1944-11-12' },
  });
  const strait = places.find(({ card }) => card.id === 'denmark-strait');
  expect(strait).toMatchObject({ side: 'axis' });
  expect(strait?.ships.map(({ id }) => id)).toEqual(['bismarck', 'prinz-eugen']);
  expect(places.map(({ card }) => card.id)).not.toContain('river-plate');
});
