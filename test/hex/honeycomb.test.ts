import { assert, constantFrom, double, integer, property, record } from 'fast-check';
import {
  defineHex,
  distance as distanceOf,
  Direction as H,
  type Hex,
  hexToOffset,
  line as lineOf,
  neighborOf,
  Orientation,
  rectangle,
  ring as ringOf,
  spiral,
  type Traverser,
} from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  type Axial,
  DIRECTIONS,
  disk,
  distance,
  FACINGS,
  flatNeighbors,
  hexAhead,
  hexesInRectangle,
  hexInRow,
  hexKey,
  isInRectangle,
  layout,
  line,
  neighbor,
  neighbors,
  type Point,
  passage,
  ring,
  rowOf,
} from '../../src/hex';

/** Own arithmetic on hot paths [decision 0023], and what is asked of honeycomb-grid in another form, against its own answers. */
const hexes = record({ q: integer({ min: -60, max: 60 }), r: integer({ min: -60, max: 60 }) });
const radii = integer({ min: 1, max: 15 });

const Pointy = defineHex({
  orientation: Orientation.POINTY,
  dimensions: 1,
  origin: { x: 0, y: 0 },
});
const Flat = defineHex({ orientation: Orientation.FLAT, dimensions: 1, origin: { x: 0, y: 0 } });
const plain = ({ q, r }: Axial): Axial => ({ q: q + 0, r: r + 0 });
/** A `Grid` would leave out what does not lie on it: the traverser is asked without one. */
const told = (Tile: typeof Pointy, traverser: Traverser<Hex>): Hex[] =>
  traverser((at) => new Tile(at));
const POINTY_COMPASS = [H.NE, H.E, H.SE, H.SW, H.W, H.NW];
const FLAT_COMPASS = [H.N, H.NE, H.SE, H.S, H.SW, H.NW];
const keys = (all: Iterable<Axial>): string[] => [...all].map((hex) => hexKey(plain(hex)));
const sorted = (all: Iterable<Axial>): string[] => keys(all).sort();

const board = layout(1, 'pointy-top');

