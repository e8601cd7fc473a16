import { expect, test } from 'vitest';
import { distance, flatBearing, flatNeighbors, hexesInRectangle, hexInRow } from '../../../src/hex';
import { hourOf, isDusk, isNight } from '../../../src/rules/sea-wings/common/clock';
import { covers, isInArc, widthOf } from '../../../src/rules/sea-wings/map/arcs';
import { hexAt, landIn, positionOf } from '../../../src/rules/sea-wings/map/position';
import { reachOf } from '../../../src/rules/sea-wings/map/reach';
import { edgesAt, isFriendlyEdge, isOnMap, isWater } from '../../../src/rules/sea-wings/map/sea';
import { arcOfFactor, SEARCH_ARCS } from '../../../src/rules/sea-wings/tables/searchArc';
import { facts, SEA } from './scenario';

const CENTER = { q: 10, r: 10 };

test('[WG-1.3] the six neighbors clockwise from north', () => {
  expect(flatNeighbors({ q: 0, r: 0 })).toEqual([
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
  ]);
});

test('[WG-1.4] column c and row w are q = c and r = w - floor(c/2)', () => {
  expect(hexInRow({ column: 71, row: 47 })).toEqual({ q: 71, r: 12 });
  const map = { ...SEA, columns: 72, rows: 48 };
  expect(hexesInRectangle(map)).toHaveLength(72 * 48);
  expect(isOnMap(map, { q: 71, r: 12 })).toBe(true);
  expect(isOnMap(map, { q: 71, r: 13 })).toBe(false);
});

test('[WG-1.2, WG-1.5] distance counts hexes', () => {
  expect(distance({ q: 49, r: 17 }, { q: 29, r: 12 })).toBe(25);
  expect(distance({ q: 49, r: 17 }, { q: 39, r: 1 })).toBe(26);
});

test('[WG-1.6] bearings are clockwise from north; neighbors lie 60 degrees apart', () => {
  const bearings = flatNeighbors(CENTER).map((hex) => Math.round(flatBearing(CENTER, hex)));
  expect(bearings).toEqual([0, 60, 120, 180, 240, 300]);
});

test('[WG-1.7] both ends of an arc and the hex of origin are in it', () => {
  const [north, northeast, southeast] = flatNeighbors(CENTER) as [
    typeof CENTER,
    ...(typeof CENTER)[],
  ];
  expect(isInArc(CENTER, [0, 60], north)).toBe(true);
  expect(isInArc(CENTER, [0, 60], northeast as typeof CENTER)).toBe(true);
  expect(isInArc(CENTER, [0, 60], southeast as typeof CENTER)).toBe(false);
  expect(isInArc(CENTER, [300, 350], CENTER)).toBe(true);
});

test('[WG-1.8] an arc runs clockwise through north; equal ends and 0 to 360 are the full circle', () => {
  expect(widthOf([300, 360])).toBe(60);
  expect(widthOf([350, 20])).toBe(30);
  expect([widthOf([0, 360]), widthOf([90, 90])]).toEqual([360, 360]);
  expect(isInArc(CENTER, [350, 20], { q: 10, r: 0 })).toBe(true);
});

test('[WG-6.15, WG-EX1] two B-17E from Espiritu Santo cover Henderson Field at the edge of their range', () => {
  const base = { q: 49, r: 17 };
  expect(flatBearing(base, { q: 29, r: 12 })).toBeCloseTo(310.9, 1);
  expect(covers(base, [300, 360], 25, { q: 29, r: 12 })).toBe(true);
  expect(flatBearing(base, { q: 39, r: 1 })).toBeCloseTo(337.6, 1);
  expect(covers(base, [300, 360], 25, { q: 39, r: 1 })).toBe(false);
});

test('[WG-1.9] positions of Coral Sea and of the date line', () => {
  const coralSea = { corner: { lat: -3.5, lon: 146 }, midLatitude: 13 };
  expect(hexAt(coralSea, { lat: -13.3, lon: 154.3 })).toEqual({ q: 23, r: 13 });
  expect(hexAt(coralSea, { lat: -4.2, lon: 152.2 })).toEqual({ q: 17, r: -7 });
  const midway = { corner: { lat: 38, lon: 172 }, midLatitude: 28.4 };
  expect(hexAt(midway, { lat: 28.2, lon: 360 - 177.3 })).toEqual({ q: 27, r: 11 });
  expect(hexAt(midway, positionOf(midway, { q: 27, r: 11 }))).toEqual({ q: 27, r: 11 });
});

test('[WG-1.10, WG-15.9] land is closed to task forces, the hex of a base open', () => {
  const land = landIn(SEA, [
    [
      { lat: 9.5, lon: 2 },
      { lat: 9.5, lon: 4 },
      { lat: 7, lon: 4 },
      { lat: 7, lon: 2 },
    ],
  ]);
  expect(land.length).toBeGreaterThan(4);
  const [ashore, port] = land as [typeof CENTER, typeof CENTER];
  const scenario = facts({ map: { ...SEA, land }, bases: [{ hex: port, side: 'axis' }] });
  expect(isWater(scenario, ashore)).toBe(false);
  expect(isWater(scenario, port)).toBe(true);
  expect(isWater(scenario, { q: -1, r: 5 })).toBe(false);
});

test('[WG-16.16] each side has its edges', () => {
  expect(edgesAt(SEA, { q: 0, r: 0 })).toEqual(['north', 'west']);
  expect(isFriendlyEdge(SEA, 'allies', { q: 0, r: 3 })).toBe(false);
  expect(isFriendlyEdge(SEA, 'allies', { q: SEA.columns - 1, r: 0 })).toBe(true);
});

test('paths go around land', () => {
  const land = [
    { q: 10, r: 9 },
    { q: 11, r: 9 },
  ];
  const reach = reachOf(facts({ map: { ...SEA, land } }), CENTER, 2);
  expect(reach.has('10,9')).toBe(false);
  expect(reach.get('10,10')).toEqual([]);
  expect(reach.has('10,8')).toBe(false);
  expect(reach.get('9,9')).toHaveLength(2);
});

test('[WG-1.1, WG-1.12, WG-1.13] turns begin every four hours; those of 20:00 and 24:00 are night', () => {
  const scenario = { firstHour: 4 };
  expect([1, 2, 3, 4, 5, 6, 7].map((turn) => hourOf(scenario, turn))).toEqual([
    4, 8, 12, 16, 20, 0, 4,
  ]);
  expect([1, 2, 3, 4, 5, 6, 7].map((turn) => isNight(scenario, turn))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect([3, 4, 5].map((turn) => isDusk(scenario, turn))).toEqual([false, true, false]);
  expect(isNight({ firstHour: 4, nightTurns: [1] }, 1)).toBe(true);
});

test.each(SEARCH_ARCS)('[WG-6.11] up to %f hexes one factor searches %i degrees', (upTo, arc) => {
  expect(arcOfFactor(upTo)).toBe(arc);
});

test('[WG-6.12, WG-6.14] between two columns the farther one counts, beyond the table none', () => {
  expect(arcOfFactor(1)).toBe(180);
  expect(arcOfFactor(8)).toBe(90);
  expect(arcOfFactor(26)).toBe(30);
  expect(arcOfFactor(36)).toBe(0);
});
