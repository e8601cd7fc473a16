import { describe, expect, test } from 'vitest';
import { HEX_WIDTH } from '../../../../src/ui/hexmap/geometry/plane';
import {
  circumradius,
  rimFigures,
  rimPoint,
  uprightTurn,
} from '../../../../src/ui/systems/battle/board/chart/rim';
import { mileScale, yardScale } from '../../../../src/ui/systems/battle/board/chart/scaleBar';

describe('the border of the chart', () => {
  test('bearings meet its sides in their middle and its corners at their ends', () => {
    expect(rimPoint(0, 100)).toEqual({ x: 0, y: -100 });
    const corner = rimPoint(90, 100);
    expect(corner.x).toBeCloseTo(circumradius(100));
    expect(corner.y).toBeCloseTo(0);
  });

  test('figures are three figures, every ten degrees except at the corners', () => {
    const texts = rimFigures(100).map(({ text }) => text);
    expect(texts).toHaveLength(30);
    expect(texts).toContain('000');
    expect(texts).toContain('350');
    expect(texts).not.toContain('090');
  });

  test('no text stands on its head', () => {
    for (let bearing = 0; bearing < 360; bearing += 10)
      expect(Math.abs(((uprightTurn(bearing) + 180) % 360) - 180)).toBeLessThanOrEqual(90);
  });
});

describe('the scale', () => {
  test('one part of the yard scale is one hex of 4,000 yards', () => {
    const scale = yardScale(4);
    expect(scale.length).toBeCloseTo(4 * HEX_WIDTH, 1);
    expect(scale.ticks.map(({ text }) => text)).toEqual(['0', '4', '8', '12', '16']);
    expect(scale.filled).toHaveLength(2);
  });

  test('the mile scale is no longer than the yard scale', () => {
    expect(mileScale(4).length).toBeLessThanOrEqual(yardScale(4).length);
    expect(mileScale(4).ticks.map(({ text }) => text)).toEqual(['0', '2', '4', '6']);
  });
});
