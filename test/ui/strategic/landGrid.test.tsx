import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isBeyond, LandGrid } from '../../../src/ui/systems/strategic/chartRoom/LandGrid';

const drawn = (land: { q: number; r: number }[]) => {
  const nothing = () => {};
  const page = renderToStaticMarkup(
    <LandGrid label="" land={land} onPaint={nothing} onDone={nothing} />,
  );
  return {
    land: page.split('data-ground="land"').length - 1,
    hexes: page.split('data-ground').length - 1,
  };
};

/** Hexes within so many of one. */
const within = (radius: number): number => 3 * radius * (radius + 1) + 1;

test('[ST-1.14] land of a tactical map is drawn as far out as it goes, up to 30 hexes', () => {
  expect(drawn([])).toEqual({ land: 0, hexes: within(14) });
  expect(drawn([{ q: 0, r: -12 }])).toEqual({ land: 1, hexes: within(14) });
  const far = [
    { q: 0, r: -12 },
    { q: 0, r: -21 },
  ];
  expect(drawn(far)).toEqual({ land: 2, hexes: within(21) });
  expect(drawn([...far, { q: 900, r: 0 }])).toEqual({ land: 2, hexes: within(21) });
  expect([30, 31].map((q) => isBeyond({ q, r: 0 }))).toEqual([false, true]);
});
