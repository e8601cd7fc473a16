import { expect, test } from 'vitest';
import { labelSpots, nameScale } from '../../../src/ui/systems/strategic/tactical/labels';
import type { SeaFace } from '../../../src/ui/systems/strategic/tactical/scene';

const face = (id: string, q: number, r: number, facing = 2): SeaFace =>
  ({ ship: { id, hex: { q, r }, facing }, place: 0, of: 1 }) as unknown as SeaFace;
const nameOf = (id: string) => id;

test('a ship by herself has her name on the lower side of her course', () => {
  expect(labelSpots([face('Hood', 0, 0)], nameOf, 1).get('Hood')?.anchor).toBe('start');
  expect(labelSpots([face('Hood', 0, 0, 3)], nameOf, 1).get('Hood')?.anchor).toBe('end');
});

test('names of ships that are near stand clear of each other, however small the board', () => {
  for (const k of [0.15, 0.3, 1]) {
    const spots = labelSpots([face('Hood', 0, 0), face('Prince of Wales', 0, 0)], nameOf, k);
    const [one, two] = [...spots.values()];
    if (!one || !two) throw new Error('no spots');
    const isApart = Math.abs(one.y - two.y) >= 14 * nameScale(k) || one.anchor !== two.anchor;
    expect(isApart).toBe(true);
  }
});
