import { expect, test } from 'vitest';
import { placeNames } from '../../../src/ui/board/overlays/placeNames';

test('names that would lie over each other are written one below the other', () => {
  const at = { x: 0, y: 100 };
  const places = placeNames([
    { text: 'Primary guns', at },
    { text: 'Torpedoes', at: { x: 20, y: 96 } },
    { text: 'Sighting', at },
    { text: 'Far off', at: { x: 900, y: 100 } },
    { text: 'Nowhere', at: undefined },
  ]);
  const [first, second, third, far, none] = places.map((place) => place?.y);
  expect([first, second, third]).toEqual([95, 119, 143]);
  expect(far).toBe(95);
  expect(none).toBeUndefined();
});
