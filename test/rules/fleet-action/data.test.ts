import { describe, expect, test } from 'vitest';
import { must } from '../../../src/rules/core';
import { AIRCRAFT_IDS, ratedAircraft } from '../../../src/rules/fleet-action/ratings/aircraft';
import { LAND_KEYS, landSheet } from '../../../src/rules/fleet-action/ratings/landTargets';
import { type LoadKey, ratedLoad } from '../../../src/rules/fleet-action/ratings/loads';
import { MERCHANT_KEYS, merchantSheet } from '../../../src/rules/fleet-action/ratings/merchants';
import { CRAFT_KEYS, smallCraftSheet } from '../../../src/rules/fleet-action/ratings/smallCraft';
import { submarineSheet } from '../../../src/rules/fleet-action/ratings/submarines';
import { aircraft } from './airSetting';
import { batteryIn, cell, gunOf, numberOf, tableOf, torpedoOf } from './ledger';

const DATE = '1942-06-04';

/** The loads of NW-18.9 in printed order. */
const LOADS: readonly LoadKey[] = [
  ...(['100-lb-gp', '250-lb-gp', '500-lb-gp', '500-lb-sap', '250-kg-gp', '1000-lb-gp'] as const),
  ...(['1000-lb-ap', '500-kg-sap', '500-kg-ap', '1600-lb-ap', '800-kg-ap', 'rockets'] as const),
  ...(['tiny-tim', 'ohka', 'hs-293', 'fx-1400', 'mk-xii', 'type-91', 'mk-13'] as const),
];

describe('loads', () => {
  const rows = tableOf('NW-18.9').map((row, i) => ({ row, weapon: must(LOADS[i], 'load') }));

  test.each(rows)(
    '[NW-18.9, NW-2.46, NW-2.47, NW-2.50, NW-2.51] $weapon as printed',
    ({ row, weapon }) => {
      const { impactPoints, criticalValue, penetration, kind } = ratedLoad({ weapon }, DATE);
      expect({ impactPoints, criticalValue, penetration, kind }).toEqual({
        impactPoints: numberOf(row, 'IP'),
        criticalValue: numberOf(row, 'CV'),
        penetration: numberOf(row, 'Penetration'),
        kind: kindOf(cell(row, 'Attack')),
      });
    },
  );

  test('[NW-18.4, NW-2.48, NW-2.49] air torpedoes have the modifier and the reach of their one setting', () => {
    const torpedo = (weapon: LoadKey, date = DATE) => ratedLoad({ weapon }, date).torpedo;
    expect(torpedo('mk-xii')).toEqual({ modifier: 0, reachHexes: 1, dudNumber: 0 });
    expect(torpedo('type-91')).toEqual({ modifier: 1, reachHexes: 2, dudNumber: 0 });
    expect(torpedo('mk-13')).toEqual({ modifier: -1, reachHexes: 6, dudNumber: 3 });
    expect(torpedo('mk-13', '1944-06-19')?.dudNumber).toBe(0);
  });

  test('[NW-18.22] several bombs are one load of so many', () => {
    expect(ratedLoad({ weapon: '500-lb-gp', count: 4 }, DATE)).toMatchObject({
      ...{ key: '4x500-lb-gp', name: '4 × 500 lb GP', count: 4, impactPoints: 6 },
    });
  });
});

/** `torpedo, modifier 0`, `Ohka, vertical`. */
function kindOf(text: string): string {
  const [word = ''] = text.split(',');
  return word.toLowerCase().replaceAll(' ', '-');
}

