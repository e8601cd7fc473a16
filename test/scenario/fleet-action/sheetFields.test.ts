import { describe, expect, test } from 'vitest';
import { rowOf } from '../../../src/hex';
import { must } from '../../../src/rules/core';
import { fleetAction } from '../../../src/rules/fleet-action';
import { hexesToEdge } from '../../../src/rules/fleet-action/common/edges';
import { conditionOf } from '../../../src/rules/fleet-action/game/newUnit';
import { ARCS, type DataSheet, TRAITS } from '../../../src/rules/fleet-action/model/sheet';
import { mapOf } from '../../../src/scenario/fleet-action/map';
import { sheetOn } from '../../../src/scenario/fleet-action/shipSheet';
import { diceOf } from '../../rules/fleet-action/game';
import { registry } from '../shipped';
import { actionOf } from './shippedActions';

/** The sheets of all ships of the registry, each on a day of her service in the war. */
const ALL: readonly DataSheet[] = [...registry.ships.values()].map((ship) => {
  const { from, to } = ship.inService;
  const day = from > '1942-06-01' ? from : to < '1942-06-01' ? to : '1942-06-01';
  return sheetOn(ship, `${day}-01-01`.slice(0, 10));
});

const sheetOfShip = (id: string, date: string): DataSheet =>
  sheetOn(must(registry.ships.get(id), id), date);

/** The least and the greatest of a value of all sheets. */
const rangeOf = (of: (sheet: DataSheet) => number): [least: number, most: number] => {
  const values = ALL.map(of);
  return [Math.min(...values), Math.max(...values)];
};

