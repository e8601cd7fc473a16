import { describe, expect, test } from 'vitest';
import type { AirLoad } from '../../../src/rules/seekrieg/model/aircraft';
import {
  type AirGun,
  attackValue,
  defenseValue,
} from '../../../src/rules/seekrieg/ratings/aircraft';
import { AIRCRAFT_CARDS } from '../../../src/rules/seekrieg/ratings/aircraftCards';
import { lossFactor } from '../../../src/rules/seekrieg/ratings/batteries';
import {
  armorTypeOf,
  averageArmor,
  dpOf,
  fireControlOf,
  speedLossFactor,
} from '../../../src/rules/seekrieg/ratings/hull';
import { inBands } from '../../../src/rules/seekrieg/tables/bands';
import { dcoBySize } from '../../../src/rules/seekrieg/tables/control';
import { numberIn, tableOf } from './printed';

const SHIPS = tableOf('SK-33.3');
const GUNS = new Map(tableOf('SK-33.4').map((row) => [row.Ship, row]));

describe('the formulas, from the printed tons of each ship', () => {
  test.each(SHIPS)('[SK-1.8, SK-12.8, SK-14.5, SK-33.3] $Ship', (row) => {
    const inches = (column: string): number => numberIn(row[column] ?? '');
    const dp = dpOf(inches('Tons'));
    const [, knots = '', factor = ''] = /^(\d+) \((\d+)\)$/.exec(row['Speed (LF)'] ?? '') ?? [];
    expect(dp).toBe(inches('DP'));
    expect(speedLossFactor(dp, Number(knots))).toBe(Number(factor));
    const armor = { deck: inches('Deck'), belt: inches('Belt') };
    expect(averageArmor({ ...armor, conningTower: inches('Con'), turret: inches('Turret') })).toBe(
      inches('Average'),
    );
    expect(inBands(dcoBySize.bands, dp)).toBe(inches('DCO'));
  });

  test.each(SHIPS)('[SK-14.5, SK-33.4] loss factors of $Ship', ({ Ship: name, DP: dp }) => {
    const row = GUNS.get(name);
    const cells = [row?.['Main battery'], row?.['Secondary battery'], row?.['Torpedo tubes']];
    const pieces = cells.filter((it) => it && it !== '-');
    const factors = pieces.map((cell) => {
      const [, factor = ''] = /\((\d+)\)(, \d+ rds; .*)?$/.exec(cell ?? '') ?? [];
      return [lossFactor(numberIn(dp ?? ''), Number.parseInt(cell ?? '', 10)), Number(factor)];
    });
    expect(factors.map(([ours]) => ours)).toEqual(factors.map(([, printed]) => printed));
  });

  test('[SK-14.5, SK-EX23] Bolzano: 21, 45, 22, 45', () => {
    const dp = dpOf(10_890);
    expect([speedLossFactor(dp, 35), lossFactor(dp, 8), lossFactor(dp, 16)]).toEqual([21, 45, 22]);
  });

  test('[SK-14.5] no factor is below 1', () => {
    expect([lossFactor(3, 10), speedLossFactor(2, 40)]).toEqual([1, 1]);
  });
});

test('[SK-12.8, SK-12.17] no armor counts less than 1.0', () => {
  expect(averageArmor({ deck: 0, belt: 0, conningTower: 0, turret: 0 })).toBe(1);
  expect(averageArmor({ deck: 0, belt: 3, conningTower: 1, turret: 0 })).toBe(1.5);
});

test.each([
  [1894, 5],
  [1895, 3],
  [1911, 3],
  [1912, 2],
  [1929, 2],
  [1930, 1],
])('[SK-15.2] fire control of a ship completed in %i: %i', (completed, category) => {
  expect(fireControlOf({ completed })).toBe(category);
});

