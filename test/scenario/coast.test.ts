import { expect, test } from 'vitest';
import { clipped, isInRings, simplified } from '../../src/scenario/atlas/rings';
import { type Degrees, isSameFrame, keepCoast, ringsOf } from '../../src/scenario/core/coast';
import { drawnCoast, isOnLand, landWithin } from '../../src/scenario/node/naturalEarth';

const CORAL_SEA = { corner: { lat: -3.5, lon: 146 }, farCorner: { lat: -18, lon: 161 } };
const PACIFIC = { corner: { lat: -12, lon: 175 }, farCorner: { lat: -20, lon: 185 } };

const at = (lat: number, lon: number): Degrees => ({ lat, lon });

test('a coast comes back as it was kept, to a third of a nautical mile', () => {
  const ring = [at(-9.5, 160.1), at(-9.3, 159.7), at(-9.8, 160.6)];
  const back = ringsOf(keepCoast(CORAL_SEA, [ring]));
  expect(back).toHaveLength(1);
  back[0]?.forEach(({ lat, lon }, i) => {
    expect(Math.abs(lat - (ring[i]?.lat ?? 0))).toBeLessThanOrEqual(1 / 400 + 1e-9);
    expect(Math.abs(lon - (ring[i]?.lon ?? 0))).toBeLessThanOrEqual(1 / 400 + 1e-9);
  });
  expect(isSameFrame(CORAL_SEA, { ...CORAL_SEA })).toBe(true);
  expect(isSameFrame(CORAL_SEA, PACIFIC)).toBe(false);
});

test('the Solomons are on the chart of the Coral Sea', () => {
  const isLand = isOnLand(CORAL_SEA);
  expect(isLand(at(-9.6, 160.2)), 'Guadalcanal').toBe(true);
  expect(isLand(at(-8.1, 159.2)), 'Santa Isabel').toBe(true);
  expect(isLand(at(-9.1, 152.8)), 'Woodlark').toBe(true);
  expect(isLand(at(-14, 154)), 'Coral Sea').toBe(false);
  expect(ringsOf(drawnCoast(CORAL_SEA)).length).toBeGreaterThan(50);
});

test('charts go on past 180°, and no coast runs around the earth', () => {
  const isLand = isOnLand(PACIFIC);
  expect(isLand(at(-16.6, 179.2)), 'Vanua Levu').toBe(true);
  expect(isLand(at(-16.85, 180.05)), 'Taveuni').toBe(true);
  expect(isLand(at(-16.85, 183)), 'sea').toBe(false);
  for (const ring of landWithin(PACIFIC))
    for (const { lon } of ring) expect(lon).toBeLessThanOrEqual(185 + 2);
});

test('a ring is cut at the frame, and keeps what stands out', () => {
  const frame = { west: 0, east: 10, south: 0, north: 10 };
  const square = [at(-5, -5), at(5, -5), at(5, 5), at(-5, 5), at(-5, -5)];
  const cut = clipped(square, frame);
  expect(new Set(cut.map(({ lat, lon }) => `${lat},${lon}`))).toEqual(
    new Set(['0,0', '5,0', '5,5', '0,5']),
  );
  expect(clipped([at(20, 20), at(21, 20), at(21, 21)], frame)).toEqual([]);
  const rough = [at(0, 0), at(0, 1), at(0.001, 2), at(0, 3), at(3, 3), at(3, 0)];
  expect(simplified(rough, 0.5, 1)).toHaveLength(4);
  expect(simplified([at(0, 0), at(0, 0.001), at(0.001, 0)], 0.5, 1)).toBeUndefined();
  const lake = [at(1, 1), at(1, 2), at(2, 2), at(2, 1)];
  expect(isInRings(at(1.5, 1.5), [rough, lake])).toBe(false);
  expect(isInRings(at(2.5, 1.5), [rough, lake])).toBe(true);
});
