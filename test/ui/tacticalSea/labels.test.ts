import { describe, expect, test } from 'vitest';
import { FLAT } from '../../../src/ui/hexmap/geometry/plane';
import { coveredShare, type Rect } from '../../../src/ui/hexmap/geometry/rects';
import { isFarOff, labelSpots, lengthRect, nameScale } from '../../../src/ui/tacticalSea/labels';
import type { SeaMarker } from '../../../src/ui/tacticalSea/MarkerLayer';
import { chanceSpots, markerRects, markerSpots } from '../../../src/ui/tacticalSea/markerLabels';
import { seaNames } from '../../../src/ui/tacticalSea/seaNames';
import type { SeaShip } from '../../../src/ui/tacticalSea/seaShip';

const ship = (name: string, q: number, r: number, headingDegrees = 60) =>
  ({ id: name, name, hex: { q, r }, headingDegrees, place: 0, of: 1 }) as unknown as SeaShip;

test('a ship by herself has her name on the lower side of her course', () => {
  expect(labelSpots([ship('Hood', 0, 0)], 1).get('Hood')?.anchor).toBe('start');
  expect(labelSpots([ship('Hood', 0, 0, 120)], 1).get('Hood')?.anchor).toBe('end');
});

test('names of ships that are near stand clear of each other, however small the board', () => {
  for (const k of [0.15, 0.3, 1]) {
    const spots = labelSpots([ship('Hood', 0, 0), ship('Prince of Wales', 0, 0)], k);
    const [one, two] = [...spots.values()];
    if (!one || !two) throw new Error('no spots');
    const isApart = Math.abs(one.y - two.y) >= 14 * nameScale(k) || one.anchor !== two.anchor;
    expect(isApart).toBe(true);
  }
});

test('a name is never nearer to another ship than to its own, and joined to it by a line where it is far off', () => {
  const line = [0, 1, 2, 3].map((r) => ship(`Giovanni ${r}`, 0, r, 180));
  for (const k of [0.15, 0.3, 1]) {
    const spots = labelSpots(line, k);
    for (const { id, hex } of line) {
      const rect = spots.get(id)?.rect;
      if (!rect) continue;
      const middle = (rect.top + rect.bottom) / 2;
      const away = (to: SeaShip) => Math.abs(FLAT.center(to.hex).y - middle);
      const own = away(line[hex.r] as SeaShip);
      for (const other of line) expect(away(other)).toBeGreaterThanOrEqual(own - 1);
    }
  }
  expect(isFarOff({ x: 20, y: 2 * 15, anchor: 'start' }, 2)).toBe(true);
  expect(isFarOff({ x: 20, y: 15, anchor: 'start' }, 2)).toBe(false);
});

test('of many ships in one place those have their names that can be read, the selected one in any case', () => {
  const crowd = Array.from({ length: 30 }, (_, i) => ship(`Destroyer ${i}`, 0, 0));
  const named = labelSpots(crowd, 0.3);
  expect(named.size).toBeGreaterThan(4);
  expect(named.size).toBeLessThan(30);
  expect(named.has('Destroyer 29')).toBe(false);
  expect(labelSpots(crowd, 0.3, { selected: 'Destroyer 29' }).has('Destroyer 29')).toBe(true);
});

test('a name leaves a chance that is written above its ship free', () => {
  const north = ship('Hood', 0, 0, 0);
  const plain = labelSpots([north], 0.3).get('Hood');
  const aimedAt = labelSpots([north], 0.3, {
    taken: chanceSpots([{ hex: north.hex, text: '21%' }], 0.3).map(({ rect }) => rect),
  }).get('Hood');
  expect(plain?.y).toBeLessThan(10);
  expect(aimedAt?.y).toBeGreaterThan(plain?.y ?? 99);
});

test.each([
  ['north', 0],
  ['northeast', 60],
])(
  'a chance covers neither a ship that heads %s nor her neighbor, however small the board',
  (_, headingDegrees) => {
    const ships = [
      ship('Hood', 0, 0, headingDegrees),
      ship('Prince of Wales', 0, -1, headingDegrees),
    ];
    for (const k of [0.2, 0.45, 1]) {
      const [chance] = chanceSpots([{ hex: { q: 0, r: 0 }, text: '21%' }], k, { ships });
      if (!chance) throw new Error('no chance');
      for (const it of ships) expect(coveredShare(chance.rect, [lengthRect(it, k)])).toBe(0);
    }
  },
);

