import { expect, test } from 'vitest';
import { type Axial, distance, flatBearing, flatNeighbors } from '../../../src/hex';
import {
  hexesOf,
  hexOf,
  isForShips,
  isOnMap,
  latLonOf,
  openNeighbors,
  reachableBySea,
  skyBetween,
  terrainAt,
} from '../../../src/rules/strategic/advanced/map';
import {
  courseOf,
  hexAtStep,
  shortestDistance,
  trackOfDivision,
  trackOfFlight,
} from '../../../src/rules/strategic/advanced/tracks';
import { skyOf } from '../../../src/rules/strategic/common/sky';
import type { ScenarioLandUnit } from '../../../src/rules/strategic/model/scenario';
import type { LandUnitKind } from '../../../src/rules/strategic/tables/kinds';
import { FAR, fly, scene } from './advancedScene';
import { SMALL_MAP, smallAdvanced } from './smallGame';

const CORAL_SEA = { corner: { lat: -3.5, lon: 146 }, farCorner: { lat: -18, lon: 161 } };

test('[ST-1.8, ST-1.9] the six neighbors clockwise from north, all of them one hex away', () => {
  expect(flatNeighbors({ q: 0, r: 0 })).toEqual([
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
  ]);
  expect(flatNeighbors({ q: 4, r: 2 }).map((it) => distance(it, { q: 4, r: 2 }))).toEqual(
    Array(6).fill(1),
  );
  expect(distance({ q: 0, r: 0 }, { q: 3, r: -5 })).toBe(5);
  expect(distance({ q: 0, r: 0 }, { q: 3, r: 2 })).toBe(5);
});

test('[ST-1.10] bearings clockwise from north', () => {
  const bearings = flatNeighbors({ q: 0, r: 0 }).map((it) => flatBearing({ q: 0, r: 0 }, it));
  expect(bearings.map(Math.round)).toEqual([0, 60, 120, 180, 240, 300]);
  expect(Math.round(flatBearing({ q: 0, r: 0 }, { q: 2, r: -1 }))).toBe(90);
});

test('[ST-1.11] places in degrees: 20 miles to a hex north and south, 17.32 from column to column', () => {
  expect(hexOf(CORAL_SEA, -3.5, 146)).toEqual({ q: 0, r: 0 });
  expect(hexOf(CORAL_SEA, -3.5 - 1 / 3, 146)).toEqual({ q: 0, r: 1 });
  // Task Force 17 of ST-26.2a: 8.3 degrees x 60 x cos 10.75 degrees / 17.32 = 28.2; 3 x 9.8 - 14 = 15.4.
  expect(hexOf(CORAL_SEA, -13.3, 154.3)).toEqual({ q: 28, r: 15 });
  expect(
    hexOf({ corner: { lat: 66, lon: -46 }, farCorner: { lat: 42, lon: -3 } }, 66, -46),
  ).toEqual({ q: 0, r: 0 });
});

test('[ST-1.11] longitudes west of 180 go on past it', () => {
  const pacific = { corner: { lat: 30, lon: 170 }, farCorner: { lat: 20, lon: 190 } };
  expect(hexOf(pacific, 25, -175)).toEqual(hexOf(pacific, 25, 185));
  expect(hexOf(pacific, 25, -175).q).toBeGreaterThan(0);
});

test('[ST-1.11] the center of every hex lies in that hex', () => {
  for (const hex of hexesOf({ columns: 20, rows: 15 })) {
    const { lat, lon } = latLonOf(CORAL_SEA, hex);
    expect(hexOf(CORAL_SEA, lat, lon)).toEqual(hex);
  }
});

test('[ST-1.12] the map has the size that its scenario gives', () => {
  const hexes = hexesOf(SMALL_MAP);
  expect(hexes).toHaveLength(120);
  expect(hexes.every((it) => isOnMap(SMALL_MAP, it))).toBe(true);
  const outside: Axial[] = [
    { q: -1, r: 1 },
    { q: 12, r: 0 },
    { q: 0, r: -1 },
    { q: 0, r: 10 },
    { q: 3, r: -2 },
    { q: 3, r: 9 },
  ];
  expect(outside.map((it) => isOnMap(SMALL_MAP, it))).toEqual(Array(6).fill(false));
  expect([isOnMap(SMALL_MAP, { q: 3, r: -1 }), isOnMap(SMALL_MAP, { q: 3, r: 8 })]).toEqual([
    true,
    true,
  ]);
});

const landUnitAt = (kind: LandUnitKind, hex: Axial): ScenarioLandUnit => ({
  ...{ id: 'unit', name: 'Unit', side: 'allies', kind, radar: 0 },
  place: { hex },
});

test('[ST-1.12] sea, coast and land; a land unit makes a coast of the sea, a harbor or battery of any hex', () => {
  const land = { q: 2, r: 5 };
  const sea = { q: 7, r: 2 };
  const at = (kind: LandUnitKind, hex: Axial) =>
    terrainAt({ map: SMALL_MAP, landUnits: [landUnitAt(kind, hex)] }, hex);
  const bare = smallAdvanced({ landUnits: [] });
  expect([land, { q: 2, r: 4 }, sea].map((hex) => terrainAt(bare, hex))).toEqual([
    ...['land', 'coast', 'sea'],
  ]);
  const inland = ['airbase', 'airfield', 'airstrip', 'garrison', 'depot'] as const;
  const harbors = ['port', 'seaplaneBase', 'heavyBattery', 'mediumBattery'] as const;
  expect(inland.map((kind) => at(kind, land))).toEqual(Array(5).fill('land'));
  expect(harbors.map((kind) => at(kind, land))).toEqual(Array(4).fill('coast'));
  expect([...inland, ...harbors].map((kind) => at(kind, sea))).toEqual(Array(9).fill('coast'));
});

