import { describe, expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import {
  type AircraftType,
  BASE_TABLE,
  baseCard,
  otherBaseCard,
  type RatedBase,
  recordOf,
} from '../../../src/rules/sea-wings/query';
import { aircraftCardOn } from '../../../src/scenario/sea-wings/aircraftCard';
import { registry } from '../shipped';
import { tableAfter } from './ledger';

const cardOf = (id: string, date: string): AircraftType =>
  aircraftCardOn(id, must(registry.aircraft.get(recordOf(id)), `aircraft ${id}`), date);

const dash = (value: number | null): string => (value === null ? '–' : String(value));

const ROWS = tableAfter('WG-27.12').map((cells) => ({ id: must(cells.Id, 'id'), cells }));

/** The year that a row shows: types of 1944 are those with figures of that year. */
const LATE = ['f6f-5', 'f6f-5n', 'f4u-1d', 'sb2c-3', 'd4y2', 'a6m5', 'b6n2'];
const dateOf = (id: string): string => (LATE.includes(id) ? '1944-06-19' : '1942-08-24');

describe('aircraft cards', () => {
  test.each(ROWS)(
    '[WG-2.6, WG-27.1, WG-27.2, WG-27.3, WG-27.4, WG-27.5, WG-27.6, WG-27.7, WG-27.11, WG-27.12, WG-27.16] $id',
    ({ id, cells }) => {
      const card = cardOf(id, dateOf(id));
      expect({
        Class: card.class,
        Attack: String(card.attack.unloaded),
        Loaded: dash(card.attack.loaded),
        Defense: String(card.defense),
        Armor: String(card.armor),
        Gun: String(card.gun),
        'Search range': dash(card.searchRangeHexes),
      }).toEqual({
        ...{ Class: cells.Class, Attack: cells.Attack, Loaded: cells.Loaded },
        ...{ Defense: cells.Defense, Armor: cells.Armor, Gun: cells.Gun },
        'Search range': cells['Search range'],
      });
      expect(String(card.strikeRangeHexes)).toBe(
        must(cells['Strike range'], 'range').split(' ')[0],
      );
    },
  );

  /** `500 lb 4/4/3` of the table, as many as a row has. */
  const loadsIn = (text: string): string[] =>
    [...text.matchAll(/(\d)\/([\d–])\/(\d)/g)]
      .map(([, ships, bases, penetration]) => `${ships}/${bases}/${penetration}`)
      .sort();

  test.each(ROWS)('[WG-27.8, WG-27.9, WG-27.10] loads of $id', ({ id, cells }) => {
    const heading = Object.keys(cells).find((it) => it.startsWith('Ordnance')) as string;
    const cell = must(cells[heading], 'ordnance').replace(/\(.*from 1944\)/, '');
    const { loads } = cardOf(id, dateOf(id));
    expect(
      loads
        .map(
          ({ hitNumber, penetration }) =>
            `${hitNumber.ships}/${dash(hitNumber.bases)}/${penetration}`,
        )
        .sort(),
    ).toEqual(loadsIn(cell));
  });

  test('[WG-27.8, WG-27.10] from 1944 United States torpedoes are better and dive bombers hit less', () => {
    expect(cardOf('tbf-1', '1944-06-19').loads[0]).toMatchObject({
      ...{ id: 'mark-13', hitNumber: { ships: 3, bases: null }, penetration: 4 },
    });
    expect(cardOf('sbd-3', '1944-06-19').loads[0]?.hitNumber).toEqual({ ships: 3, bases: 4 });
    expect(cardOf('d3a1', '1944-06-19').loads[0]?.hitNumber).toEqual({ ships: 3, bases: 4 });
    expect(cardOf('tbf-1', '1944-06-19').strikeRangeHexes).toBe(11);
  });

  test('[WG-27.12, WG-3.17] traits', () => {
    expect(cardOf('a6m2', '1942-06-04').baseStrikeRangeHexes).toBe(24);
    expect(ROWS.filter(({ id }) => cardOf(id, dateOf(id)).isNight).map(({ id }) => id)).toEqual([
      ...['f6f-5n', 'pby-5a', 'h6k'],
    ]);
  });

  test('[WG-27.11] a type without a row flies a quarter of its range to strike and a third to search', () => {
    const { strikeRangeHexes, searchRangeHexes, loads } = cardOf('sb2c-1c', '1944-06-19');
    expect([strikeRangeHexes, searchRangeHexes]).toEqual([10, 13]);
    expect(loads.map(({ id }) => id)).toEqual(['1000-lb']);
    expect(cardOf('f6f-3', '1943-11-01').searchRangeHexes).toBeNull();
  });
});

test('[WG-27.17] what the registry changed against the first draft', () => {
  const attack = (id: string) => cardOf(id, dateOf(id)).attack.unloaded;
  expect(['d3a1', 'd4y2', 'g4m1', 'h6k', 'pby-5a', 'p-40e'].map(attack)).toEqual([
    1, 1, 3, 3, 2, 4,
  ]);
  expect(['pby-5a', 'h6k'].map((id) => cardOf(id, dateOf(id)).armor)).toEqual([2, 2]);
  const bomb = cardOf('tbd-1', dateOf('tbd-1')).loads.find(({ kind }) => kind === 'bomb');
  expect(bomb?.hitNumber.ships).toBe(0);
});

describe('bases', () => {
  const TYPES = { 'large-land': 'Large Land', 'small-land': 'Small Land', seaplane: 'Seaplane' };

  test('[WG-15.3, WG-28.1] the table', () => {
    const found = (Object.keys(BASE_TABLE) as RatedBase[]).map((row) => {
      const it = baseCard(row, row);
      return [
        ...[it.name, TYPES[it.type], it.size, it.capRating, it.launchCapacity, it.airCapacity],
        ...[it.heavyAA, it.lightAA, it.fireControl, it.hasRadar ? 'yes' : '–'],
      ].join(' ');
    });
    expect(found).toEqual(
      tableAfter('WG-28.1').map((cells) =>
        Object.values(cells)
          .join(' ')
          .replace(/ \((Aug |Oct )?\d{4}\)/, ''),
      ),
    );
  });

  const other = { id: 'truk', name: 'Truk', nation: 'japan', airCapacity: 16, hasRadar: true };

  test('[WG-15.8, WG-28.2, WG-28.3] a base that the table does not name', () => {
    expect(otherBaseCard(other, '1944-02-17')).toMatchObject({
      ...{ type: 'large-land', size: 6, capRating: 4, launchCapacity: 8, heavyAA: 4, lightAA: 2 },
      fireControl: 1,
    });
    expect(
      otherBaseCard({ ...other, nation: 'united-states', airCapacity: 15 }, '1944-02-17'),
    ).toMatchObject({ type: 'small-land', capRating: 5, fireControl: 4 });
    expect(otherBaseCard({ ...other, hasRadar: false }, '1942-02-01').capRating).toBe(2);
  });
});
