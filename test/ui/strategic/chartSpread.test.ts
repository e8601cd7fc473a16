import { expect, test } from 'vitest';
import { openingBounds } from '../../../src/ui/systems/strategic/advanced/opening';
import { chartPoint } from '../../../src/ui/systems/strategic/advanced/plane';
import { spreadPins } from '../../../src/ui/systems/strategic/advanced/spread';
import type { ChartUnit } from '../../../src/ui/systems/strategic/advanced/units';

const division = (id: string, q: number, r = 0) =>
  ({ kind: 'division', id, hex: { q, r }, side: 'allies' }) as ChartUnit;
const base = (id: string, q: number, r = 0) =>
  ({ kind: 'land', id, hex: { q, r }, side: 'allies' }) as ChartUnit;
const reported = (id: string, q: number, r = 0) =>
  ({ kind: 'contact', id, hex: { q, r }, side: 'axis', contact: { turn: 1 }, age: 0 }) as ChartUnit;

/** Far out pins are drawn at that share of their size. */
const FAR_SHARE = 0.8;

const placesOf = (units: readonly ChartUnit[], scale: number) =>
  spreadPins(units, scale).map(({ unit, aside, down }) => ({
    id: unit.id,
    x: chartPoint(unit.hex).x * scale + aside * FAR_SHARE,
    y: chartPoint(unit.hex).y * scale + down * FAR_SHARE,
  }));

test('divisions of near hexes do not cover each other, however far out', () => {
  const places = placesOf([division('A1', 0), division('A2', 1), division('A3', 1, 1)], 0.1);
  for (const one of places)
    for (const two of places.filter(({ id }) => id > one.id))
      expect(
        Math.abs(one.x - two.x) > 61 * FAR_SHARE || Math.abs(one.y - two.y) > 37 * FAR_SHARE,
      ).toBe(true);
});

test('what has room lies in the middle of its hex', () => {
  expect(spreadPins([division('A1', 0), division('A2', 9)], 1)).toMatchObject([
    { aside: 0, down: 0 },
    { aside: 0, down: 0 },
  ]);
});

test('a base stays where it is', () => {
  const [land, ship] = spreadPins([base('wake', 0), division('A1', 0, 1)], 0.1);
  expect(land).toMatchObject({ aside: 0, down: 0 });
  expect(Math.hypot(ship?.aside ?? 0, ship?.down ?? 0)).toBeGreaterThan(10);
});

test('a chart too wide for its window opens on what was reported, with room for its pins', () => {
  const units = [division('A1', 0), division('A2', 200), reported('c1-1', 2)];
  const window = { width: 1000, height: 600 };
  const bounds = openingBounds(units, 1, window);
  if (!bounds) throw new Error('no bounds');
  expect(bounds.right).toBeLessThan(chartPoint({ q: 200, r: 0 }).x);
  const k = window.width / (bounds.right - bounds.left);
  expect((chartPoint({ q: 0, r: 0 }).x - bounds.left) * k).toBeGreaterThan(100);
});
