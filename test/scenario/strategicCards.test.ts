import { expect, test } from 'vitest';
import { must } from '../../src/rules/core';
import { flotillaCard } from '../../src/scenario/strategic/flotillaCard';
import { shipCardOn } from '../../src/scenario/strategic/shipCard';
import { squadronCardOn } from '../../src/scenario/strategic/squadronCard';
import { submarineCardsOn } from '../../src/scenario/strategic/submarineCard';
import { ratingIn, tableAfter } from '../rules/strategic/ledger';
import { registry } from './shipped';
import { EXCEPTIONS } from './strategicExceptions';
import { printed } from './strategicRow';
import { SHIP_OF_ROW } from './strategicRows';

const SHIP_ROWS = tableAfter('ST-24.2').map((cells) => ({
  name: must(cells['Class or ship'], 'a name'),
  cells,
}));

/** Escorts of which no scenario has one, and the flotilla, which has a registry of its own. */
const ELSEWHERE = [
  'Flower class corvette',
  'River class frigate',
  'Loch class frigate',
  'MAS / MTB flotilla (4 boats)',
];

test('[ST-24.2] every row of the table of ships has its ship in the registry', () => {
  const without = SHIP_ROWS.filter(({ name }) => !SHIP_OF_ROW[name]).map(({ name }) => name);
  expect(without).toEqual(ELSEWHERE);
});

test.each(SHIP_ROWS.filter(({ name }) => SHIP_OF_ROW[name]))(
  "[ST-24.1, ST-24.2, ST-24.3, ST-24.4, ST-2.8, ST-2.9, ST-2.21, ST-2.27, ST-2.29] $name: the registry's figures make the ledger's card",
  ({ name, cells }) => {
    const [id, date] = must(SHIP_OF_ROW[name], name);
    const ours = printed(must(registry.ships.get(id), id), date);
    const { ours: better = {} } = EXCEPTIONS[name] ?? {};
    const asPrinted = Object.fromEntries(Object.keys(ours).map((key) => [key, cells[key]]));
    expect(sorted(ours)).toEqual(sorted({ ...asPrinted, ...better }));
  },
);

/** Traits have no order. */
const sorted = (row: Record<string, string | undefined>) => ({
  ...row,
  Traits: [...(row.Traits ?? '')].sort().join(''),
});

test('[ST-24.2] what is said to be better than the ledger differs from it, with a reason', () => {
  for (const [name, { ours, why }] of Object.entries(EXCEPTIONS)) {
    const { cells } = must(
      SHIP_ROWS.find((it) => it.name === name),
      name,
    );
    for (const [key, value] of Object.entries(ours)) expect(cells[key], name).not.toBe(value);
    expect(why.length, name).toBeGreaterThan(5);
  }
});

test('[ST-24.2] a flotilla of torpedo boats', () => {
  const cells = must(
    SHIP_ROWS.find(({ name }) => name.startsWith('MAS')),
    'its row',
  ).cells;
  const card = flotillaCard(must(registry.flotillas.get('mas-15'), 'mas-15'));
  const { speed, capacity, firstDefense, secondDefense, torpedo, asw, lightAa, points } = card;
  expect(
    [speed, capacity, firstDefense, secondDefense, torpedo, asw, lightAa, points].map(String),
  ).toEqual(['Spd', 'Cap', 'D1', 'D2', 'Torp', 'ASW', 'Light', 'VP'].map((key) => cells[key]));
  expect(`${card.firePower?.rating}${card.firePower?.gunClass}`).toBe(cells.FP);
});

const SUBMARINE_OF_ROW: Readonly<Record<string, readonly [boat: string, date: string]>> = {
  'Type VIIC': ['u-556', '1941-05-24'],
  'Type VIIB (U-73)': ['u-73', '1942-08-11'],
  'Type IXC': ['u-156', '1942-08-11'],
  'Type XXI': ['u-2511', '1945-05-01'],
  'Nautilus (V-boat)': ['nautilus', '1942-06-04'],
  'Tambor class': ['tambor', '1942-06-04'],
  'Gato class (1944: Albacore, Cavalla)': ['albacore', '1944-06-19'],
  'B1 type (I-19)': ['i-19', '1942-09-15'],
  'KD6 type (I-168)': ['i-168', '1942-06-06'],
  'T class': ['thunderbolt', '1942-08-11'],
  'U class': ['unbroken', '1942-08-11'],
  'Adua / Perla class (Axum, Alagi, Dessie, Uarsciek)': ['axum', '1942-08-11'],
  'Oceanic Italian (Bronzo, Cobalto, Emo, Dandolo)': ['dandolo', '1942-08-11'],
};

