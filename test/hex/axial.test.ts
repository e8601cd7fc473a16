import { assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Axial,
  addHex,
  angleBetween,
  bearingBetween,
  bearingOf,
  DIRECTIONS,
  directionTo,
  directionToward,
  disk,
  distance,
  hexKey,
  hexLength,
  isWithin,
  neighbor,
  neighbors,
  ORIGIN,
  parseHexKey,
  ring,
  sameHex,
  subtractHex,
} from '../../src/hex';

const hexes = record({ q: integer({ min: -40, max: 40 }), r: integer({ min: -40, max: 40 }) });
const turned = ({ q, r }: Axial): Axial => ({ q: -r, r: q + r });

/** Steps from one hex to another, found by walking outward ring by ring. */
function stepsBetween(from: Axial, to: Axial): number {
  let reached = [from];
  const seen = new Set([hexKey(from)]);
  for (let steps = 0; ; steps++) {
    if (reached.some((hex) => sameHex(hex, to))) return steps;
    reached = reached.flatMap(neighbors).filter((hex) => {
      const isNew = !seen.has(hexKey(hex));
      seen.add(hexKey(hex));
      return isNew;
    });
  }
}

describe('distance', () => {
  test('[BT-1.6] it is half of |dq| + |dr| + |dq + dr|', () => {
    assert(
      property(hexes, hexes, (a, b) => {
        const [dq, dr] = [a.q - b.q, a.r - b.r];
        expect(distance(a, b)).toBe((Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2);
      }),
    );
  });

  test('it counts the steps of the shortest walk', () => {
    for (const hex of disk(ORIGIN, 5))
      expect(distance(ORIGIN, hex)).toBe(stepsBetween(ORIGIN, hex));
  });

  test('it is a metric: nothing between equals, alike both ways, no detour is shorter', () => {
    assert(
      property(hexes, hexes, hexes, (a, b, c) => {
        expect(distance(a, b) === 0).toBe(sameHex(a, b));
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });

  test('it is the same after any shift and any turn of the board', () => {
    assert(
      property(hexes, hexes, hexes, (a, b, by) => {
        expect(distance(addHex(a, by), addHex(b, by))).toBe(distance(a, b));
        expect(distance(turned(a), turned(b))).toBe(distance(a, b));
      }),
    );
  });

  test('adding what was subtracted leads back', () => {
    assert(
      property(hexes, hexes, (a, b) => {
        expect(sameHex(addHex(b, subtractHex(a, b)), a)).toBe(true);
        expect(hexLength(subtractHex(a, b))).toBe(distance(a, b));
      }),
    );
  });
});

describe('keys', () => {
  test('a key reads back as its hex', () => {
    assert(
      property(hexes, (hex) => {
        expect(parseHexKey(hexKey(hex))).toEqual(hex);
      }),
    );
  });

  test('a zero has no sign', () => {
    expect(parseHexKey('-0,-0')).toEqual({ q: 0, r: 0 });
  });

  test.each(['', '1', '1,', '1,2,3', 'a,b', '1.5,2', ' 1,2', '1,2 ', '1e3,0', '1234,0', '--1,0'])(
    '"%s" is no hex',
    (text) => {
      expect(parseHexKey(text)).toBeUndefined();
    },
  );
});

describe('directions and bearings', () => {
  test('[BT-1.6] the six neighbors lie at bearings 30, 90, 150, 210, 270 and 330', () => {
    expect(DIRECTIONS.map(bearingOf)).toEqual([30, 90, 150, 210, 270, 330]);
    assert(
      property(hexes, (hex) => {
        neighbors(hex).forEach((next, i) => {
          expect(distance(hex, next)).toBe(1);
          expect(bearingBetween(hex, next)).toBeCloseTo(30 + 60 * i, 9);
        });
      }),
    );
  });

  test('the direction to a neighbor leads there; to any other hex there is none', () => {
    assert(
      property(hexes, (hex) => {
        for (const direction of DIRECTIONS)
          expect(directionTo(hex, neighbor(hex, direction))).toBe(direction);
        expect(directionTo(hex, hex)).toBeUndefined();
        expect(directionTo(hex, addHex(hex, { q: 2, r: 0 }))).toBeUndefined();
      }),
    );
  });

  test('the bearing back is the opposite one', () => {
    assert(
      property(hexes, hexes, (a, b) => {
        if (sameHex(a, b)) return;
        const there = bearingBetween(a, b);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThan(360);
        expect(angleBetween(there, bearingBetween(b, a))).toBeCloseTo(180, 9);
      }),
    );
  });

  test('angles between bearings are at most 180 and the same both ways', () => {
    expect(angleBetween(350, 10)).toBe(20);
    expect(angleBetween(10, 350)).toBe(20);
    expect(angleBetween(0, 180)).toBe(180);
    expect(angleBetween(90, 90)).toBe(0);
  });

  test('the direction toward a hex is the nearest, of two alike the first clockwise', () => {
    for (const hex of disk(ORIGIN, 6).slice(1)) {
      const off = (direction: (typeof DIRECTIONS)[number]) =>
        angleBetween(bearingOf(direction), bearingBetween(ORIGIN, hex));
      const toward = directionToward(ORIGIN, hex);
      expect(off(toward)).toBeLessThanOrEqual(30 + 1e-9);
      for (const other of DIRECTIONS) expect(off(other)).toBeGreaterThanOrEqual(off(toward) - 1e-9);
    }
    expect(directionToward(ORIGIN, { q: 2, r: -1 })).toBe(0);
    expect(directionToward(ORIGIN, { q: 1, r: 1 })).toBe(1);
    expect(directionToward(ORIGIN, { q: 1, r: -2 })).toBe(0);
  });
});

describe('rings and disks', () => {
  test('a ring has six hexes a step of its radius, all at that distance, each once', () => {
    assert(
      property(hexes, integer({ min: 1, max: 20 }), (center, radius) => {
        const around = ring(center, radius);
        expect(around).toHaveLength(6 * radius);
        expect(new Set(around.map(hexKey)).size).toBe(6 * radius);
        expect(around.every((hex) => distance(center, hex) === radius)).toBe(true);
      }),
    );
    expect(ring({ q: 3, r: -1 }, 0)).toEqual([{ q: 3, r: -1 }]);
  });

  test('a ring runs clockwise from bearing 030, each hex next to the one before', () => {
    for (let radius = 2; radius <= 6; radius++) {
      const around = ring(ORIGIN, radius);
      expect(around[0]).toEqual({ q: radius, r: -radius });
      around.forEach((hex, i) => {
        const next = around[(i + 1) % around.length] as Axial;
        expect(distance(hex, next)).toBe(1);
        const turn = (bearingBetween(ORIGIN, next) - bearingBetween(ORIGIN, hex) + 360) % 360;
        expect(turn).toBeLessThan(90);
      });
    }
  });

  test('a disk has 1 + 3R(R + 1) hexes, those within its radius', () => {
    for (let radius = 0; radius <= 9; radius++) {
      const all = disk({ q: 1, r: 2 }, radius);
      expect(new Set(all.map(hexKey)).size).toBe(1 + 3 * radius * (radius + 1));
      expect(all.every((hex) => isWithin(hex, { q: 1, r: 2 }, radius))).toBe(true);
    }
    expect(isWithin({ q: 3, r: 0 }, ORIGIN, 2)).toBe(false);
  });

  test('a ring turned by 60 degrees is the same ring, a sixth further on', () => {
    for (let radius = 1; radius <= 5; radius++) {
      const around = ring(ORIGIN, radius).map(hexKey);
      const further = [...around.slice(radius), ...around.slice(0, radius)];
      expect(ring(ORIGIN, radius).map(turned).map(hexKey)).toEqual(further);
    }
  });
});