test('[ST-1.12, ST-9.10] ships enter sea and coast, not land nor the edge', () => {
  const theater = smallAdvanced({ landUnits: [] });
  expect(isForShips(theater, { q: 2, r: 5 })).toBe(false);
  expect(openNeighbors(theater, { q: 2, r: 4 })).not.toContainEqual({ q: 2, r: 5 });
  expect(openNeighbors(theater, { q: 0, r: 0 })).toEqual([
    { q: 1, r: 0 },
    { q: 0, r: 1 },
  ]);
  const reached = reachableBySea(theater, { q: 2, r: 4 }, 2);
  expect(reached.get('2,6')).toBeUndefined();
  expect(reached.get('1,5')?.moves).toBe(1);
  expect(reached.get('1,6')?.moves).toBe(2);
});

test('[ST-1.22, ST-1.23] light and weather by the turn', () => {
  const poor = [{ from: 2, to: 3 }];
  const state = scene({ poor });
  const skies = [1, 2, 3, 4, 12, 13].map((turn) => skyOf({ ...state, turn }, { q: 0, r: 0 }));
  expect(skies.map(({ isPoor }) => isPoor)).toEqual([false, true, true, false, false, false]);
  expect(skies.map(({ isNight }) => isNight)).toEqual([false, false, false, false, false, true]);
});

test('[ST-1.23, ST-26.2] weather north of a latitude counts for a roll between two units when either is there', () => {
  const state = scene({ poor: [{ from: 1, to: 9, northOf: 8.5 }] });
  const north = { q: 0, r: 4 };
  const south = { q: 0, r: 5 };
  const isPoor = (a: Axial, b: Axial) => skyBetween(state, a, b).isPoor;
  expect([isPoor(north, north), isPoor(north, south), isPoor(south, north)]).toEqual([
    ...[true, true, true],
  ]);
  expect(isPoor(south, south)).toBe(false);
});

const COLUMN = (length: number): Axial[] => Array.from({ length }, (_, r) => ({ q: 5, r }));

test('[ST-8.5] where a mover is after each of twelve steps', () => {
  const steps = Array.from({ length: 12 }, (_, index) => index + 1);
  const rows = (moves: number) =>
    steps.map((step) => hexAtStep(COLUMN(moves + 1) as [Axial, ...Axial[]], step).r);
  expect(rows(0)).toEqual(Array(12).fill(0));
  expect(rows(1)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  expect(rows(9)).toEqual([1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9]);
  expect(rows(12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('[ST-8.5] the shortest distance is that of two units at the same time, not of their ways', () => {
  const lying: [Axial] = [{ q: 6, r: 4 }];
  const passing = COLUMN(10) as [Axial, ...Axial[]];
  expect(shortestDistance(lying, passing)).toBe(1);
  expect(shortestDistance(passing, lying)).toBe(1);
  expect(shortestDistance(lying, [{ q: 6, r: 7 }])).toBe(3);
  const ahead = COLUMN(12).slice(3) as [Axial, ...Axial[]];
  const behind = COLUMN(9) as [Axial, ...Axial[]];
  expect(shortestDistance(behind, ahead)).toBe(3);
});

test('[ST-8.5, ST-8.6] the tracks of divisions and squadrons; an old track is none', () => {
  const state = scene({});
  const division = state.forces.axis.divisions.X1;
  if (!division) throw new Error('no division');
  const hex = { q: 9, r: 0 };
  const before = { q: 9, r: 1 };
  expect(trackOfDivision({ tracks: {} }, division)).toEqual([hex]);
  expect(trackOfDivision({ tracks: { X1: [before, hex] } }, division)).toEqual([before, hex]);
  expect(trackOfDivision({ tracks: { X1: [hex, before] } }, division)).toEqual([hex]);
  expect(trackOfDivision({ tracks: {} }, { ...division, status: 'withdrawn' })).toBeUndefined();
  fly(state, 'a-f', [before, hex]);
  const flight = state.forces.allies.advanced?.flights['a-f'];
  if (!flight) throw new Error('no flight');
  expect(trackOfFlight(flight)).toEqual([before, hex]);
  expect(trackOfFlight({ ...flight, hex: null, justLanded: true })).toEqual([before, hex]);
  expect(trackOfFlight({ ...flight, hex: null })).toBeUndefined();
  expect(trackOfFlight({ ...flight, hex: FAR })).toEqual([FAR]);
});

test('[ST-11.3] the course is the last move', () => {
  expect(courseOf([{ q: 0, r: 0 }])).toBeNull();
  expect(
    courseOf([
      { q: 0, r: 0 },
      { q: 1, r: -1 },
      { q: 1, r: 0 },
    ]),
  ).toBe(4);
  expect(
    courseOf([
      { q: 0, r: 0 },
      { q: 0, r: 0 },
    ]),
  ).toBeNull();
});
