import { describe, expect, test } from 'vitest';
import { FLAT } from '../../../src/ui/hexmap/geometry/plane';
import type { Rect } from '../../../src/ui/hexmap/geometry/rects';
import { labelSpots, markerSpots, nameScale } from '../../../src/ui/tacticalSea/labels';
import type { SeaShip } from '../../../src/ui/tacticalSea/seaShip';

const ship = (name: string, q: number, r: number, headingDegrees = 60) =>
  ({ id: name, name, hex: { q, r }, headingDegrees, place: 0, of: 1 }) as unknown as SeaShip;

test('a ship by herself has her name on the lower side of her course', () => {
  expect(labelSpots([ship('Hood', 0, 0)], 1).get('Hood')?.anchor).toBe('start');
  expect(labelSpots([ship('Hood', 0, 0, 120)], 1).get('Hood')?.anchor).toBe('end');
});

test('names of ships that are near stand clear of each other, however small the board', () => {
  for (const k of [0.15, 0.3, 1]) {
    const spots = labelSpots([ship('Hood', 0, 0), ship('Prince of Wales', 0, 0)], k);
    const [one, two] = [...spots.values()];
    if (!one || !two) throw new Error('no spots');
    const isApart = Math.abs(one.y - two.y) >= 14 * nameScale(k) || one.anchor !== two.anchor;
    expect(isApart).toBe(true);
  }
});

test('of many ships in one place those have their names that can be read, the selected one in any case', () => {
  const crowd = Array.from({ length: 30 }, (_, i) => ship(`Destroyer ${i}`, 0, 0));
  const named = labelSpots(crowd, 0.3);
  expect(named.size).toBeGreaterThan(4);
  expect(named.size).toBeLessThan(30);
  expect(named.has('Destroyer 29')).toBe(false);
  expect(labelSpots(crowd, 0.3, { selected: 'Destroyer 29' }).has('Destroyer 29')).toBe(true);
});

test('a name leaves a chance that is written above its ship free', () => {
  const north = ship('Hood', 0, 0, 0);
  const plain = labelSpots([north], 0.3).get('Hood');
  const aimedAt = labelSpots([north], 0.3, { written: [north.hex] }).get('Hood');
  expect(plain?.y).toBeLessThan(10);
  expect(aimedAt?.y).toBeGreaterThan(plain?.y ?? 99);
});

describe('in a window', () => {
  const east = FLAT.center({ q: 6, r: 0 }).x;
  const sight = { window: { left: -20, right: east + 20, top: -300, bottom: 300 }, hidden: [] };
  const spotOf = (hidden: Rect[], q: number, headingDegrees?: number) =>
    labelSpots([ship('Hood', q, 0, headingDegrees)], 1, { sight: { ...sight, hidden } }).get(
      'Hood',
    );

  test('a name that would be cut off at an edge stands on the other side of its ship', () => {
    expect(spotOf([], 0, 120)?.anchor).toBe('start');
    expect(spotOf([], 6, 60)?.anchor).toBe('end');
  });

  test('no name stands under buttons where there is room beside them', () => {
    const { x, y } = FLAT.center({ q: 3, r: 0 });
    const buttons = { left: x + 10, right: x + 200, top: y - 150, bottom: y + 150 };
    expect(spotOf([], 3)?.anchor).toBe('start');
    expect(spotOf([buttons], 3)?.anchor).toBe('end');
  });

  test('the name of a marker stays in it too', () => {
    const middle = { x: 100, y: 290 };
    const spots = markerSpots([{ id: 'a', name: 'enemy contact', middle }], 1, sight);
    expect(spots.get('a')?.y).toBeLessThan(0);
  });
});

test('the name of a marker stands below it, and above it where another marker has its name', () => {
  const marker = (id: string, x: number) => ({ id, name: 'enemy contact', middle: { x, y: 0 } });
  expect(markerSpots([marker('a', 0), marker('far', 900)], 1).get('far')?.anchor).toBe('middle');
  const near = markerSpots([marker('a', 0), marker('b', 50)], 1);
  expect(near.get('a')?.y).toBeGreaterThan(0);
  expect(near.get('b')?.y).toBeLessThan(0);
});
