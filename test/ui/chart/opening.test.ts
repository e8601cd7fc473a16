import { expect, test } from 'vitest';
import { openingBounds } from '../../../src/ui/chart/opening';
import { FLAT } from '../../../src/ui/hexmap/geometry/plane';

const PHONE = { width: 390, height: 420 };
const at = (q: number, r = 0) => ({ q, r });
const business = { reported: [at(0)], bases: [] };

/** Pixels from a hex to the left and the right edge of the window that it opens on. */
function roomAround(q: number, own: readonly { q: number; r: number }[]) {
  const bounds = openingBounds({ ...business, busy: [at(0), at(1)], own }, PHONE);
  if (!bounds) throw new Error('nothing to open on');
  const { x } = FLAT.center(at(q));
  const pixels = PHONE.width / (bounds.right - bounds.left);
  return { left: (x - bounds.left) * pixels, right: (bounds.right - x) * pixels };
}

/** Hexes that lie at the right edge of the window, or just beyond it. */
const atEdge = Array.from({ length: 40 }, (_, q) => q).filter(
  (q) => Math.abs(roomAround(q, [at(1)]).right) < 60,
);

test('an own force that would be cut off at the edge comes in, and what it is about stays', () => {
  expect(atEdge.length).toBeGreaterThan(2);
  for (const q of atEdge) {
    const own = [at(1), at(q)];
    expect(roomAround(q, own).right).toBeGreaterThan(60);
    expect(roomAround(0, own).left).toBeGreaterThan(0);
  }
});

test('a force far off moves nothing', () => {
  expect(roomAround(1, [at(1), at(60)])).toEqual(roomAround(1, [at(1)]));
});
