import { expect, test } from 'vitest';
import { around, isCovered } from '../../../src/ui/hexmap/geometry/rects';

test('what a window cuts lies partly around it, what touches its edge from within does not', () => {
  const outside = around({ left: 10, right: 400, top: 50, bottom: 600 });
  const figure = (top: number) => ({ left: 15, right: 45, top, bottom: top + 12 });
  expect(isCovered(figure(300), outside)).toBe(false);
  expect(isCovered(figure(588), outside)).toBe(false);
  expect(isCovered(figure(592), outside)).toBe(true);
  expect(isCovered(figure(620), outside)).toBe(true);
});
