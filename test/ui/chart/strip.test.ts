import { expect, test } from 'vitest';
import { liesHigh } from '../../../src/ui/chart/useStrip';
import { FLAT } from '../../../src/ui/hexmap/geometry/plane';

const hex = { q: 4, r: 5 };
const { y } = FLAT.center(hex);

test('the names of a hex high in the window stand at its foot, where they do not cover it', () => {
  expect(liesHigh(hex, { left: 0, right: 900, top: y - 50, bottom: y + 550 })).toBe(true);
  expect(liesHigh(hex, { left: 0, right: 900, top: y - 400, bottom: y + 200 })).toBe(false);
});
