import { describe, expect, test } from 'vitest';
import { disk, distance, hexKey, ORIGIN } from '../../../../src/hex';
import { hash, noise } from '../../../../src/ui/hexmap/geometry/noise';
import { HEX_SIZE } from '../../../../src/ui/hexmap/geometry/plane';
import { depthAt, soundings } from '../../../../src/ui/systems/battle/board/chart/depth';
import { centerOf, hexAt } from '../../../../src/ui/systems/battle/board/common/plane';

describe('noise', () => {
  test('stays between 0 and 1 and is spread over it', () => {
    const values = disk(ORIGIN, 12).map(({ q, r }) => hash(q, r));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean).toBeGreaterThan(0.42);
    expect(mean).toBeLessThan(0.58);
  });

  test('has no steps', () => {
    for (let x = -3; x < 3; x += 0.05)
      expect(Math.abs(noise(x, 0.4) - noise(x + 0.01, 0.4))).toBeLessThan(0.04);
  });
});

describe('soundings', () => {
  const sea = disk(ORIGIN, 9);
  const land = disk({ q: 2, r: 1 }, 1);

  test('are the same each time and stand in their sea', () => {
    const once = soundings(sea, land);
    expect(once).toEqual(soundings(sea, land));
    expect(once.length).toBeGreaterThan(50);
  });

  test('none stands where its hex has its label', () => {
    for (const { at } of soundings(sea, land))
      expect(at.y - centerOf(hexAt(at)).y).toBeGreaterThan(-HEX_SIZE / 4);
  });

  test('none has its hex on land', () => {
    const ashore = new Set(land.map(hexKey));
    const crowded = soundings(sea, land).filter(({ at }) => ashore.has(hexKey(hexAt(at))));
    // One may stand a little over the side of the hex next to the land.
    expect(crowded.length).toBeLessThan(5);
  });

  test('the sea shoals toward land', () => {
    const shores = land.map(centerOf);
    const mean = (hexes: typeof sea): number =>
      hexes.reduce((sum, hex) => sum + depthAt(centerOf(hex), shores), 0) / hexes.length;
    const from = (hex: (typeof sea)[number]): number =>
      Math.min(...land.map((it) => distance(it, hex)));
    expect(mean(sea.filter((hex) => from(hex) === 1))).toBeLessThan(
      mean(sea.filter((hex) => from(hex) > 3)) / 2,
    );
  });
});