test.each([
  ['BB', 'germany', 1940, 'A'],
  ['BC', 'united-kingdom', 1920, 'C'],
  ['CD', 'germany', 1908, 'D'],
  ['CA', 'italy', 1933, 'A'],
  ['CA', 'japan', 1932, 'B'],
  ['DD', 'germany', 1937, 'B'],
] as const)('[SK-30.2, SK-33.3] armor of a %s of %s, %i: %s', (type, nation, completed, plate) => {
  expect(armorTypeOf({ type, nation, completed })).toBe(plate);
});

describe('aircraft', () => {
  const rows = tableOf('SK-33.6');

  test('[SK-25.1, SK-25.2, SK-25.3, SK-25.5, SK-25.6, SK-25.7, SK-33.6, SK-33.7] every printed card', () => {
    const roles = { F: 'fighter', A: 'attack', R: 'reconnaissance' } as const;
    expect(
      AIRCRAFT_CARDS.map((card) => [
        ...[card.name, card.role, card.attack, card.defense],
        ...[card.maxKnots, card.cruiseKnots, card.rangeMiles],
      ]),
    ).toEqual(
      rows.map((row) => [
        ...[row.Aircraft, roles[row.Role as keyof typeof roles]],
        ...[row.Attack, row.Defense, row['Max kn'], row['Cruise kn'], row['Range miles']].map(
          (it) => numberIn(it ?? ''),
        ),
      ]),
    );
  });

  test('[SK-20.20, SK-33.6, SK-33.14] turns in the air', () => {
    expect(AIRCRAFT_CARDS.map(({ flightTurns }) => flightTurns)).toEqual(
      rows.map((row) => numberIn(row['Flight turns'] ?? '')),
    );
  });

  test('[SK-33.6] loads', () => {
    expect(AIRCRAFT_CARDS.map(({ loads }) => loads.map(loadText).join(', or '))).toEqual(
      rows.map(({ Loads = '' }) => Loads.replace(' bombs', '')),
    );
  });

  test('[SK-EX51] A6M2: attack 22, defense 44; F4F-3: 10 and 52', () => {
    const values = AIRCRAFT_CARDS.slice(0, 2).map(({ attack, defense }) => [attack, defense]);
    expect(values).toEqual([
      [22, 44],
      [10, 52],
    ]);
  });

  const gun = (millimeters: number): AirGun => ({ count: 4, millimeters, isForward: true });
  test.each([
    [7.5, 5],
    [7.9, 5],
    [12.7, 10],
    [15, 10],
    [20, 34],
    [37, 68],
  ])('[SK-25.2, SK-25.4] four guns of %f mm: firepower %f', (millimeters, firepower) => {
    const plane = { emptyPounds: 4000, wingSquareFeet: 250, guns: [gun(millimeters)] };
    expect(attackValue({ ...plane, isFighter: false })).toBe(Math.round(Math.sqrt(firepower)));
  });

  test('[SK-25.3, SK-25.7] a fighter counts only what fires ahead; other aircraft have 1 at least', () => {
    const behind = { ...gun(20), isForward: false };
    const plane = { emptyPounds: 4000, wingSquareFeet: 250, guns: [behind] };
    expect(attackValue({ ...plane, isFighter: true })).toBe(0);
    expect(attackValue({ ...plane, guns: [], isFighter: false })).toBe(1);
    expect(defenseValue({ ...plane, isFighter: true })).toBe(45);
  });
});

/** `1 x 550 lb and 2 x 132 lb`, `2 Mk 13 torpedoes`. */
function loadText({ bombs, torpedo }: AirLoad): string {
  if (!torpedo)
    return bombs
      .map(({ pounds, count }) => `${count} x ${pounds.toLocaleString('en-US')} lb`)
      .join(' and ');
  const name = torpedo.model.replace(/ (22\.4"|Mod 2 45 cm)$/, '');
  return `${torpedo.count} ${name} torpedo${torpedo.count > 1 ? 'es' : ''}`;
}
