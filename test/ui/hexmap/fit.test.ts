import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  centered,
  fitBounds,
  isCutOff,
  isInWindow,
  keepOnSheet,
  WHOLE_SHIP_PIXELS,
  zoomLevel,
} from '../../../src/ui/hexmap/fit';
import { HEX_WIDTH } from '../../../src/ui/hexmap/geometry/plane';
import { centerOf } from '../../../src/ui/systems/battle/board/common/plane';

const window = { width: 400, height: 300 };

describe('fitting', () => {
  test('a rectangle fills the window in one direction and is centered in the other', () => {
    const { k, x, y } = fitBounds({ left: -100, right: 100, top: -50, bottom: 50 }, window);
    expect(k).toBe(2);
    expect([x, y]).toEqual([200, 150]);
  });

  test('a small one is not blown up beyond the limit', () => {
    expect(fitBounds({ left: 0, right: 1, top: 0, bottom: 1 }, window, 3).k).toBe(3);
  });

  test('a point is brought to the middle', () => {
    const { k, x, y } = centered({ x: 10, y: 20 }, window, 2);
    expect([10 * k + x, 20 * k + y]).toEqual([200, 150]);
  });

  test('a ship of which half lies outside the window is not in it', () => {
    const placed = { k: 2, x: 100, y: 50 };
    expect(isInWindow({ x: 0, y: -25 }, placed, window)).toBe(true);
    expect(isInWindow({ x: 0, y: -25 }, placed, window, WHOLE_SHIP_PIXELS)).toBe(false);
    expect(isInWindow({ x: 0, y: 0 }, placed, window, WHOLE_SHIP_PIXELS)).toBe(true);
    expect(isInWindow({ x: 140, y: 0 }, placed, window, WHOLE_SHIP_PIXELS)).toBe(false);
  });

  const sheet = { left: -500, right: 500, top: -400, bottom: 400 };

  test('what lies at the edge of the sheet brings no empty paper into the window', () => {
    const atCorner = centered({ x: 480, y: -390 }, window, 2);
    const { x, y } = keepOnSheet(atCorner, sheet, window);
    expect(sheet.right * 2 + x).toBe(window.width);
    expect(sheet.top * 2 + y).toBe(0);
  });

  test('the whole sheet is fitted again with every change of the window, an action where it no longer lies in it', () => {
    const action = { left: -100, right: 100, top: -50, bottom: 50 };
    const wide = { left: -200, right: 200, top: -150, bottom: 150 };
    expect(isCutOff(action, sheet, wide)).toBe(false);
    expect(isCutOff(action, sheet, { ...wide, bottom: 40 })).toBe(true);
    expect(isCutOff(sheet, sheet, { left: -900, right: 900, top: -900, bottom: 900 })).toBe(true);
  });

  test('in the midst of the sheet a placement stays as it is, and a sheet smaller than the window is centered', () => {
    const middle = centered({ x: 10, y: 20 }, window, 2);
    expect(keepOnSheet(middle, sheet, window)).toEqual(middle);
    expect(keepOnSheet(middle, { left: 0, right: 100, top: 0, bottom: 50 }, window)).toEqual({
      k: 2,
      x: 100,
      y: 100,
    });
  });

  test('an action has sea around its hexes', () => {
    const hex = { q: 2, r: 1 };
    const bounds = boundsOf([centerOf(hex)]);
    expect(bounds?.left).toBeLessThan(centerOf(hex).x - HEX_WIDTH);
    expect(boundsOf([])).toBeUndefined();
  });

  test('three readings by the size of a hex on the screen', () => {
    expect(zoomLevel(20 / HEX_WIDTH)).toBe('far');
    expect(zoomLevel(50 / HEX_WIDTH)).toBe('middle');
    expect(zoomLevel(100 / HEX_WIDTH)).toBe('near');
  });
});
