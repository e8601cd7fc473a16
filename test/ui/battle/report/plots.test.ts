import { describe, expect, test } from 'vitest';
import { placeLabels } from '../../../../src/ui/systems/battle/report/plots/labels';
import { trackFrame } from '../../../../src/ui/systems/battle/report/plots/trackFrame';
import { stacked } from '../../../../src/ui/systems/battle/report/stacked';
import { ticksTo } from '../../../../src/ui/table/report/LuckPlot';
import {
  changes,
  frameOf,
  legendRows,
  MARGIN,
  stepPath,
  topOf,
} from '../../../../src/ui/table/report/lineFrame';

describe('a line plot', () => {
  const box = { width: 500 + MARGIN.left + MARGIN.right, height: 200 };
  const top = topOf(box, 2);
  const frame = frameOf(box, top, 10);

  test('puts 100 percent at its top and the last time at its right edge', () => {
    expect(frame.y(100)).toBe(top);
    expect(frame.y(0)).toBe(200 - MARGIN.bottom);
    expect(frame.x(0)).toBe(MARGIN.left);
    expect(frame.x(10)).toBe(500 + MARGIN.left);
  });

  test('holds a value until the next one, and the last to the end', () => {
    const samples = [
      { time: 0, value: 100 },
      { time: 4, value: 0 },
    ];
    const low = frame.y(0);
    expect(stepPath(samples, frame, 10)).toBe(`M42,${top}H242V${low}H542`);
    expect(stepPath([], frame, 10)).toBe('');
  });

  test('marks changes only', () => {
    const samples = [100, 100, 50, 50, 0].map((value, time) => ({ time, value }));
    expect(changes(samples).map(({ time }) => time)).toEqual([0, 2, 4]);
  });

  test('puts the names of a narrow plot below each other', () => {
    expect([legendRows(box, 2), legendRows({ width: 300, height: 200 }, 2)]).toEqual([1, 2]);
  });
});

test('ticks are round numbers, some five of them', () => {
  expect(ticksTo(4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksTo(17)).toEqual([0, 5, 10, 15]);
  expect(ticksTo(90)).toEqual([0, 20, 40, 60, 80]);
});

describe('names on the chart', () => {
  const size = { width: 900, height: 400 };
  const at = { x: 100, y: 100 };

  test('stand to the right, at the right edge to the left', () => {
    const [near, far] = placeLabels(
      [
        { key: 'a', words: 'Hood', at },
        { key: 'b', words: 'Bismarck', at: { x: 890, y: 200 } },
      ],
      size,
    );
    expect(near?.x).toBeGreaterThan(at.x);
    expect(far?.x).toBeLessThan(890 - 50);
  });

  test('never cover one another, and are left out where there is no room', () => {
    const crowd = Array.from({ length: 60 }, (_, i) => ({
      key: String(i),
      words: 'Ticonderoga',
      at,
    }));
    const placed = placeLabels(crowd, size);
    expect(placed.length).toBeGreaterThan(10);
    expect(placed.length).toBeLessThan(60);
    const places = new Set(placed.map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(placed.length);
  });

  test('leave marks free', () => {
    const [name] = placeLabels([{ key: 'a', words: 'Hood', at }], size, [{ x: 125, y: 100 }]);
    expect(name && (name.x < at.x || name.isFar)).toBe(true);
  });
});

describe('the window of the chart', () => {
  test('holds all hexes, with sea around them', () => {
    const hexes = [
      { q: 0, r: 0 },
      { q: 9, r: -3 },
    ];
    const frame = trackFrame(hexes, 800);
    for (const { x, y } of hexes.map(frame.at)) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(780);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(frame.height - 20);
    }
  });

  test('is no taller than it should be for its width, and opens on bare sea too', () => {
    const column = [
      { q: 0, r: -9 },
      { q: -9, r: 9 },
    ];
    expect(trackFrame(column, 1000).height).toBeCloseTo(520, 0);
    expect(trackFrame([], 400).height).toBeGreaterThan(100);
  });
});

test('the parts of a sheet lie below one another', () => {
  const { placed, height } = stacked([{ height: 10 }, { height: 20 }], 40);
  expect(placed.map(({ y }) => y)).toEqual([40, 76]);
  expect(height).toBe(136);
});