describe('aircraft', () => {
  test('[NW-32.20] every type of the table is there', () => {
    expect(AIRCRAFT_IDS).toHaveLength(tableOf('NW-32.20').length);
  });

  test.each(
    tableOf('NW-32.20').map((row, i) => [cell(row, 'Aircraft'), must(AIRCRAFT_IDS[i], 'id')]),
  )('[NW-32.20, NW-32.3, NW-32.4, NW-32.5, NW-32.6] %s as printed', (name, id) => {
    const { loads: _, ...rated } = must(ratedAircraft(id, DATE), id);
    const { loads: __, ...printed } = aircraft(name);
    expect(rated).toEqual(printed);
  });

  test.each(tableOf('NW-32.20').map((row, i) => [cell(row, 'Loads'), must(AIRCRAFT_IDS[i], 'id')]))(
    '[NW-18.23] loads: %s',
    (printed, id) => {
      const { loads } = must(ratedAircraft(id, DATE), id);
      const alternatives = printed
        .replace(/^none(, or )?/, '')
        .split(', or ')
        .filter(Boolean);
      expect(loads.map(({ attacks }) => boundTo(attacks))).toEqual(
        alternatives.map((text) => /\(([a-z-]+)\)/.exec(text)?.[1] ?? ''),
      );
      expect(loads.map(({ count }) => count)).toEqual(
        alternatives.map((text) => Number(/^(\d+) x/.exec(text)?.[1] ?? 1)),
      );
    },
  );

  test('records of the registry are known by their rows', () => {
    expect(ratedAircraft('fulmar-ii', DATE)?.id).toBe('fulmar');
    expect(ratedAircraft('ju-88a-4', DATE)?.id).toBe('ju-88-a');
    expect(ratedAircraft('walrus-i', DATE)).toBeUndefined();
  });
});

/** `level` for all three heights. */
function boundTo(attacks: readonly string[]): string {
  const [first = ''] = attacks;
  if (first === 'fighter-bomb') return 'fighter-bomber';
  return first.replace(/^low-/, '');
}

const CRAFT_ROWS = tableOf('NW-32.17').map((row, i) => ({
  row,
  key: must(CRAFT_KEYS[i], 'craft'),
}));