describe('in a window', () => {
  const east = FLAT.center({ q: 6, r: 0 }).x;
  const sight = { window: { left: -20, right: east + 20, top: -300, bottom: 300 }, hidden: [] };
  const spotOf = (hidden: Rect[], q: number, headingDegrees?: number) =>
    labelSpots([ship('Hood', q, 0, headingDegrees)], 1, { sight: { ...sight, hidden } }).get(
      'Hood',
    );

  test('a name that would be cut off at an edge stands on the other side of its ship', () => {
    expect(spotOf([], 0, 120)?.anchor).toBe('start');
    expect(spotOf([], 6, 60)?.anchor).toBe('end');
  });

  test('a name that fits on neither side of its ship is moved in, whole', () => {
    const narrow = { window: { left: -20, right: 160, top: -300, bottom: 300 }, hidden: [] };
    const near = { ...ship('Enemy contact 5', 0, 0) };
    const rect = labelSpots([near], 1, { sight: narrow }).get('Enemy contact 5')?.rect;
    expect(rect?.left).toBeGreaterThanOrEqual(-20);
    expect(rect?.right).toBeLessThanOrEqual(160);
  });

  test('no name stands under buttons where there is room beside them', () => {
    const { x, y } = FLAT.center({ q: 3, r: 0 });
    const buttons = { left: x + 10, right: x + 200, top: y - 150, bottom: y + 150 };
    expect(spotOf([], 3)?.anchor).toBe('start');
    expect(spotOf([buttons], 3)?.anchor).toBe('end');
  });

  test('the name of a marker stays in it too', () => {
    const middle = { x: 100, y: 290 };
    const spots = markerSpots([{ id: 'a', name: 'enemy contact', middle }], 1, { sight });
    expect(spots.get('a')?.y).toBeLessThan(0);
  });
});

test('the name of a marker that heads south stands above its arrow', () => {
  const heading = (headingDegrees: number) => ({
    ...{ id: 'a', name: 'enemy contact', middle: { x: 0, y: 0 }, headingDegrees },
  });
  const yOf = (degrees: number) => markerSpots([heading(degrees)], 1).get('a')?.y ?? 0;
  expect(yOf(180)).toBeLessThan(0);
  expect([0, 60, 120, 240, 300].every((degrees) => yOf(degrees) > 0)).toBe(true);
});

test("the name of a marker does not stand on another marker's arrow", () => {
  const middle = { x: 0, y: 0 };
  const named = { id: 'a', name: 'enemy contact', middle, headingDegrees: null };
  const above = { id: 'b', name: 'b', middle: { x: 0, y: 62 }, headingDegrees: 0 };
  expect(markerSpots([named], 1).get('a')?.y).toBeGreaterThan(0);
  expect(markerSpots([named, { ...above, headingDegrees: 180 }], 1).get('a')?.y).toBeGreaterThan(0);
  expect(markerSpots([named, above], 1).get('a')?.y).toBeLessThan(0);
});

test('the name of a marker is not nearer to another marker than to its own', () => {
  const at = (id: string, x: number, y: number) => ({
    id,
    name: 'enemy contact',
    middle: { x, y },
  });
  const [own, other] = [at('a', 0, 0), at('b', 62, 29)];
  const away = ({ left, right, top, bottom }: Rect, { x, y }: typeof own.middle) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const rect = markerSpots([own, other], 1).get('a')?.rect;
  if (!rect) throw new Error('no name');
  expect(away(rect, own.middle)).toBeLessThan(away(rect, other.middle));
});