/** The point at a share of the line between two centers. */
function alongLine(from: Axial, to: Axial, share: number): Point {
  const [a, b] = [board.center(from), board.center(to)];
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** A neighbor's center is as near as its own. */
function isOnBorder(hex: Axial, { x, y }: Point): boolean {
  const away = (it: Axial) => Math.hypot(board.center(it).x - x, board.center(it).y - y);
  return neighbors(hex).some((next) => away(next) < away(hex) + 1e-6);
}

describe('own arithmetic gives the answers of honeycomb-grid', () => {
  test('distances', () => {
    assert(
      property(hexes, hexes, (a, b) => {
        expect(distance(a, b)).toBe(distanceOf(Pointy.settings, plain(a), plain(b)));
      }),
    );
  });

  test('neighbors on both grids, one by one and all around', () => {
    assert(
      property(hexes, (hex) => {
        const pointy = POINTY_COMPASS.map((to) => plain(neighborOf(new Pointy(hex), to)));
        expect(neighbors(hex)).toEqual(pointy);
        expect(DIRECTIONS.map((direction) => neighbor(hex, direction))).toEqual(pointy);
        const flat = FLAT_COMPASS.map((to) => plain(neighborOf(new Flat(hex), to)));
        expect(flatNeighbors(hex)).toEqual(flat);
        expect(FACINGS.map((facing) => hexAhead(hex, facing))).toEqual(flat);
      }),
    );
  });

  test('so many hexes ahead, or in a direction', () => {
    const places = constantFrom(0, 1, 2, 3, 4, 5);
    assert(
      property(hexes, places, radii, (hex, place, far) => {
        const along = (Tile: typeof Pointy, direction: H) =>
          plain(told(Tile, lineOf({ start: hex, direction, length: far + 1 })).at(-1) as Axial);
        const facing = FACINGS[place] as (typeof FACINGS)[number];
        expect(hexAhead(hex, facing, far)).toEqual(along(Flat, FLAT_COMPASS[place] as H));
        expect(hexAhead(hexAhead(hex, facing, far), facing, -far)).toEqual(hex);
        const direction = DIRECTIONS[place] as (typeof DIRECTIONS)[number];
        expect(neighbor(hex, direction, far)).toEqual(along(Pointy, POINTY_COMPASS[place] as H));
      }),
    );
  });

  test('lines, when it is asked with ends moved a little, so that ties along sides are settled', () => {
    const moved = ({ q, r }: Axial) => ({ q, r: r + 2 ** -20 });
    assert(
      property(hexes, hexes, (from, to) => {
        const theirs = told(Pointy, lineOf({ start: moved(from), stop: moved(to) }));
        expect(line(from, to)).toEqual([from, ...theirs.slice(1).map(plain)]);
      }),
      { numRuns: 1000 },
    );
  });

  test('a line passes every hex of its straight way, inside or along a side', () => {
    assert(
      property(hexes, hexes, (from, to) => {
        const way = [...told(Pointy, lineOf({ start: from, stop: to }))];
        if (way.length > 1)
          for (const hex of way) expect(passage(from, to, hex), hexKey(hex)).toBeDefined();
      }),
    );
  });

  test('a line passes each hex where its points lie in it, by the layout', () => {
    const shares = double({ min: 0, max: 1, noNaN: true });
    assert(
      property(hexes, hexes, shares, (from, to, share) => {
        const pass = passage(from, to, board.hexAt(alongLine(from, to, share)));
        expect(pass).toBeDefined();
        expect(pass?.enter).toBeLessThanOrEqual(share + 1e-9);
        expect(pass?.leave).toBeGreaterThanOrEqual(share - 1e-9);
      }),
    );
  });

  test('in the middle of its passage through a hex a line lies in that hex', () => {
    assert(
      property(hexes, radii, integer({ min: 0, max: 89 }), (from, radius, at) => {
        const to = ring(from, radius)[at % (6 * radius)] as Axial;
        for (const hex of disk(from, radius)) {
          const pass = passage(from, to, hex);
          if (pass?.along !== 'inside') continue;
          const middle = (pass.enter + pass.leave) / 2;
          expect(board.hexAt(alongLine(from, to, middle))).toEqual(hex);
        }
      }),
    );
  });
});

describe('what honeycomb-grid is asked', () => {
  test('rings and disks are its rings and spirals', () => {
    assert(
      property(hexes, radii, (center, radius) => {
        const around = told(Pointy, ringOf({ center, radius }));
        expect(sorted(ring(center, radius))).toEqual(sorted(around));
        const all = told(Flat, spiral({ start: center, radius }));
        expect(sorted(disk(center, radius))).toEqual(sorted(all));
      }),
    );
  });

  test('a line is as long as the distance, from hex to neighbor, and its own where no side is shared', () => {
    assert(
      property(hexes, hexes, (from, to) => {
        const way = line(from, to);
        expect(way).toHaveLength(distance(from, to) + 1);
        expect([way[0], way.at(-1)]).toEqual([from, to]);
        for (const [i, hex] of way.slice(1).entries())
          expect(distance(hex, way[i] as Axial)).toBe(1);
        const theirs = keys(told(Pointy, lineOf({ start: from, stop: to })));
        const hasTie = way.some((hex, i) =>
          isOnBorder(hex, alongLine(from, to, i / (way.length - 1))),
        );
        if (!hasTie) expect(keys(way)).toEqual(theirs);
      }),
    );
  });

  test('where a line runs along sides it takes the same side all the way', () => {
    const pairs = line({ q: 0, r: 0 }, { q: 6, r: 6 }).filter((_, i) => i % 2 === 1);
    expect(new Set(pairs.map(({ q, r }) => r - q)).size).toBe(1);
  });

  test('rows, columns and rectangles', () => {
    assert(
      property(hexes, (hex) => {
        expect({ col: hex.q, row: rowOf(hex) }).toEqual(hexToOffset(new Flat(hex)));
        expect(hexInRow({ column: hex.q, row: rowOf(hex) })).toEqual(hex);
      }),
    );
    assert(
      property(hexes, radii, radii, hexes, ({ q: column, r: row }, columns, rows, other) => {
        const at = { column, row, columns, rows };
        const all = hexesInRectangle(at);
        const start = { col: column, row };
        const theirs = told(Flat, rectangle({ start, width: columns, height: rows }));
        expect(sorted(all)).toEqual(sorted(theirs));
        expect(all.every((hex) => isInRectangle(at, hex))).toBe(true);
        expect(isInRectangle(at, other)).toBe(sorted(all).includes(hexKey(other)));
      }),
    );
  });

  test('rectangles run column by column from the north', () => {
    expect(keys(hexesInRectangle({ columns: 3, rows: 2 }))).toEqual([
      '0,0',
      '0,1',
      '1,0',
      '1,1',
      '2,-1',
      '2,0',
    ]);
  });
});

describe.each(['pointy-top', 'flat-top'] as const)('the %s layout', (orientation) => {
  const large = layout(40, orientation);
  const Tile = orientation === 'flat-top' ? Flat : Pointy;
  const apart = ({ x, y }: { x: number; y: number }, to: { x: number; y: number }) =>
    Math.hypot(x - to.x, y - to.y);

  test('centers and corners are those of its hexes', () => {
    assert(
      property(hexes, (hex) => {
        const tile = new Tile(hex);
        expect(apart(large.center(hex), { x: 40 * tile.x, y: 40 * tile.y })).toBeLessThan(1e-9);
        const corners = large.corners(hex);
        expect(corners).toHaveLength(6);
        for (const [i, { x, y }] of tile.corners.entries())
          expect(
            apart(corners[i] as { x: number; y: number }, { x: 40 * x, y: 40 * y }),
          ).toBeLessThan(1e-9);
      }),
    );
  });

  test('a point lies in the hex whose center is nearest', () => {
    const points = record({
      x: double({ min: -2000, max: 2000, noNaN: true }),
      y: double({ min: -2000, max: 2000, noNaN: true }),
    });
    assert(
      property(points, (point) => {
        const hex = large.hexAt(point);
        const away = apart(large.center(hex), point);
        expect(away).toBeLessThanOrEqual(40 + 1e-9);
        for (const other of neighbors(hex))
          expect(apart(large.center(other), point)).toBeGreaterThanOrEqual(away - 1e-9);
        expect(Object.is(hex.q, -0) || Object.is(hex.r, -0)).toBe(false);
      }),
    );
  });

  test('a side lies between a hex and its neighbor of that number', () => {
    const around = orientation === 'flat-top' ? flatNeighbors : neighbors;
    for (const hex of disk({ q: 2, r: -3 }, 1))
      for (const [i, next] of around(hex).entries()) {
        const [a, b] = large.side(hex, i);
        const [from, to] = [large.center(hex), large.center(next)];
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        expect(apart({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, middle)).toBeLessThan(1e-9);
      }
  });

  test('a hex is as wide and high as its corners lie, columns and rows as far apart as centers', () => {
    const corners = large.corners({ q: 0, r: 0 });
    const size = (values: number[]) => Math.max(...values) - Math.min(...values);
    expect(size(corners.map(({ x }) => x))).toBeCloseTo(large.width, 9);
    expect(size(corners.map(({ y }) => y))).toBeCloseTo(large.height, 9);
    const { x } = large.center({ q: 1, r: 0 });
    const { y } = large.center({ q: 0, r: 1 });
    expect([x, y]).toEqual([expect.closeTo(large.pitch.x, 9), expect.closeTo(large.pitch.y, 9)]);
  });
});
