import { describe, expect, test } from 'vitest';
import type { Bounds } from '../../../../src/ui/hexmap/fit';
import type { Point } from '../../../../src/ui/hexmap/geometry/points';
import { COUNTER } from '../../../../src/ui/systems/battle/board/counters/arrange';
import {
  cardsIn,
  coverOf,
  type FanSetting,
  placeFan,
} from '../../../../src/ui/systems/battle/board/counters/fanPlace';

const WIDE: Bounds = { left: -900, right: 900, top: -900, bottom: 900 };

const setting = (given: Partial<FanSetting>): FanSetting => ({
  ...{ count: 4, at: { x: 0, y: 0 }, obstacles: [], window: WIDE, scale: 1 },
  ...given,
});

const around = ({ x, y }: Point, reach = 30): Bounds => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

describe('a stack fanned out', () => {
  test.each([2, 3, 5, 7, 9, 12])('%i cards: none on another, none on the counter', (count) => {
    const { places } = placeFan(setting({ count }));
    expect(places).toHaveLength(count);
    for (const [i, a] of [{ x: 0, y: 0 }, ...places].entries())
      for (const b of [{ x: 0, y: 0 }, ...places].slice(i + 1)) {
        const clearAcross = Math.abs(a.x - b.x) >= COUNTER.width;
        const clearDown = Math.abs(a.y - b.y) >= COUNTER.height;
        expect(clearAcross || clearDown).toBe(true);
      }
  });

  test('the first ships come first: in the upper row, from the left', () => {
    const [first, second, , , fifth] = cardsIn(6, 4);
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    expect(first?.y).toBeLessThan(fifth?.y ?? 0);
  });

  test('with nothing around it lies above, tied to the edge of the counter', () => {
    const { box, tie } = placeFan(setting({}));
    expect(box.bottom).toBeLessThan(-COUNTER.height / 2);
    expect(tie).toEqual([
      { x: 0, y: -COUNTER.height / 2 },
      { x: 0, y: box.bottom },
    ]);
  });

  test('it leaves other counters free where it can', () => {
    const obstacles = [
      { x: 0, y: -60 },
      { x: 0, y: 60 },
      { x: -70, y: 0 },
    ].map((at) => around(at));
    const given = setting({ obstacles });
    expect(coverOf(placeFan(given).box, given)).toBe(0);
  });

  test('hemmed in, it covers less than it would above', () => {
    const obstacles = [-140, -70, 0, 70, 140].flatMap((x) =>
      [-60, 0, 60].filter((y) => x !== 0 || y !== 0).map((y) => around({ x, y })),
    );
    const given = setting({ count: 2, obstacles: obstacles.slice(0, -1) });
    const above = placeFan(setting({ count: 2 })).box;
    expect(coverOf(placeFan(given).box, given)).toBeLessThan(coverOf(above, given));
  });

  test('with counters all around it lies beyond them', () => {
    const obstacles = [
      { x: -70, y: 0 },
      { x: 70, y: 0 },
      ...[-35, 35].flatMap((x) => [-60, 60].map((y) => ({ x, y }))),
    ].map((at) => around(at, 24));
    const given = setting({ count: 4, obstacles });
    expect(coverOf(placeFan(given).box, given)).toBe(0);
  });

  test('near the top of the window it lies elsewhere, wholly in sight', () => {
    const given = setting({ window: { ...WIDE, top: -40 } });
    expect(coverOf(placeFan(given).box, given)).toBe(0);
  });

  test('drawn larger from afar it takes up as much more of the chart', () => {
    const { box } = placeFan(setting({}));
    const obstacles = [around({ x: 0, y: -150 }, 10)];
    expect(coverOf(box, setting({ obstacles, scale: 1 }))).toBe(0);
    expect(coverOf(box, setting({ obstacles, scale: 2 }))).toBe(100);
  });
});