describe('[NW-32.1] the sheet of every ship of the registry keeps to the ranges of a record', () => {
  test.each<[string, (sheet: DataSheet) => number, number, number]>([
    ['[NW-2.1] S', (it) => it.structure, 1, 250],
    ['[NW-2.2] F', (it) => it.flotation, 1, 250],
    ['[NW-2.16] UP', (it) => it.underwaterProtection, 0, 4],
    ['[NW-2.3] FC', (it) => it.fireControl, 0, 8],
    ['[NW-2.5] SV', (it) => it.steering, 2, 7],
    ['[NW-2.6] CQ', (it) => it.crewQuality, -2, 2],
    ['[NW-2.7] DC', (it) => it.damageControl, 1, 15],
    ['[NW-2.8] Target Size', (it) => it.size, -3, 3],
    ['[NW-2.10] SD', (it) => it.spottingBands, 3, 6],
    ['[NW-2.11] knots', (it) => it.speedKnots, 0, 45],
    ['[NW-2.12] MVR', (it) => it.turningHexes, 1, 2],
    ['[NW-2.13] GM', (it) => it.gunneryModifier, -2, 2],
    [
      '[NW-2.14, NW-2.15] the thickest armor',
      ({ armor }) => Math.max(...Object.values(armor)),
      0,
      26,
    ],
    ['[NW-2.18] LRF', ({ light }) => light.longRange, 0, 5],
    ['[NW-2.18] MRF', ({ light }) => light.mediumRange, 0, 5],
    ['[NW-2.18] CRF', ({ light }) => light.closeRange, 0, 5],
    ['[NW-2.18] ASW', ({ light }) => light.asw, 0, 2],
    ['[NW-2.20] H', ({ deck }) => deck.hangar, 0, 16],
    ['[NW-2.20] RRR', ({ deck }) => deck.serviceRate, 0, 5],
    ['[NW-2.20] catapults', ({ deck }) => deck.catapults, 0, 3],
    ['[NW-2.40] V', (it) => it.value, 1, 80],
  ])('%s', (_, of, least, most) => {
    const [lowest, highest] = rangeOf(of);
    expect(lowest).toBeGreaterThanOrEqual(least);
    expect(highest).toBeLessThanOrEqual(most);
  });

  test('[NW-2.17] MAIN, OTHER and TORPEDOES are mounts with barrels or tubes and an arc', () => {
    const mounts = ALL.flatMap(({ main, other, torpedoes }) =>
      [main, other, torpedoes].flatMap((group) => group?.mounts ?? []),
    );
    expect(mounts.length).toBeGreaterThan(ALL.length);
    expect(mounts.filter(({ barrels }) => barrels < 1 || barrels > 6)).toEqual([]);
    expect(mounts.filter(({ arc }) => !ARCS.includes(arc))).toEqual([]);
  });

  test('[NW-2.21, NW-2.22] warships are A, B or V, merchants C; % marks the small ones without a belt', () => {
    const types = [...new Set(ALL.map(({ type }) => type))].sort();
    expect(types).toEqual(['A', 'A%', 'B', 'C', 'C%', 'V']);
    const marked = ALL.filter(({ type }) => type.endsWith('%'));
    expect(marked.filter(({ size }) => size > -2)).toEqual([]);
    const unmarked = ALL.filter(({ type, size }) => (type === 'A' || type === 'C') && size <= -2);
    expect(unmarked).toEqual([]);
  });

  test('[NW-2.20] only carriers have decks', () => {
    expect(ALL.filter(({ type, deck }) => deck.hangar > 0 && type !== 'V')).toEqual([]);
  });

  test('[NW-2.23] traits are those of the list, each once', () => {
    for (const { traits } of ALL) {
      expect(traits.every((trait) => TRAITS.includes(trait))).toBe(true);
      expect(new Set(traits).size).toBe(traits.length);
    }
  });

  test('[NW-32.15] a ship with dual purpose guns has LRF; on mountings for surface fire they are none', () => {
    const without = ALL.filter(
      ({ main, other, light }) =>
        light.longRange === 0 && [main, other].some((battery) => battery?.gun.isDualPurpose),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
    const main = (id: string) => sheetOfShip(id, '1941-12-07').main?.gun;
    expect(main('phelps')).toMatchObject({ name: '5"/38 Mk 12', isDualPurpose: false });
    expect(main('sims')).toMatchObject({ name: '5"/38 Mk 12', isDualPurpose: true });
  });
});

test('[NW-32.10] the ranging sets of British destroyers are no gunnery radar, American sets are', () => {
  expect(sheetOfShip('savage', '1943-12-26').hasGunneryRadar).toBe(false);
  expect(sheetOfShip('fletcher', '1943-12-26').hasGunneryRadar).toBe(true);
});

test('[NW-2.19] search, gunnery and dual purpose radar, as they came aboard', () => {
  const radar = (date: string) => {
    const { hasSearchRadar, hasGunneryRadar, hasFlakRadar } = sheetOfShip('norfolk', date);
    return [hasSearchRadar, hasGunneryRadar, hasFlakRadar];
  };
  expect(radar('1939-09-03')).toEqual([false, false, false]);
  expect(radar('1941-05-24')).toEqual([true, false, false]);
  expect(radar('1943-12-26')).toEqual([true, true, true]);
});

test.each([
  ['z23', '1941-05-24', '21" G7a', 0],
  ['admiral-hipper', '1942-12-31', '21" G7a', 12],
  ['fletcher', '1942-11-12', '21" Mk 15', 0],
  ['kagero', '1942-11-12', '24" Type 93', 8],
  ['fubuki', '1942-10-11', '24" Type 90', 9],
  ['mutsuki', '1942-08-24', '24" 8th Year', 0],
  ['nachi', '1942-02-27', '24" Type 93', 8],
  ['saumarez', '1943-12-26', '21" Mk IX**', 0],
  ['hereward', '1941-03-28', '21" Mk IX', 0],
  ['hood', '1941-05-24', '21" Mk IV', 0],
  ['trento', '1941-03-28', '53 cm Si 270', 0],
  ['spica', '1941-03-28', '45 cm W 200', 0],
])('[NW-32.16a] %s on %s carries %s, and %i more', (id, date, name, reloads) => {
  const { torpedoes } = sheetOfShip(id, date);
  expect(torpedoes?.torpedo.name).toBe(name);
  expect(torpedoes?.reloads).toBe(reloads);
});

test('[NW-1.33] every ship of the registry enters with the values of her sheet', () => {
  for (const sheet of ALL) {
    const condition = conditionOf({ sheet });
    expect(condition).toMatchObject({
      ...{ structure: sheet.structure, flotation: sheet.flotation, steering: sheet.steering },
      ...{ fireControl: sheet.fireControl, crewQuality: sheet.crewQuality },
      ...{ damageControl: sheet.damageControl, gunneryModifier: sheet.gunneryModifier },
      ...{ carry: 0, straight: sheet.turningHexes, tested: [], empty: [] },
      lost: { main: [], other: [], torpedoes: [] },
    });
  }
});

describe('[NW-34.1] the frame of the map', () => {
  const map = mapOf({});

  test('61 columns by 51 rows around the middle, west to east and north to south', () => {
    expect(hexesToEdge(map, { q: -30, r: 15 }, 'west')).toBe(0);
    expect(hexesToEdge(map, { q: 30, r: -15 }, 'east')).toBe(0);
    expect(hexesToEdge(map, { q: 0, r: -25 }, 'north')).toBe(0);
    expect(hexesToEdge(map, { q: 0, r: 25 }, 'south')).toBe(0);
  });

  test('the row is r and half of q, rounded down', () => {
    expect([rowOf({ q: 1, r: 0 }), rowOf({ q: -1, r: 0 }), rowOf({ q: 7, r: -15 })]).toEqual([
      ...[0, -1, -12],
    ]);
  });
});

test('[NW-32.2, NW-32.21] the state is plain data with what a server must keep, and the secret half apart', () => {
  const { state } = fleetAction.newState(
    actionOf('fa-gavdos'),
    fleetAction.defaultOptions,
    diceOf(),
  );
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  const own = fleetAction.view(state, 'allies');
  expect(own.units.orion?.condition).toEqual(state.units.orion?.condition);
  expect(own.units.trieste).toMatchObject({ condition: null, squadron: null });
  expect(Object.keys(own.forces)).toEqual(['allies']);
});
