import { describe, expect, test } from 'vitest';
import { disk, distance, hexLabel, layout, neighbors, ORIGIN } from '../../src/hex';

describe('the layout of a drawing', () => {
  const board = layout(10, 'pointy-top');

  test('centers of neighbors lie as far apart as two hexes of that size touch', () => {
    const from = board.center({ q: 2, r: -1 });
    for (const next of neighbors({ q: 2, r: -1 })) {
      const { x, y } = board.center(next);
      expect(Math.hypot(x - from.x, y - from.y)).toBeCloseTo(10 * Math.sqrt(3), 9);
    }
  });

  test('pointy-top: the neighbor at 090 lies level to the right, the one at 030 above it', () => {
    const [northeast, east] = neighbors(ORIGIN).map(board.center);
    expect(east?.x).toBeCloseTo(10 * Math.sqrt(3), 9);
    expect(east?.y).toBeCloseTo(0, 9);
    expect(northeast?.x).toBeGreaterThan(0);
    expect(northeast?.y).toBeCloseTo(-15, 9);
  });

  test('six corners, all at the size of the hex from its center', () => {
    const center = board.center({ q: 1, r: 3 });
    const corners = board.corners({ q: 1, r: 3 });
    expect(corners).toHaveLength(6);
    for (const { x, y } of corners)
      expect(Math.hypot(x - center.x, y - center.y)).toBeCloseTo(10, 9);
  });
});

describe('labels', () => {
  const labels = disk(ORIGIN, 9).map((hex) => hexLabel(hex, ORIGIN, 9));

  test('every hex of a board has four figures of its own', () => {
    expect(new Set(labels).size).toBe(271);
    for (const label of labels) expect(label).toMatch(/^\d{4}$/);
  });

  test('columns come first, then rows, both counted from 01', () => {
    expect(hexLabel(ORIGIN, ORIGIN, 9)).toBe('1010');
    expect(hexLabel({ q: 1, r: 0 }, ORIGIN, 9)).toBe('1110');
    expect(hexLabel({ q: 0, r: 1 }, ORIGIN, 9)).toBe('1011');
    expect(hexLabel({ q: -9, r: 0 }, ORIGIN, 9)).toBe('0110');
    expect(labels.map((label) => Number(label.slice(2))).sort((a, b) => a - b)[0]).toBe(1);
  });

  test('a label goes with the window: it is counted from the center', () => {
    for (const hex of disk(ORIGIN, 3)) {
      const shifted = { q: hex.q + 4, r: hex.r - 2 };
      expect(distance(shifted, { q: 4, r: -2 })).toBe(distance(hex, ORIGIN));
      expect(hexLabel(shifted, { q: 4, r: -2 }, 9)).toBe(hexLabel(hex, ORIGIN, 9));
    }
  });
});
