import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Axial,
  addHex,
  blockingHex,
  disk,
  distance,
  hexKey,
  ORIGIN,
  passage,
  sameHex,
} from '../../src/hex';

const hexes = record({ q: integer({ min: -8, max: 8 }), r: integer({ min: -8, max: 8 }) });
const near = disk(ORIGIN, 4);
const blockers = uniqueArray(constantFrom(...near), { selector: hexKey, maxLength: 12 });
const turned = ({ q, r }: Axial): Axial => ({ q: -r, r: q + r });
const mirrored = ({ q, r }: Axial): Axial => ({ q: -q - r, r });

const blocked = (from: Axial, to: Axial, land: readonly Axial[]) =>
  blockingHex(from, to, land) !== undefined;

/** The hexes whose inside the line crosses, the ends included, in order. */
const crossed = (from: Axial, to: Axial, candidates: readonly Axial[]): Axial[] =>
  candidates
    .filter((hex) => passage(from, to, hex)?.along === 'inside')
    .sort((a, b) => (passage(from, to, a)?.enter ?? 0) - (passage(from, to, b)?.enter ?? 0));

/** Hexes met by points along a line, told by rounding; points near a border name several. */
function sampled(from: Axial, to: Axial, candidates: readonly Axial[]): Set<string> {
  const met = new Set<string>();
  const n = 999;
  for (let i = 1; i < n; i++) {
    const at = { q: from.q + ((to.q - from.q) * i) / n, r: from.r + ((to.r - from.r) * i) / n };
    const inside = candidates.filter((hex) => {
      const [q, r] = [at.q - hex.q, at.r - hex.r];
      const s = -q - r;
      return Math.max(Math.abs(q - r), Math.abs(r - s), Math.abs(s - q)) < 1 - 1e-9;
    });
    for (const hex of inside) met.add(hexKey(hex));
  }
  return met;
}

describe('lines', () => {
  test('a line crosses the hexes that points along it lie in', () => {
    for (const to of disk(ORIGIN, 4)) {
      const line = crossed(ORIGIN, to, near).map(hexKey);
      const expected = sampled(ORIGIN, to, near);
      if (!sameHex(to, ORIGIN)) expect(new Set(line), hexKey(to)).toEqual(expected);
    }
  });

  test('a straight line of hexes is crossed in order, both ends included', () => {
    expect(crossed(ORIGIN, { q: 3, r: 0 }, near).map(hexKey)).toEqual(['0,0', '1,0', '2,0', '3,0']);
  });

  test('[BT-1.5] along a side a line passes both hexes for the same part of its length', () => {
    const to = { q: 1, r: 1 };
    for (const hex of [
      { q: 1, r: 0 },
      { q: 0, r: 1 },
    ]) {
      const pass = passage(ORIGIN, to, hex);
      expect(pass).toMatchObject({ along: 'side' });
      expect(pass?.enter).toBeCloseTo(1 / 3, 9);
      expect(pass?.leave).toBeCloseTo(2 / 3, 9);
    }
    expect(crossed(ORIGIN, to, near).map(hexKey)).toEqual(['0,0', '1,1']);
  });

  test('a hex that a line only touches at a corner is not passed', () => {
    expect(passage(ORIGIN, { q: 1, r: 1 }, { q: -1, r: 1 })).toBeUndefined();
    expect(passage(ORIGIN, { q: 1, r: 1 }, { q: 2, r: 1 })).toBeUndefined();
  });
});

describe('blocking', () => {
  test('[BT-1.5] on a line along sides every pair of hexes left and right of it blocks, no one alone', () => {
    const far = { q: 3, r: 3 };
    const pairs = [0, 1, 2].map(
      (i) =>
        [
          { q: i, r: i + 1 },
          { q: i + 1, r: i },
        ] as const,
    );
    for (const [left, right] of pairs) {
      expect(blocked(ORIGIN, far, [left])).toBe(false);
      expect(blocked(ORIGIN, far, [right])).toBe(false);
      expect(blocked(ORIGIN, far, [left, right])).toBe(true);
    }
    expect(
      blocked(
        ORIGIN,
        far,
        pairs.map(([left]) => left),
      ),
    ).toBe(false);
    expect(blocked(ORIGIN, far, [pairs[0]?.[0] as Axial, pairs[1]?.[1] as Axial])).toBe(false);
    expect(blocked(ORIGIN, far, [{ q: 1, r: 1 }])).toBe(true);
  });

  test('[BT-1.5] the two ends never block, nor does anything between neighbors', () => {
    assert(
      property(hexes, hexes, (from, to) => {
        expect(blocked(from, to, [from, to])).toBe(false);
        if (distance(from, to) <= 1) expect(blocked(from, to, disk(from, 2))).toBe(false);
        else expect(blocked(from, to, disk(from, 20))).toBe(true);
      }),
    );
  });

  test('[BT-1.5] blocking is the same both ways', () => {
    assert(
      property(hexes, hexes, blockers, (from, to, land) => {
        expect(blocked(from, to, land)).toBe(blocked(to, from, land));
      }),
      { numRuns: 2000 },
    );
  });

  test('[BT-1.5] blocking is the same on a board turned, mirrored or shifted', () => {
    assert(
      property(hexes, hexes, blockers, hexes, (from, to, land, by) => {
        const changes = [turned, mirrored, (hex: Axial) => addHex(hex, by)];
        for (const change of changes)
          expect(blocked(change(from), change(to), land.map(change))).toBe(blocked(from, to, land));
      }),
      { numRuns: 1000 },
    );
  });

  test('[BT-1.5] more land never clears a line, and the hex named is one that blocks', () => {
    assert(
      property(hexes, hexes, blockers, blockers, (from, to, land, more) => {
        const hex = blockingHex(from, to, land);
        if (!hex) return;
        expect(land.some((it) => sameHex(it, hex))).toBe(true);
        expect(sameHex(hex, from) || sameHex(hex, to)).toBe(false);
        expect(blocked(from, to, [...land, ...more])).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('the first hex that blocks is named', () => {
    const land = [
      { q: 3, r: 0 },
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ];
    expect(blockingHex(ORIGIN, { q: 4, r: 0 }, land)).toEqual({ q: 1, r: 0 });
  });
});
