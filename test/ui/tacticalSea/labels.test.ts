import { expect, test } from 'vitest';
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

test('the name of a marker stands below it, and above it where another marker has its name', () => {
  const marker = (id: string, x: number) => ({ id, name: 'enemy contact', middle: { x, y: 0 } });
  expect(markerSpots([marker('a', 0), marker('far', 900)], 1).get('far')?.anchor).toBe('middle');
  const near = markerSpots([marker('a', 0), marker('b', 50)], 1);
  expect(near.get('a')?.y).toBeGreaterThan(0);
  expect(near.get('b')?.y).toBeLessThan(0);
});
