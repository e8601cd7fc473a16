import { expect, test } from 'vitest';
import { ringSpots } from '../../../src/ui/chart/ringNames';
import { FLAT, HEX_WIDTH } from '../../../src/ui/hexmap/geometry/plane';

const hex = { q: 0, r: 0 };
const ring = (label: string, hexes: number) => ({ hex, hexes, kind: 'strike', label });
const middle = FLAT.center(hex);

const placed = (
  rings: Parameters<typeof ringSpots>[0]['rings'],
  window = { left: -1e4, right: 1e4, top: -1e4, bottom: 1e4 },
) => ringSpots({ rings, scale: 0.2, taken: [], sight: { window, hidden: [] } });

test('rings close to each other have their names at different bearings', () => {
  const [first, second] = placed([ring('Wildcat: 7 hexes', 7), ring('Devastator: 7 hexes', 7.1)]);
  expect(first?.at.x).toBeCloseTo(middle.x);
  expect(second?.at.x).not.toBeCloseTo(middle.x);
});

test('a ring whose top lies outside the window has its name on the part that is inside', () => {
  const top = middle.y - HEX_WIDTH;
  const window = { left: -1e4, right: 1e4, top, bottom: 1e4 };
  const [name] = placed([ring('B-17: 9 hexes', 9)], window);
  expect(name?.at.y).toBeGreaterThan(top);
});

test('a ring without a name has none', () => {
  expect(placed([ring('', 7)])).toEqual([]);
});

test('a name that would lie on what is around is left out', () => {
  const everywhere = { left: -1e5, right: 1e5, top: -1e5, bottom: 1e5 };
  const rings = [ring('Wildcat: 7 hexes', 7)];
  expect(ringSpots({ rings, scale: 0.2, taken: [everywhere], sight: undefined })).toEqual([]);
});
