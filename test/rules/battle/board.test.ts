import { describe, expect, test } from 'vitest';
import { type Axial, disk, distance, neighbors, ORIGIN, ring } from '../../../src/hex';
import {
  BOARD_SIDES,
  edgeHexes,
  entryHexes,
  fireBlockedAt,
  isLand,
  isOnBoard,
  isSightedBy,
  rangeTo,
  risksGrounding,
} from '../../../src/rules/battle';
import { atImpulse, give, keysOf, legalLines, newBattle, refusalOf } from './fixture';
import { stackWith, turned } from './forces';

const boardOf = (radius: number) =>
  newBattle({
    allies: [{ at: [0, 1], ships: [{ id: 'a' }] }],
    axis: [{ at: [0, -1], ships: [{ id: 'x' }] }],
    scenario: { radius },
  });

describe('the board', () => {
  test('[BT-1.1] the board has a radius of 9 and 271 hexes', () => {
    const state = boardOf(9);
    expect(disk(ORIGIN, 12).filter((hex) => isOnBoard(state, hex))).toHaveLength(271);
  });

  test.each([6, 7, 13, 20])('[BT-1.1] a scenario may set a radius of %i', (radius) => {
    const state = boardOf(radius);
    expect(ring(ORIGIN, radius).every((hex) => isOnBoard(state, hex))).toBe(true);
    expect(ring(ORIGIN, radius + 1).some((hex) => isOnBoard(state, hex))).toBe(false);
  });

  test('[BT-1.6] hexes have axial coordinates and are on the board within R of the middle', () => {
    const state = boardOf(9);
    for (const hex of disk(ORIGIN, 11)) {
      const { q, r } = hex;
      const out = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
      expect(distance(ORIGIN, hex)).toBe(out);
      expect(isOnBoard(state, hex)).toBe(out <= 9);
    }
  });

  test('[BT-1.4] stacks in one hex are at range 0, others at their distance in hexes', () => {
    const state = newBattle({
      allies: [{ at: [2, 1], ships: [{ id: 'a' }] }],
      axis: [
        { at: [2, 1], ships: [{ id: 'x' }] },
        { at: [4, -3], ships: [{ id: 'y' }] },
      ],
    });
    expect(rangeTo(state, 'a', 'x')).toBe(0);
    expect(rangeTo(state, 'a', 'y')).toBe(4);
  });
});

/** The entry hexes of the north side by their q, r being -R: before, dark, after. */
const ENTRIES: [radius: number, before: number[], dark: number[], after: number[]][] = [
  [6, [1], [2, 3, 4], [5]],
  [7, [1], [2, 3, 4, 5], [6]],
  [8, [1], [2, 3, 4, 5, 6], [7]],
  [9, [1, 2], [3, 4, 5, 6], [7, 8]],
  [10, [1, 2], [3, 4, 5, 6, 7], [8, 9]],
  [11, [2, 3], [4, 5, 6, 7], [8, 9]],
  [12, [2, 3], [4, 5, 6, 7, 8], [9, 10]],
  [19, [6, 7], [8, 9, 10, 11], [12, 13]],
  [20, [6, 7], [8, 9, 10, 11, 12], [13, 14]],
];

describe('directions of entry', () => {
  test.each(ENTRIES)(
    '[BT-1.2] at radius %i the light and dark hexes of all six sides are %j %j %j',
    (radius, before, dark, after) => {
      const state = boardOf(radius);
      const north = (qs: number[]) => qs.map((q) => ({ q, r: -radius }));
      BOARD_SIDES.forEach((side, turns) => {
        const turn = (hexes: Axial[]) => hexes.map((hex) => turned(hex, turns));
        const entry = entryHexes(state, side);
        expect(entry.dark).toEqual(turn(north(dark)));
        expect(entry.light).toEqual([turn(north(before)), turn(north(after))]);
      });
    },
  );

  test('[BT-1.2] the corner hexes belong to no direction of entry, all other edge hexes to one', () => {
    const state = boardOf(9);
    const edges = BOARD_SIDES.flatMap((side) => edgeHexes(state, side));
    const corners = BOARD_SIDES.map((_side, turns) => turned({ q: 9, r: -9 }, turns));
    expect(edges).toHaveLength(6 * 8);
    expect(keysOf([...edges, ...corners])).toEqual(keysOf(ring(ORIGIN, 9)));
  });
});

