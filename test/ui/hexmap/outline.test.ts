import { describe, expect, test } from 'vitest';
import { disk, ORIGIN, ring } from '../../../src/hex';
import { chartCoastPath, coastPath, islandPath } from '../../../src/ui/hexmap/geometry/coast';
import { contours, type Field } from '../../../src/ui/hexmap/geometry/contours';
import { FLAT, POINTY } from '../../../src/ui/hexmap/geometry/plane';

describe.each([
  ['pointy-top', POINTY],
  ['flat-top', FLAT],
] as const)('outlines, %s', (_, { outlines, outlinePath }) => {
  test('one hex has six corners', () => {
    expect(outlines([ORIGIN]).map((loop) => loop.length)).toEqual([6]);
  });

  test('two hexes that touch are one land without the side between them', () => {
    expect(outlines([ORIGIN, { q: 1, r: 0 }]).map((loop) => loop.length)).toEqual([10]);
  });

  test('hexes apart are lands apart', () => {
    expect(outlines([ORIGIN, { q: 3, r: 0 }])).toHaveLength(2);
  });

  test('a ring has an outer and an inner border', () => {
    const lengths = outlines(ring(ORIGIN, 1)).map((loop) => loop.length);
    expect(lengths.sort((a, b) => a - b)).toEqual([6, 18]);
  });

  test('the border of a whole board closes once', () => {
    expect(outlinePath(disk(ORIGIN, 9)).match(/M/g)).toHaveLength(1);
  });

  test('no hexes, no outline', () => {
    expect(outlinePath([])).toBe('');
  });
});

describe('coasts', () => {
  test('a coast is the same each time it is drawn', () => {
    const land = disk({ q: 3, r: -2 }, 1);
    expect(coastPath(POINTY, land)).toBe(coastPath(POINTY, land));
    expect(islandPath(POINTY, ORIGIN)).toBe(islandPath(POINTY, ORIGIN));
  });

  test('each land has a closed coast of its own', () => {
    expect(coastPath(POINTY, [ORIGIN, { q: 4, r: 0 }]).match(/Z/g)).toHaveLength(2);
  });
});

describe('contours', () => {
  const hill: Field = {
    left: -100,
    top: -100,
    columns: 41,
    rows: 41,
    cell: 5,
    valueAt: ({ x, y }) => 100 - Math.hypot(x, y),
  };

  test('a round hill has a round contour at its radius', () => {
    const [loop, ...others] = contours(hill, 50);
    expect(others).toEqual([]);
    for (const { x, y } of loop ?? []) expect(Math.hypot(x, y)).toBeCloseTo(50, 0);
  });

  test('a field above the level everywhere closes along its rim', () => {
    const loops = contours({ ...hill, valueAt: () => 1 }, 0).filter((loop) => loop.length > 2);
    expect(loops).toHaveLength(1);
  });

  test('a field below the level has none', () => {
    expect(contours({ ...hill, valueAt: () => -1 }, 0)).toEqual([]);
  });
});

describe('a coast of a chart', () => {
  const SQUARE = [
    { x: 0, y: 0 },
    { x: 900, y: 0 },
    { x: 900, y: 600 },
    { x: 0, y: 600 },
  ];
  const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

  test('is closed, broken up, and near the line that it is given by', () => {
    const path = chartCoastPath(SQUARE, () => false);
    expect(path.endsWith('Z')).toBe(true);
    expect(path.match(/Q/g)?.length).toBeGreaterThan(40);
    const all = numbers(path);
    const xs = all.filter((_, i) => i % 2 === 0);
    expect(Math.min(...xs)).toBeGreaterThan(-150);
    expect(Math.max(...xs)).toBeLessThan(1050);
    expect(path).toBe(chartCoastPath(SQUARE, () => false));
  });

  test('stays straight where the edge cuts it off', () => {
    const path = chartCoastPath(SQUARE, () => true);
    const all = numbers(path);
    for (let i = 0; i < all.length; i += 2) {
      const [x = 0, y = 0] = [all[i], all[i + 1]];
      const corner = (x < 60 || x > 840) && (y < 60 || y > 540);
      expect(corner || [0, 900].includes(x) || [0, 600].includes(y), `${x} ${y}`).toBe(true);
    }
  });
});
