import { expect, test } from 'vitest';
import { FLAT } from '../../../src/ui/hexmap/geometry/plane';
import { type Piece, strayed } from '../../../src/ui/tacticalSea/strayed';

const at = (id: string, q: number): Piece => ({ id, hex: { q, r: 0 } });

/** A window of the hexes west of the tenth column. */
const shows = ({ x }: { x: number }) => x < FLAT.center({ q: 10, r: 0 }).x;

test('a ship that sails out of the window takes it along', () => {
  expect(strayed([at('ajax', 9)], [at('ajax', 12)], shows)).toEqual(at('ajax', 12));
  expect(strayed([at('ajax', 4)], [at('ajax', 9)], shows)).toBeUndefined();
});

test('a ship or a marker that appears outside of the window is shown, one that was out of sight is left there', () => {
  const ajax = at('ajax', 4);
  expect(strayed([ajax], [ajax, at('contact', 20)], shows)).toEqual(at('contact', 20));
  expect(strayed([ajax], [ajax, at('contact', 5)], shows)).toBeUndefined();
  expect(strayed([ajax, at('contact', 19)], [ajax, at('contact', 20)], shows)).toBeUndefined();
});
