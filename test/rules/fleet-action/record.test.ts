import { describe, expect, test } from 'vitest';
import { rowOf } from '../../../src/hex';
import { speedLimit } from '../../../src/rules/fleet-action/common/speed';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import {
  aswOf,
  fireControlOf,
  underwaterProtectionOf,
} from '../../../src/rules/fleet-action/ratings/hull';
import { ratedSheet } from '../../../src/rules/fleet-action/ratings/sheet';
import type { ShipFigures } from '../../../src/rules/fleet-action/ratings/shipFigures';
import { goTo, newGame, sailing, unit } from './game';
import { cell, numberIn, tableOf } from './ledger';
import { SHIPS, sheet } from './sheets';

/** A ship of the registry; a British heavy cruiser of 1936 unless it says otherwise. */
const figures = (changed: Partial<ShipFigures> = {}): ShipFigures => ({
  ...{ name: 'Test', classId: 'test', type: 'CA', nation: 'united-kingdom', completed: 1936 },
  ...{ standardTons: 10_000, speedKnots: 31.5, beltInches: 4.5, deckInches: 2.6 },
  ...{ hasTorpedoProtection: false, guns: [], torpedoes: null },
  ...{ heavyBarrels: 0, mediumBarrels: 0, lightBarrels: 0 },
  ...{ hasSearchRadar: false, hasGunneryRadar: false, hasFlakRadar: false },
  ...{ hasArmoredFlightDeck: false, hasVulnerableMagazines: false, aircraft: 0, floatplanes: 0 },
  ...changed,
});

const rated = (changed: Partial<ShipFigures> = {}): DataSheet =>
  ratedSheet(figures(changed), '1941-05-24');

describe('scale', () => {
  test('[NW-1.1] [NW-2.11] six minutes at 30 knots are six hexes of 1,000 yards, 3 nautical miles', () => {
    const game = sailing({ allies: [{ sheet: 'Bismarck', knots: 30, facing: 1 }] });
    expect(speedLimit(game.state, unit(game, 'bismarck'))).toBe(30);
    const from = unit(game, 'bismarck').hex.r;
    goTo(game, 'end');
    const hexes = from - unit(game, 'bismarck').hex.r;
    expect(hexes).toBe(6);
    expect((hexes * 1000) / 2025.4).toBeCloseTo(3, 1);
  });

  test('[NW-34.1] the row of a hex is r + q/2 rounded down, and the map has rows -25 to 25', () => {
    const rows = [0, 3, -3, 4].map((q) => rowOf({ q, r: 0 }));
    expect(rows).toEqual([0, 1, -2, 2]);
    const { map } = newGame({ allies: [{ sheet: 'Hood' }] }).state.scenario;
    expect(map).toEqual({ column: -30, columns: 61, row: -25, rows: 51 });
  });
});

/** The bounds of a range of NW-32.1, `0-8, 2-7, 1-15` or `-2 to +2 at start`. */
const boundsOf = (text: string): [number, number][] =>
  text.split(', ').map((part) => {
    const [, low = '', high = ''] =
      /^([+-]?[\d,]+?)(?:-| to )([+-]?[\d,]+)/.exec(part.trim()) ?? [];
    return [numberIn(low), numberIn(high)];
  });

/** What a sheet has of a row of NW-32.1. */
const FIELDS: Readonly<Record<string, (it: DataSheet) => readonly number[]>> = {
  size: ({ size }) => [size],
  'S, F': ({ structure }) => [structure],
  UP: ({ underwaterProtection }) => [underwaterProtection],
  'FC, SV, DC': ({ fireControl, steering, damageControl }) => [
    ...[fireControl, steering, damageControl],
  ],
  'CQ, GM': ({ crewQuality }) => [crewQuality],
  'speed, MVR, SD': ({ speedKnots, turningHexes, spottingBands }) => [
    ...[speedKnots, turningHexes, spottingBands],
  ],
  'LRF, MRF, CRF, ASW': ({ light }) => [
    ...[light.longRange, light.mediumRange, light.closeRange, light.asw],
  ],
  'H, RRR, catapults': ({ deck }) => [deck.hangar, deck.serviceRate, deck.catapults],
  'value V': ({ value }) => [value],
};

