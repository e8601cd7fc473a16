import { describe, expect, test } from 'vitest';
import { HEX_SIZE, HEX_WIDTH } from '../../../../src/ui/hexmap/geometry/plane';
import {
  COUNTER,
  headSize,
  moveInside,
  slotsInHex,
} from '../../../../src/ui/systems/battle/board/counters/arrange';

describe('counters in one hex', () => {
  test('a lone stack has the hex to itself', () => {
    expect(slotsInHex(1)).toEqual([{ x: 0, y: 0, scale: 1 }]);
    expect(slotsInHex(0)).toEqual([]);
  });

  test.each([2, 3, 4, 5, 6, 8])('%i stacks stay in the hex and off each other', (count) => {
    const slots = slotsInHex(count);
    expect(slots).toHaveLength(count);
    for (const { x, y, scale } of slots) {
      expect(Math.abs(x) + (COUNTER.width * scale) / 2).toBeLessThanOrEqual(HEX_WIDTH / 2);
      expect(Math.abs(y) + (COUNTER.height * scale) / 2).toBeLessThanOrEqual(HEX_SIZE);
    }
    for (const [i, a] of slots.entries())
      for (const b of slots.slice(i + 1)) {
        const clearAcross = Math.abs(a.x - b.x) >= COUNTER.width * a.scale;
        const clearDown = Math.abs(a.y - b.y) >= COUNTER.height * a.scale;
        expect(clearAcross || clearDown).toBe(true);
      }
  });
});

test('type and speed of a counter get smaller letters where they are long', () => {
  expect(headSize('DD', '2+')).toBe(13.5);
  expect(headSize('AMC', '1s')).toBeLessThan(11);
  expect(headSize('AMC', '1s')).toBeGreaterThan(headSize('CVE', '▾1s'));
});

describe('a stack fanned out', () => {
  test('a fan beyond the edge of the window is moved in by what is needed', () => {
    expect(moveInside(10, 90, 100)).toBe(0);
    expect(moveInside(-30, 50, 100)).toBe(30);
    expect(moveInside(50, 130, 100)).toBe(-30);
    expect(moveInside(-10, 150, 100)).toBe(10);
  });
});
