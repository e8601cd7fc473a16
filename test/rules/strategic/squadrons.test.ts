import { expect, test } from 'vitest';
import {
  type AircraftFigures,
  airToAirRating,
  airTorpedoRating,
  bombRating,
  enduranceOf,
  ratingBySteps,
  squadronDefense,
  squadronsOf,
} from '../../../src/rules/strategic/cards/squadronRatings';
import type { BombMethod, SquadronType } from '../../../src/rules/strategic/tables/kinds';
import { HEXES_PER_TURN, SPOTS_UP_TO } from '../../../src/rules/strategic/tables/squadrons';
import { ratingIn, tableAfter } from './ledger';

const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

const AIRCRAFT = tableAfter('ST-24.6').map((cells) => {
  const method = /\((\w+)\)/.exec(cells['Bomb (method)'] ?? '')?.[1]?.toLowerCase();
  return {
    name: cells.Aircraft as string,
    cells,
    type: cells.Type as SquadronType,
    method: (method ?? null) as BombMethod | null,
    maxKnots: number(cells['Max knots']),
    rangeNauticalMiles: number(cells['Range nm']),
    loadPounds: number(cells['Load lb']),
  };
});

test('[ST-24.6] the table of aircraft is read whole', () => {
  expect(AIRCRAFT.length).toBeGreaterThan(40);
});

test.each(AIRCRAFT)('[ST-2.34, ST-2.40, ST-2.42] $name: movement, bombs, endurance', (it) => {
  expect(HEXES_PER_TURN[it.type]).toBe(Number(it.cells.Hexes));
  expect(enduranceOf(it)).toBe(Number(it.cells.Endurance));
  const [bomb] = (it.cells['Bomb (method)'] as string).split(' ');
  expect(bombRating(it)).toBe(ratingIn(bomb as string));
});

const figures = (given: Partial<AircraftFigures>): AircraftFigures => ({
  type: 'F',
  maxKnots: 300,
  rangeNauticalMiles: 1000,
  loadPounds: 0,
  method: null,
  armament: 'heavy',
  returnFire: 'one',
  protection: 'none',
  engines: 1,
  ...given,
});

test.each([
  ['Wildcat', { maxKnots: 278, armament: 'heavy', protection: 'protected' }, 4, 4],
  ['Zero', { maxKnots: 288, armament: 'heavy', protection: 'none' }, 5, 4],
  ['Hellcat', { maxKnots: 330, armament: 'heavy', protection: 'protected' }, 6, 6],
  ['Spitfire V', { maxKnots: 322, armament: 'heavy', protection: 'protected' }, 6, 6],
  ['A5M4', { maxKnots: 237, armament: 'light', protection: 'none' }, 2, 2],
  ['a jet', { maxKnots: 500, armament: 'heavy', protection: 'protected' }, 8, 10],
] as const)('[ST-2.36, ST-2.38] a fighter: %s', (_, given, airToAir, defense) => {
  expect(airToAirRating(figures(given))).toBe(airToAir);
  expect(squadronDefense(figures(given))).toBe(defense);
});

test.each([
  ['Devastator', { type: 'TB', maxKnots: 179, returnFire: 'one' }, 0, 1],
  ['Val', { type: 'DB', maxKnots: 209, returnFire: 'one' }, 0, 2],
  ['Dauntless', { type: 'DB', maxKnots: 217, returnFire: 'two', protection: 'protected' }, 1, 3],
  [
    'Betty',
    { type: 'MB', maxKnots: 231, returnFire: 'strong', protection: 'inflammable', engines: 2 },
    2,
    2,
  ],
  [
    'Fortress',
    { type: 'HB', maxKnots: 276, returnFire: 'turrets', protection: 'protected', engines: 4 },
    4,
    6,
  ],
] as const)('[ST-2.37, ST-2.39] another type: %s', (_, given, airToAir, defense) => {
  expect(airToAirRating(figures(given))).toBe(airToAir);
  expect(squadronDefense(figures(given))).toBe(defense);
});

test('[ST-2.41] the quality of aerial torpedoes', () => {
  expect(airTorpedoRating('japan', 1942)).toBe(7);
  expect(['united-kingdom', 'germany', 'italy'].map((it) => airTorpedoRating(it, 1941))).toEqual([
    5, 5, 5,
  ]);
  expect([1942, 1943, 1944].map((year) => airTorpedoRating('united-states', year))).toEqual([
    2, 2, 5,
  ]);
});

test('[ST-2.34, ST-7.26, ST-7.27] what spots on 1-2 and what on 1-3', () => {
  const cells = Object.fromEntries(tableAfter('ST-2.34').map((row) => [row.Code, row]));
  for (const [type, upTo] of Object.entries(SPOTS_UP_TO)) {
    expect(cells[type]?.['Basic search roll by day']).toBe(`1–${upTo}`);
    expect(Number(cells[type]?.['Hexes per turn'])).toBe(HEXES_PER_TURN[type as SquadronType]);
  }
});

test('[ST-2.30, ST-2.31] aircraft become steps of three, squadrons of four steps', () => {
  expect(squadronsOf(12)).toEqual([4]);
  expect(squadronsOf(18)).toEqual([4, 2]);
  expect(squadronsOf(27)).toEqual([4, 4, 1]);
  expect(squadronsOf(4)).toEqual([1]);
  expect(squadronsOf(1)).toEqual([]);
});

test('[ST-2.32] each missing step takes one from an attack rating, to no less than 0', () => {
  expect([4, 3, 2, 1].map((steps) => ratingBySteps(6, steps))).toEqual([6, 5, 4, 3]);
  expect(ratingBySteps(1, 1)).toBe(0);
  expect(ratingBySteps(null, 4)).toBeNull();
});
