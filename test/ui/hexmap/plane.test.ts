import { describe, expect, test } from 'vitest';
import { disk, hexKey, ORIGIN } from '../../../src/hex';
import { HEX_SIZE } from '../../../src/ui/hexmap/geometry/plane';
import { pointAt } from '../../../src/ui/hexmap/geometry/points';
import { centerOf, gridPath, hexAt } from '../../../src/ui/systems/battle/board/common/plane';

describe('points and hexes', () => {
  test('every hex is found from its center and from points well inside it', () => {
    for (const hex of disk(ORIGIN, 9))
      for (const bearing of [0, 60, 130, 200, 290])
        expect(hexAt(pointAt(bearing, HEX_SIZE * 0.8, centerOf(hex)))).toEqual(hex);
  });

  test('bearing 000 is up and 090 is right', () => {
    expect(pointAt(0, 10).y).toBeCloseTo(-10);
    expect(pointAt(90, 10).x).toBeCloseTo(10);
  });

  test('the grid is one path with half of the sides of each hex', () => {
    const path = gridPath(disk(ORIGIN, 2));
    expect(path.match(/M/g)).toHaveLength(19);
    expect(path.match(/L/g)).toHaveLength(19 * 3);
  });

  test('no two hexes share a center', () => {
    const hexes = disk(ORIGIN, 9);
    expect(new Set(hexes.map((hex) => hexKey(hexAt(centerOf(hex))))).size).toBe(hexes.length);
  });
});