describe('the record of a ship', () => {
  test.each(Object.keys(FIELDS))(
    '[NW-32.1] [NW-2.6] [NW-2.18] %s is in range aboard each ship of the ledger',
    (field) => {
      const row = tableOf('NW-32.1').find((it) => it.Field === field);
      const bounds = boundsOf(cell(row ?? {}, 'Range'));
      const outside = SHIPS.filter((name) =>
        (FIELDS[field]?.(sheet(name)) ?? []).some(
          (value, i) => value < (bounds[i]?.[0] ?? value + 1) || value > (bounds[i]?.[1] ?? -1),
        ),
      );
      expect(outside).toEqual([]);
    },
  );

  test.each([
    ['size', '+3'],
    ['S, F', '150, 100'],
    ['UP', '4'],
    ['FC, SV, DC', '8, 7, 10'],
    ['speed, MVR, SD', '30, 2, 6'],
    ['LRF, MRF, CRF, ASW', '4, 4, 3, 0'],
    ['value V', '50'],
  ])('[NW-32.1] [NW-2.12] the example: %s of Bismarck is %s', (field, printed) => {
    const row = tableOf('NW-32.1').find((it) => it.Field === field) ?? {};
    expect(cell(row, 'Example (Bismarck)')).toBe(printed);
    const numbers = printed.split(', ').map(numberIn);
    const own = FIELDS[field]?.(sheet('Bismarck')) ?? [];
    expect(own).toEqual(numbers.slice(0, own.length));
  });
});

describe('a ship of the registry', () => {
  test.each([
    ['BB', 6],
    ['CA', 4],
    ['CV', 4],
    ['DD', 2],
    ['AMC', 0],
    ['large-transport', 0],
  ] as const)('[NW-2.29] without a count of directors %s has FC %i', (type, fireControl) => {
    expect(fireControlOf(figures({ type }))).toBe(fireControl);
  });

  test.each([
    ['BB', 1935, 2],
    ['BB', 1936, 3],
    ['CV', 1938, 2],
    ['CA', 1941, 1],
  ] as const)('[NW-2.34] a protective system of unknown depth: %s of %i has UP %i', (...row) => {
    const [type, completed, protection] = row;
    const ship = figures({ type, completed, hasTorpedoProtection: true });
    expect(underwaterProtectionOf(ship)).toBe(protection);
    expect(underwaterProtectionOf({ ...ship, hasTorpedoProtection: false })).toBe(0);
  });

  test('[NW-2.35] [NW-2.18] barrels against aircraft are counted by steps: Bismarck 4, 4, 3', () => {
    const { light } = rated({ heavyBarrels: 16, mediumBarrels: 16, lightBarrels: 12 });
    expect([light.longRange, light.mediumRange, light.closeRange]).toEqual([4, 4, 3]);
    expect(rated().light).toEqual({ longRange: 0, mediumRange: 0, closeRange: 0, asw: 0 });
  });

  test.each([
    ['DD', 1935, 1],
    ['DD', 1936, 2],
    ['DE', 1943, 2],
    ['CL', 1943, 0],
  ] as const)('[NW-2.36] %s of %i has %i ASW factors', (type, completed, asw) => {
    expect(aswOf(figures({ type, completed }))).toBe(asw);
    expect(rated({ type, completed }).light.asw).toBe(asw);
  });

  test('[NW-2.14] [NW-2.15] [NW-2.38] [NW-2.39] an inch of plate is a point of armor, half up', () => {
    expect(rated().armor).toMatchObject({ belt: 5, deck: 3, conningTower: 2, flightDeck: 0 });
    expect(rated({ beltInches: 0, deckInches: 0.4 }).armor).toMatchObject({ belt: 0, deck: 0 });
    expect(rated({ type: 'CV', hasArmoredFlightDeck: true }).armor.flightDeck).toBe(3);
  });

  test.each([
    [14.2, 14, 'turret'],
    [0.9, 1, 'turret'],
    [0.5, 0, 'shielded'],
  ] as const)('[NW-2.37] a turret face of %d inches is AC %i', (turretFaceInches, turret, kind) => {
    const mounts = [{ barrels: 2, at: 0.2, side: 'center' as const }];
    const gun = { caliberInches: 8, model: '8"/50 Mk VIII', turretFaceInches, mounts };
    const it = rated({ guns: [gun] });
    expect([it.armor.turret, it.main?.kind]).toEqual([turret, kind]);
  });
});
