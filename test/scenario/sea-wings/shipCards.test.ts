import { describe, expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { convoyCard, oilerCard, type ShipCard } from '../../../src/rules/sea-wings/query';
import { shipCardOn } from '../../../src/scenario/sea-wings/shipCard';
import { registry } from '../shipped';
import { DATES, tableAfter } from './ledger';

/** [WG-26.25] Names that several ships of the registry have. */
const IDS: Readonly<Record<string, string>> = {
  Enterprise: 'enterprise-us',
  ...{ 'Hornet 5': 'hornet-1943', 'Yorktown 5': 'yorktown-1943', 'Wasp 5': 'wasp-1943' },
  ...{ 'Lexington 5': 'lexington-1943', 'Houston 5': 'houston-1943' },
  ...{ 'Vincennes 5': 'vincennes-1944', 'Monssen 5': 'monssen-1944', Bataan: 'bataan-us' },
  ...{ Canberra: 'canberra-us', Cleveland: 'cleveland-us', Birmingham: 'birmingham-us' },
  ...{ Bradford: 'bradford-us', Chitose: 'chitose-1944', Chiyoda: 'chiyoda-1943' },
};

const idOf = (name: string, scenario: string): string =>
  IDS[`${name} ${scenario}`] ?? IDS[name] ?? name.toLowerCase().replaceAll(' ', '-');

/** [WG-26.12] Ships whose aircraft the registry does not count. */
const AIR_CAPACITIES: Readonly<Record<string, number>> = { ryujo: 6 };

interface Row {
  name: string;
  scenario: string;
  cells: Record<string, string>;
}

/** Each ship of the table in each of its scenarios: `A, B (1, 2); C (3)`. */
const ROWS: Row[] = tableAfter('WG-26.20').flatMap((cells) =>
  must(cells['Ships (scenarios)'], 'ships')
    .split('; ')
    .flatMap((group) => {
      const [, names = '', scenarios = ''] = /^(.+) \(([\d, ]+)\)$/.exec(group) ?? [];
      return names
        .split(', ')
        .flatMap((name) => scenarios.split(', ').map((scenario) => ({ name, scenario, cells })));
    }),
);

const dash = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '–' : String(value);

/** A card in the words of the table. */
const printed = (card: ShipCard): Record<string, string> => ({
  Type: card.type,
  Speed: String(card.speedHexes),
  Size: String(card.size),
  Armor: String(card.armor),
  DC: String(card.damageControl),
  'Heavy AA': String(card.heavyAA),
  'Light AA': String(card.lightAA),
  FC: `${card.fireControl}${card.traits.includes('VT') ? ' VT' : ''}`,
  Radar: card.hasRadar ? 'yes' : '–',
  CAP: dash(card.carrier?.capRating),
  Launch: dash(card.carrier?.launchCapacity),
  'Air cap.': dash(card.carrier?.airCapacity),
  Primary: card.primary ? `${card.primary.strength}${card.primary.type}` : '–',
  Secondary: card.secondary ? `${card.secondary.strength}${card.secondary.type}` : '–',
  Torpedo: card.torpedoes
    ? `${card.torpedoes.strength}${card.torpedoes.isLongLance ? 'LL' : ''}`
    : '–',
  Defense: `${card.defense}${card.target}`,
});

/** What two ships of a class do not share. */
const namesOf = (name: string) => ({ id: idOf(name, '1'), name });

const cardOf = ({ name, scenario }: Pick<Row, 'name' | 'scenario'>): ShipCard => {
  const id = idOf(name, scenario);
  const ship = must(registry.ships.get(id), `ship ${id}`);
  return shipCardOn(ship, must(DATES[scenario], 'date'), AIR_CAPACITIES[id]);
};

describe('ship cards', () => {
  test('[WG-26.20] the table names every ship of the scenarios', () => {
    expect(ROWS).toHaveLength(378);
  });

  test('[WG-2.2, WG-2.3, WG-19.1, WG-19.2, WG-26.1, WG-26.2, WG-26.3, WG-26.4, WG-26.5, WG-26.6, WG-26.7, WG-26.8, WG-26.9, WG-26.10, WG-26.11, WG-26.12, WG-26.13, WG-26.14, WG-26.15, WG-26.16, WG-26.17, WG-26.18, WG-26.20, WG-26.25] the formulas give every cell of the table', () => {
    const { Tons: _, Knots: _k, Navy: _n, ...rest } = ROWS[0]?.cells ?? {};
    const columns = Object.keys(rest).filter((it) => it !== 'Ships (scenarios)');
    expect(columns).toHaveLength(16);
    const differing = ROWS.flatMap((row) => {
      const card = printed(cardOf(row));
      return columns
        .filter((column) => card[column] !== row.cells[column])
        .map(
          (column) =>
            `${row.name} (${row.scenario}) ${column}: ${card[column]}, not ${row.cells[column]}`,
        );
    });
    expect(differing).toEqual([]);
  });

  test('[WG-EX25] the Enterprise of June 1942', () => {
    expect(cardOf({ name: 'Enterprise', scenario: '2' })).toMatchObject({
      ...{ speedHexes: 5, size: 5, armor: -1, heavyAA: 4, lightAA: 4, damageControl: 2 },
      carrier: { capRating: 3, airCapacity: 13, launchCapacity: 7 },
      ...{ primary: { strength: 5, type: 'DD' }, defense: 11, target: 'B' },
    });
  });

  test('[WG-26.19] Japanese destroyers with long lances have a reload, cruisers have not', () => {
    expect(cardOf({ name: 'Kagero', scenario: '3' }).traits).toEqual(['Reload']);
    expect(cardOf({ name: 'Myoko', scenario: '3' }).traits).toEqual([]);
    expect(cardOf({ name: 'Ushio', scenario: '1' }).traits).toEqual([]);
  });

  test('[WG-5.11] floatplanes come from cruisers, not from carriers', () => {
    expect(cardOf({ name: 'Tone', scenario: '2' }).floatplanes).toBeGreaterThan(3);
    expect(cardOf({ name: 'Kaga', scenario: '2' }).floatplanes).toBe(0);
  });

  test('[WG-26.27] what the registry changed against the first draft', () => {
    const card = (name: string, scenario: string) => cardOf({ name, scenario });
    const decks: readonly [name: string, scenario: string, launch: number, air: number][] = [
      ['Lexington', '1', 7, 13],
      ['Wasp', '3', 7, 13],
      ['Enterprise', '4', 7, 13],
      ['Junyo', '5', 5, 9],
      ['Taiho', '5', 5, 10],
      ['Ryuho', '5', 3, 5],
    ];
    for (const [name, scenario, launchCapacity, airCapacity] of decks)
      expect([name, card(name, scenario).carrier]).toMatchObject([
        name,
        { launchCapacity, airCapacity },
      ]);
    expect(card('Yorktown', '1').lightAA).toBe(3);
    expect(card('Essex', '5').lightAA).toBe(8);
    expect(card('Kongo', '5').lightAA).toBe(3);
    expect(card('Nagara', '2').torpedoes).toEqual({ strength: 4, isLongLance: false });
    expect(card('Phelps', '1')).toMatchObject({ ...card('Selfridge', '3'), ...namesOf('Phelps') });
  });

  test('[WG-26.24] an oiler that the registry lacks', () => {
    expect(printed(oilerCard('oiler-1', 'Oiler 1'))).toMatchObject({
      ...{ Type: 'MM', Speed: '3', Size: '4', Armor: '0', DC: '1', 'Heavy AA': '0' },
      ...{ 'Light AA': '1', FC: '1', Radar: '–', Secondary: '1DD', Defense: '4M' },
    });
  });

  test('[WG-20.1, WG-20.2, WG-20.6, WG-19.50] a convoy', () => {
    expect(convoyCard('convoy', 'Convoy', 8)).toMatchObject({
      ...{ speedHexes: 2, size: 3, armor: 0, heavyAA: 0, lightAA: 0, convoyShips: 8 },
      ...{ primary: null, secondary: null, torpedoes: null, defense: 3, target: 'M' },
    });
  });
});