test.each(tableAfter('ST-24.5'))(
  '[ST-24.5, ST-2.19, ST-2.20, ST-20.11] $Class: the registry makes the card of the ledger',
  (cells) => {
    const [id, date] = must(SUBMARINE_OF_ROW[cells.Class ?? ''], cells.Class ?? '');
    const { card, submarine } = submarineCardsOn(must(registry.submarines.get(id), id), date);
    expect(`${submarine.surfacedSpeed} / ${submarine.submergedSpeed}`).toBe(
      cells['Speed surfaced / submerged'],
    );
    expect(String(card.secondDefense)).toBe(cells.D2);
    expect(String(card.torpedo)).toBe(cells.Torp);
    expect(submarine.hasDeckGun ? 'yes' : 'no').toBe(cells['Deck gun']);
    expect(card.traits.join('') || '–').toBe(cells.Traits);
    expect([card.capacity, card.firstDefense, card.points]).toEqual([4, 1, 4]);
  },
);

/** Ids of aircraft in the order of the ledger's rows. */
const AIRCRAFT = new Map([...registry.aircraft.values()].map((it) => [it.name, it]));

test.each(tableAfter('ST-24.6'))(
  '[ST-24.6, ST-2.35, ST-2.36, ST-2.37, ST-2.38, ST-2.39, ST-2.41, ST-2.43, ST-2.44] $Aircraft: the registry makes the card of the ledger',
  (cells) => {
    const name = cells.Aircraft ?? '';
    const record = must(AIRCRAFT.get(name), name);
    const figure = (key: string): number => Number((cells[key] ?? '').replaceAll(',', ''));
    expect([record.maxKnots, record.rangeNauticalMiles, record.loadPounds]).toEqual(
      ['Max knots', 'Range nm', 'Load lb'].map(figure),
    );
    const card = squadronCardOn(record, `${cells.Year}-06-01`);
    expect([card.type, card.airToAir, card.defense, card.endurance]).toEqual([
      cells.Type,
      ...['Air-to-Air', 'Defense', 'Endurance'].map(figure),
    ]);
    const method = { dive: 'Dive', glide: 'Glide', level: 'Level' } as const;
    expect(card.bombs ? `${card.bombs.rating} (${method[card.bombs.method]})` : '–').toBe(
      cells['Bomb (method)'],
    );
    expect(card.airTorpedo).toBe(ratingIn((cells['Air Torpedo'] ?? '').split(' ')[0] ?? ''));
    expect(card.asw).toBe(ratingIn(cells.ASW ?? ''));
    expect(card.hasRadar ? 'yes' : 'no').toBe(cells.Radar);
  },
);

test('[ST-2.41] the Avenger carries a better torpedo from 1944', () => {
  const record = must(registry.aircraft.get('tbf-1'), 'tbf-1');
  expect(
    ['1943-12-31', '1944-01-01'].map((date) => squadronCardOn(record, date).airTorpedo),
  ).toEqual([2, 5]);
});

test('[ST-2.43] depth charges are better in 1943, and patrol squadrons have homing torpedoes from June', () => {
  const asw = (id: string, date: string) =>
    squadronCardOn(must(registry.aircraft.get(id), id), date).asw;
  expect(['1942-12-31', '1943-01-01', '1943-06-01'].map((date) => asw('pby-5a', date))).toEqual([
    1, 2, 3,
  ]);
  expect(asw('swordfish-i', '1943-07-01')).toBe(2);
  expect(asw('beaufort-i', '1943-07-01')).toBeNull();
});

const on = (id: string, date: string) => shipCardOn(must(registry.ships.get(id), id), date);

test('[ST-2.20, ST-2.29] United States torpedoes carry their mark until September 1943', () => {
  expect([on('boise', '1942-10-11').traits, on('atlanta', '1942-11-12').traits]).toEqual([
    [],
    ['U'],
  ]);
  expect(
    [on('san-diego', '1943-08-31'), on('san-diego', '1943-09-01')].map((it) => it.torpedo),
  ).toEqual([1, 3]);
});

test('[ST-2.27] radar goes by the sets aboard on the day', () => {
  expect(on('san-juan', '1942-10-26').radar).toBe(2);
  expect(on('san-juan', '1944-06-19').radar).toBe(3);
  expect([on('suffolk', '1941-05-24').radar, on('norfolk', '1941-05-24').radar]).toEqual([2, 1]);
});

test('[ST-2.16] open guns against aircraft are no second battery of a cruiser, but of a battleship', () => {
  expect(on('norfolk', '1941-05-24').secondary).toBeNull();
  expect(on('hood', '1941-05-24').secondary).toEqual({ rating: 2, gunClass: 'E' });
  expect(on('baltimore', '1944-06-19').secondary).toEqual({ rating: 2, gunClass: 'E' });
});