describe('land', () => {
  const island = (allies: [number, number], axis: [number, number]) =>
    newBattle({
      allies: [{ at: allies, ships: [{ id: 'a' }] }],
      axis: [{ at: axis, ships: [{ id: 'x' }] }],
      scenario: { islandMarker: true, land: [{ q: 4, r: 0 }] },
    });

  test('[BT-1.3] ships never enter a land hex', () => {
    const state = atImpulse(island([3, 0], [8, 0]), 6);
    expect(isLand(state, { q: 4, r: 0 })).toBe(true);
    expect(legalLines(state, 'allies', 'move A1 4,0')).toEqual([]);
    expect(refusalOf(state, 'allies', 'move A1 4,0')).toMatchObject({
      code: 'land',
      rule: 'BT-5.5',
    });
  });

  test('[BT-1.3] ships may enter the hex of the island marker and then risk grounding', () => {
    const state = atImpulse(island([-1, 0], [8, 0]), 6);
    expect(isLand(state, ORIGIN)).toBe(false);
    give(state, 'allies', 'move A1 0,0', [3, 4]);
    expect(stackWith(state, 'a').hex).toEqual(ORIGIN);
  });

  test('[BT-1.7] the island marker makes its own hex and those next to it risk grounding', () => {
    const state = island([-5, 0], [8, 0]);
    const risky = disk(ORIGIN, 2).filter((hex) => risksGrounding(state, hex));
    expect(keysOf(risky)).toEqual(keysOf([ORIGIN, ...neighbors(ORIGIN)]));
  });

  test('[BT-1.7] the island marker blocks sight and fire across it', () => {
    const state = island([-2, 0], [2, 0]);
    const [from, to] = [stackWith(state, 'a'), stackWith(state, 'x')];
    expect(fireBlockedAt(state, from, to)).toEqual(ORIGIN);
    expect(isSightedBy(state, 'allies', to)).toBe(false);
    to.hex = { q: 2, r: -2 };
    expect(fireBlockedAt(state, from, to)).toBeUndefined();
    expect(isSightedBy(state, 'allies', to)).toBe(true);
  });
});

describe('lines', () => {
  const line = (to: [number, number], land: Axial[]) => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'a' }] }],
      axis: [{ at: to, ships: [{ id: 'x' }] }],
      scenario: { land },
    });
    return isSightedBy(state, 'allies', stackWith(state, 'x'));
  };

  test('[BT-1.5] a line is blocked by a hex strictly between', () => {
    expect(line([0, 3], [{ q: 0, r: 2 }])).toBe(false);
    expect(line([0, 3], [{ q: 1, r: 2 }])).toBe(true);
  });

  test('[BT-1.5] a line along the side between two hexes is blocked only if both block', () => {
    const [left, right] = [
      { q: 0, r: 1 },
      { q: 1, r: 0 },
    ] as const;
    expect(line([1, 1], [left])).toBe(true);
    expect(line([1, 1], [right])).toBe(true);
    expect(line([1, 1], [left, right])).toBe(false);
  });

  test('[BT-1.5] blocking hexes at different sides along one line do not block together', () => {
    const first = { q: 0, r: 1 };
    const second = { q: 2, r: 1 };
    expect(line([2, 2], [first, second])).toBe(true);
    expect(line([2, 2], [{ q: 1, r: 1 }])).toBe(false);
  });

  test('[BT-1.5] the two ends never block', () => {
    const ends = [
      { q: 0, r: 0 },
      { q: 2, r: 0 },
    ];
    expect(line([2, 0], ends)).toBe(true);
  });
});
