import { expect, test } from 'vitest';
import { openingBounds } from '../../../src/ui/systems/strategic/advanced/opening';
import { chartPoint } from '../../../src/ui/systems/strategic/advanced/plane';
import { spreadPins } from '../../../src/ui/systems/strategic/advanced/spread';
import type { ChartUnit } from '../../../src/ui/systems/strategic/advanced/units';

const shipsOf = (types: readonly string[]) => types.map((type) => ({ source: { card: { type } } }));
const division = (id: string, q: number, r = 0, types: readonly string[] = []) =>
  ({
    ...{ kind: 'division', id, hex: { q, r }, side: 'allies' },
    face: { ships: shipsOf(types) },
  }) as unknown as ChartUnit;
const base = (id: string, q: number, r = 0) =>
  ({ kind: 'land', id, hex: { q, r }, side: 'allies' }) as ChartUnit;
const reported = (id: string, q: number, r = 0, age = 0) =>
  ({
    ...{ kind: 'contact', id, hex: { q, r }, side: 'axis', age, others: [] },
    contact: { turn: 1, subject: 'ships' },
  }) as unknown as ChartUnit;

/** Far out pins are drawn at that share of their size. */
const FAR_SHARE = 0.8;

const placesOf = (units: readonly ChartUnit[], scale: number) =>
  spreadPins(units, scale).map(({ unit, aside, down }) => ({
    id: unit.id,
    x: chartPoint(unit.hex).x * scale + aside * FAR_SHARE,
    y: chartPoint(unit.hex).y * scale + down * FAR_SHARE,
  }));

test('divisions of near hexes do not cover each other, however far out', () => {
  const near = [division('A1', 0), division('A2', 1), division('A3', 1, 1)];
  for (const scale of [0.05, 0.1, 0.2]) {
    const [pin] = spreadPins(near, scale);
    const { width = 0, height = 0 } = pin ?? {};
    const places = placesOf(near, scale);
    for (const one of places)
      for (const two of places.filter(({ id }) => id > one.id))
        expect(
          Math.abs(one.x - two.x) > width * FAR_SHARE ||
            Math.abs(one.y - two.y) > height * FAR_SHARE,
        ).toBe(true);
  }
});

test('far out pins are small, and reports that say little are small at every scale', () => {
  const formOf = (unit: ChartUnit, scale: number) => spreadPins([unit], scale)[0]?.form;
  expect(formOf(division('A1', 0), 1)).toBe('full');
  expect(formOf(division('A1', 0), 0.01)).toBe('small');
  expect(formOf(reported('c1-1', 0, 0, 4), 1)).toBe('full');
  expect(formOf(reported('c1-1', 0, 0, 5), 1)).toBe('small');
});

test('a pin is wide enough for what its ships are called', () => {
  const types = ['CV', 'CV', 'CA', 'CA', 'CL', 'CL', 'DD', 'DD'];
  const [few, many] = spreadPins([division('A1', 0), division('A2', 30, 0, types)], 1);
  expect(many?.width).toBeGreaterThan(few?.width ?? 0);
});

test('many divisions of one hex stand in lines of three', () => {
  const five = ['A1', 'A2', 'A3', 'A4', 'A5'].map((id) => division(id, 0));
  const lines = new Set(spreadPins(five, 1).map(({ down }) => Math.round(down)));
  expect(lines.size).toBe(2);
});

test('a window too small for all that is under way opens on most of the own divisions', () => {
  const units = [division('A1', 0), division('A2', 1), division('A3', 80), reported('c1-1', 60)];
  const bounds = openingBounds(units, 1, { width: 320, height: 280 });
  if (!bounds) throw new Error('no bounds');
  expect(bounds.left).toBeLessThan(chartPoint({ q: 0, r: 0 }).x);
  expect(bounds.right).toBeLessThan(chartPoint({ q: 60, r: 0 }).x);
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