test('chances at targets whose markers would touch say which is whose, and have room for it', () => {
  const at = (q: number, text: string, name: string) => ({ hex: { q, r: 0 }, text, name });
  const chances = [at(0, '40%', 'contact 1'), at(8, '12%', 'contact 2'), at(1, '26%', 'contact 4')];
  const textsAt = (k: number) => chanceSpots(chances, k).map(({ text }) => text);
  expect(textsAt(1)).toEqual(['40%', '12%', '26%']);
  expect(textsAt(0.3)).toEqual(['contact 1 40%', '12%', 'contact 4 26%']);
  const [named, bare] = chanceSpots(chances, 0.3).map(({ rect }) => rect.right - rect.left);
  expect(named).toBeGreaterThan(2 * (bare ?? 99));
});

test('the name of a marker stands below it, and above it where another marker has its name', () => {
  const marker = (id: string, x: number) => ({ id, name: 'enemy contact', middle: { x, y: 0 } });
  expect(markerSpots([marker('a', 0), marker('far', 900)], 1).get('far')?.anchor).toBe('middle');
  const near = markerSpots([marker('a', 0), marker('b', 50)], 1);
  expect(near.get('a')?.y).toBeGreaterThan(0);
  expect(near.get('b')?.y).toBeLessThan(0);
});

test('a name stands over a hull where every other spot lies a little on a name: it is not left out', () => {
  const named = { id: 'a', name: 'enemy contact', middle: { x: 0, y: 0 }, headingDegrees: null };
  const taken = [
    { left: -43, right: 43, top: -60, bottom: -17 },
    { left: 30, right: 60, top: -6, bottom: 13 },
    { left: -60, right: -30, top: -6, bottom: 13 },
    { left: -43, right: -20, top: 40, bottom: 56 },
  ];
  const clear = [{ left: -45, right: 45, top: 19, bottom: 39 }];
  expect(markerSpots([named], 1, { taken, clear }).get('a')?.y).toBeGreaterThan(0);
});

describe('all names of a sea', () => {
  const apart = (rects: readonly Rect[]) =>
    rects.every((a, at) => rects.every((b, of) => at >= of || coveredShare(a, [b]) <= 0.08));
  const rectsOf = (names: ReturnType<typeof seaNames>) =>
    [names.markers, names.ships, names.wrecks]
      .flatMap((it) => [...it.values()].map(({ rect }) => rect))
      .concat(names.chances.map(({ rect }) => rect));
  const marker = (id: string, q: number) =>
    ({ id, name: `enemy ${id}`, hex: { q, r: 0 }, place: 0, of: 1 }) as unknown as SeaMarker;
  const wreck = (name: string, r: number) => ({ ship: name, side: 'axis', hex: { q: 0, r }, name });
  const sea = {
    ships: [ship('Washington', 1, 0), ship('South Dakota', 1, 1)],
    markers: [marker('contact 1', 0), marker('contact 2', 1), marker('contact 3', 2)],
    wrecks: [wreck('Walke', 2), wreck('Benham', 3), wreck('Preston', 3), wreck('Gwin', 4)],
    chances: [0, 1, 2].map((q) => ({ hex: { q, r: 0 }, text: '21%' })),
    kept: [],
  };

  test.each([0.15, 0.3, 0.6])('lie on no other name or text at scale %d', (k) => {
    const names = seaNames(sea, k);
    expect(apart(rectsOf(names))).toBe(true);
    expect(names.chances).toHaveLength(3);
  });

  test('are there where there is room, and that of the selected in any case', () => {
    const { markers, ships, wrecks } = seaNames(sea, 1);
    expect([markers.size, ships.size]).toEqual([3, 2]);
    expect(wrecks.size).toBeGreaterThan(2);
    expect(seaNames(sea, 0.1, undefined, 'contact 3').markers.has('contact 3')).toBe(true);
  });

  test('of wrecks cover the cross of no other', () => {
    const { wrecks } = sea;
    const names = seaNames({ ...sea, ships: [], markers: [], chances: [] }, 1).wrecks;
    const crosses = markerRects(
      wrecks.map(({ hex }) => ({ middle: FLAT.center(hex) })),
      1,
    );
    expect(names.size).toBeGreaterThan(2);
    for (const { rect } of names.values()) expect(coveredShare(rect, crosses)).toBeLessThan(0.1);
  });
});