test.each(CRAFT_ROWS)('[NW-32.17, NW-2.53, NW-14.7] $key as printed', ({ row, key }) => {
  const it = smallCraftSheet(key, DATE);
  expect({ ...it.smallCraft, ...it.light, speedKnots: it.speedKnots, value: it.value }).toEqual({
    savingThrow: numberOf(row, 'Saving throw modifier'),
    tubes: Number(/^(\d+) x/.exec(cell(row, 'Torpedoes a vessel'))?.[1] ?? 0),
    ...{ longRange: 0, asw: 0 },
    mediumRange: numberOf(row, 'MRF'),
    closeRange: numberOf(row, 'CRF'),
    speedKnots: numberOf(row, 'Speed kn'),
    value: numberOf(row, 'V a vessel'),
  });
  expect(it).toMatchObject({
    ...{ name: cell(row, 'Craft').replace(/ \(.*/, ''), type: 'X', size: -4, spottingBands: 2 },
    ...{ structure: 0, flotation: 0, steering: 0, damageControl: 0, turningHexes: 1 },
  });
  const name = /x (.+)$/.exec(cell(row, 'Torpedoes a vessel'))?.[1];
  expect(it.torpedoes?.torpedo.name).toBe(name);
});

test('[NW-8.25] landing craft and barges make no smoke', () => {
  const silent = CRAFT_KEYS.filter((key) => smallCraftSheet(key, DATE).traits.includes('no-smoke'));
  expect(silent).toEqual(['lct', 'daihatsu']);
});

const MERCHANT_ROWS = tableOf('NW-32.18').map((row, i) => ({
  ...{ row, key: must(MERCHANT_KEYS[i], 'merchant') },
}));

describe('[NW-32.18] merchant ships', () => {
  test.each(MERCHANT_ROWS)('[NW-27.1, NW-27.2, NW-2.28] $key as printed', ({ row, key }) => {
    const it = merchantSheet(key);
    expect([it.type, ...(it.traits.includes('amc') ? ['AMC'] : [])].join(', ')).toBe(
      cell(row, 'Type'),
    );
    expect([it.displacementTons, it.size, it.structure, it.flotation, it.crewQuality]).toEqual(
      ['Gross tons', 'Size', 'S', 'F', 'CQ'].map((column) => numberOf(row, column)),
    );
    expect([it.damageControl, it.speedKnots]).toEqual([
      numberOf(row, 'DC'),
      numberOf(row, 'Speed'),
    ]);
    const armament = cell(row, 'Armament');
    expect(it.main).toEqual(armament === 'none' ? null : batteryIn(armament));
    expect(it).toMatchObject({ fireControl: 0, gunneryModifier: 0, underwaterProtection: 0 });
  });

  test.each(MERCHANT_ROWS)('cargo of $key', ({ row, key }) => {
    const [, kind, points] = /^(\w+).*, (\d+) points?$/.exec(cell(row, 'Cargo')) ?? [];
    expect(merchantSheet(key).cargo).toEqual(
      kind ? { kind: kind.toLowerCase(), points: Number(points) } : null,
    );
  });

  test('another cargo than that of the table', () => {
    expect(merchantSheet('liberty-ship', { cargo: 'ammunition' }).cargo).toEqual({
      ...{ kind: 'ammunition', points: 4 },
    });
  });

  test('[NW-2.52] only a cruiser has searchlights', () => {
    const lit = MERCHANT_KEYS.filter((key) => merchantSheet(key).hasSearchlights);
    expect(lit).toEqual(['jervis-bay']);
  });
});

const LAND_ROWS = tableOf('NW-32.19').map((row, i) => ({ row, key: must(LAND_KEYS[i], 'place') }));

test.each(LAND_ROWS)('[NW-32.7, NW-32.19, NW-27.7] $key as printed', ({ row, key }) => {
  const it = landSheet(key, 'japan');
  expect([it.structure, it.crewQuality, it.damageControl, it.fireControl]).toEqual(
    ['S', 'CQ', 'DC', 'FC'].map((column) => numberOf(row, column)),
  );
  expect([it.deck.hangar, it.deck.serviceRate]).toEqual([numberOf(row, 'H'), numberOf(row, 'RRR')]);
  expect(it.light).toEqual({
    longRange: numberOf(row, 'LRF'),
    mediumRange: numberOf(row, 'MRF'),
    closeRange: numberOf(row, 'CRF'),
    asw: 0,
  });
  const guns = cell(row, 'Guns');
  expect(it.main).toEqual(guns === 'none' ? null : batteryIn(guns));
  expect(it).toMatchObject({
    type: 'L',
    flotation: 0,
    size: 0,
    value: { 60: 12, 24: 5, 48: 10 }[it.structure],
  });
});

test('[NW-32.19] a battery in turrets has armor', () => {
  expect(landSheet('coast-battery', 'japan').armor.turret).toBe(6);
  expect(landSheet('field-battery', 'japan').armor.turret).toBe(0);
  expect(landSheet('field-battery', 'japan').main?.gun).toEqual(gunOf('5"/25 Mk 10'));
});

describe('[NW-7.14] sample submarines', () => {
  test.each([
    ['type-vii', [4, 1, 1, 6], '21" G7a: 40 knots, dud number 0'],
    ['gato', [6, 4, 0, 7], '21" Mk 8: 36 knots, dud number 4'],
    ['i-boat', [6, 0, 1, 8], '24" Type 90: 46 knots, dud number 0'],
  ] as const)('[NW-7.2] %s', (key, [bow, stern, quality, value], torpedo) => {
    const it = submarineSheet(key, DATE);
    expect(it.boat).toEqual({ hull: 3, bowTubes: bow, sternTubes: stern, submergedKnots: 8 });
    expect(it).toMatchObject({ type: 'S', size: -3, crewQuality: quality, value });
    const { name, settings, dudNumber, impactPoints } = must(it.torpedoes, key).torpedo;
    const knots = settings.map((setting) => setting.knots).join(', ');
    expect(`${name}: ${knots} knots, dud number ${dudNumber}`).toBe(torpedo);
    expect(impactPoints).toBe(torpedoOf(name).impactPoints);
    expect(it.speedKnots).toBeGreaterThanOrEqual(17);
    expect(it.speedKnots).toBeLessThanOrEqual(20);
  });

  test('a Gato of September 1943 has torpedoes that work', () => {
    expect(submarineSheet('gato', '1943-09-01').torpedoes?.torpedo.dudNumber).toBe(0);
  });
});
