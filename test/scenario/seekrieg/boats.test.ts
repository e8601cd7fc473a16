import { describe, expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { torpedoOf } from '../../../src/rules/seekrieg/tables/torpedoes';
import { dudChance, torpedoDuds } from '../../../src/rules/seekrieg/tables/torpedoHits';
import { sheetOn } from '../../../src/scenario/seekrieg/shipSheet';
import { type Changes, changed } from '../battleFile';
import { registry } from '../shipped';
import { battleFile, faultsOf, loadBattle } from './shippedBattles';

const boatOn = (id: string, date: string) => sheetOn(must(registry.submarines.get(id), id), date);

interface Example {
  id: string;
  knots: [surfaced: number, submerged: number];
  tubes: [fore: number, aft: number];
  torpedoes: number;
  model: string;
  dp: number;
}

const EXAMPLES: readonly Example[] = [
  { id: 'u-556', knots: [17, 7], tubes: [4, 1], torpedoes: 14, model: 'G7e T2 53.3 cm', dp: 25 },
  { id: 'gato', knots: [20, 9], tubes: [6, 4], torpedoes: 24, model: 'Mk 14 21"', dp: 50 },
  { id: 'tuna', knots: [15, 9], tubes: [10, 1], torpedoes: 16, model: 'Mk VIII 21"', dp: 36 },
];

describe('[SK-33.9] the examples', () => {
  test.each(EXAMPLES)('$id', ({ id, knots, tubes, torpedoes, model, dp }) => {
    const sheet = boatOn(id, '1941-12-31');
    const carried = must(sheet.torpedoes, 'torpedoes');
    expect(sheet).toMatchObject({ type: 'SS', dp, speedKnots: knots[0], batteries: [] });
    expect(sheet.boat).toEqual({ submergedKnots: knots[1] });
    expect(carried.mounts.map((it) => it.tubes)).toEqual(tubes);
    expect(carried.mounts.map(({ place }) => place)).toEqual(['fixed-bow', 'fixed-stern']);
    expect(tubes[0] + tubes[1] + carried.reloads).toBe(torpedoes);
    expect(carried.model).toBe(model);
  });

  test('no tubes aft, oxygen torpedoes, and the second electric torpedo from 1942', () => {
    const { torpedoes } = boatOn('i-19', '1942-09-15');
    expect(torpedoes?.mounts).toEqual([{ tubes: 6, place: 'fixed-bow' }]);
    expect(torpedoes?.model).toBe('Type 95 53 cm');
    expect(boatOn('u-81', '1942-01-01').torpedoes?.model).toBe('G7e T3 53.3 cm');
  });
});

test('[SK-33.9, SK-30.11] every boat of the registry has a sheet, and torpedoes of the charts that can hit', () => {
  const date = '1943-01-01';
  const sheets = [...registry.submarines.values()].map((it) => sheetOn(it, date));
  expect(sheets.length).toBeGreaterThan(30);
  for (const { name, nation, dp, lengthFeet, boat, torpedoes } of sheets) {
    const { model } = must(torpedoes, name);
    expect(torpedoOf(model).fast.yards).toBeGreaterThan(0);
    expect(dudChance(torpedoDuds, { nation, model, date, pistol: 'contact' })).not.toBeNull();
    expect(dp).toBeGreaterThan(10);
    expect(lengthFeet).toBeGreaterThan(180);
    expect(boat?.submergedKnots).toBeGreaterThan(5);
  }
});

/** River Plate in May 1941, with a boat in place of the raider. */
const withBoat = (changes: Changes = {}) =>
  changed(battleFile('sk-river-plate'), [
    { date: '1941-05-24', objectives: [], losses: undefined, modules: ['submarine'] },
    { 'elements[1].ships[0]': { ship: 'u-556', hex: [0, 0], depthFeet: 100 } },
    { 'elements[1].knots': 6 },
    changes,
  ]);

test('[SK-26.3, SK-33.10] a scenario has boats, on the surface or below', () => {
  const { scenario, card } = loadBattle(withBoat());
  expect(scenario.modules.submarine).toBe(true);
  expect(scenario.sides.axis.elements[0]?.ships[0]).toMatchObject({ id: 'u-556', depthFeet: 100 });
  expect(card.forces.axis[0]?.ships).toMatchObject([{ id: 'u-556', type: 'SS' }]);
});

test.each<[string, Changes, string]>([
  [
    'a depth between the steps',
    { 'elements[1].ships[0].depthFeet': 75 },
    'elements[1].ships[0].depthFeet: expected a depth in steps of 50, found 75',
  ],
  [
    'a cruiser below the surface',
    { 'elements[0].ships[0].depthFeet': 50 },
    'elements[0].ships[0].depthFeet: expected nothing: she is no submarine, found 50',
  ],
  [
    'a boat of another time',
    { 'elements[1].ships[0].ship': 'u-2511' },
    "elements[1].ships[0].ship: expected a ship in service on 1941-05-24, found 'u-2511', in service from 1944-09-29 to 1945-05",
  ],
])('[SK-33.10] %s is named with its place', (_, changes, fault) => {
  expect(faultsOf(withBoat(changes))).toEqual([fault]);
});
