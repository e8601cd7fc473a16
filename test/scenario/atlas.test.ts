import { describe, expect, test } from 'vitest';
import { frameAround, offsetOf, placeAt } from '../../src/scenario/atlas/lie';
import { placeIn, placeText } from '../../src/scenario/atlas/places';
import { coastAlong, coastsWithin } from '../../src/scenario/atlas/world';

const SAVO = { lat: -9.25, lon: 159 + 55 / 60 };

describe('a place', () => {
  test.each([
    ['Ironbottom Sound, between Savo Island and Lunga Point, 9° 15′ S, 159° 55′ E', SAVO],
    ['9 15 S 159 55 E', SAVO],
    ["9°15'S, 159°55'O", SAVO],
    ['-9.25, 159.5', { lat: -9.25, lon: 159.5 }],
    ['near 72° N, 28° E', { lat: 72, lon: 28 }],
    ['West of Iceland, 63.5 n 31.25 w', { lat: 63.5, lon: -31.25 }],
    ['South Atlantic, 240 nautical miles east of the mouth of the River Plate', undefined],
    ['89° N, 0° E', undefined],
    ['12° N, 190° E', undefined],
  ])('is read in %s', (text, place) => {
    const found = placeIn(text);
    if (!place) return expect(found).toBeUndefined();
    expect(found?.lat).toBeCloseTo(place.lat, 6);
    expect(found?.lon).toBeCloseTo(place.lon, 6);
  });

  test('is said as it is read', () => {
    expect(placeText(SAVO)).toBe('9° 15′ S, 159° 55′ E');
    expect(placeText({ lat: 0.999, lon: -0.5 })).toBe('1° 00′ N, 0° 30′ W');
    expect(placeText({ lat: 18.8, lon: 200.35 })).toBe('18° 48′ N, 159° 39′ W');
    expect(placeIn(placeText({ lat: 63 + 1 / 3, lon: -31.5 }))?.lat).toBeCloseTo(63 + 1 / 3);
  });
});

describe('a board on the earth', () => {
  const lie = { middle: { lat: 60, lon: 10 }, hexYards: 4000 };

  test('has a degree of latitude in 30.4 hexes, and at 60° half of that for one of longitude', () => {
    const { east, south } = offsetOf(lie, { lat: 59, lon: 11 });
    expect(south).toBeCloseTo((60 * 2025.37) / 4000);
    expect(east).toBeCloseTo(south / 2);
    const back = placeAt(lie, { east, south });
    expect([back.lat, back.lon]).toEqual([expect.closeTo(59), expect.closeTo(11)]);
  });

  test('is cut out of the land around it, even where no point of the coast is near', () => {
    const land = [
      { lat: 0, lon: -90 },
      { lat: 80, lon: -90 },
      { lat: 80, lon: 90 },
      { lat: 0, lon: 90 },
    ];
    const frame = frameAround(lie, 10);
    const [ring] = coastsWithin([coastAlong(land)], frame);
    expect(ring?.map(({ lat }) => lat).sort()).toEqual(
      [frame.south, frame.south, frame.north, frame.north].map((it) => expect.closeTo(it)),
    );
    expect(
      coastsWithin([coastAlong(land)], frameAround({ ...lie, middle: { lat: -30, lon: 10 } }, 10)),
    ).toEqual([]);
  });
});
