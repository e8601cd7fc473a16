import { expect, test } from 'vitest';
import { type Axial, distance, hexAhead } from '../../../src/hex';
import { hexesOf, isOnMap, latLonOf } from '../../../src/rules/strategic/advanced/map';
import type { TheaterMap } from '../../../src/rules/strategic/model/scenario';
import { degreesPoint as placeOn } from '../../../src/ui/chart/projection';
import { commandOf } from '../../../src/ui/hexmap/commands';
import { stepTo } from '../../../src/ui/hexmap/cursor';
import { FLAT } from '../../../src/ui/hexmap/geometry/plane';
import { stepOf } from '../../../src/ui/systems/strategic/advanced/chartOf';
import { degreesText } from '../../../src/words/strategic/common/degrees';
import { SMALL_MAP } from '../../rules/strategic/smallGame';

const field = { center: { q: 0, r: 3 }, has: (hex: Axial) => isOnMap(SMALL_MAP, hex) };
const degreesPoint = (map: TheaterMap, lat: number, lon: number) =>
  placeOn({ ...map, step: stepOf(map) }, { lat, lon });
const stroke = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test('every hex of a chart is found again at its middle, and where a little is missed', () => {
  for (const hex of hexesOf(SMALL_MAP)) {
    const { x, y } = FLAT.center(hex);
    for (const [dx, dy] of [
      [0, 0],
      [20, 10],
      [-20, -10],
      [0, 30],
    ] as const)
      expect(FLAT.hexAt({ x: x + dx, y: y + dy })).toEqual(hex);
  }
});

test('[ST-1.11] a place in degrees lies where its hex does', () => {
  for (const hex of hexesOf(SMALL_MAP)) {
    const { lat, lon } = latLonOf(SMALL_MAP, hex);
    const at = degreesPoint(SMALL_MAP, lat, lon);
    const middle = FLAT.center(hex);
    expect(at.x).toBeCloseTo(middle.x, 6);
    expect(at.y).toBeCloseTo(middle.y, 6);
  }
});

test('[ST-1.11] longitudes go on past 180°', () => {
  const pacific = {
    ...SMALL_MAP,
    corner: { lat: 32, lon: 170 },
    farCorner: { lat: 25, lon: 190 },
  };
  const west = degreesPoint(pacific, 28, 179);
  const east = degreesPoint(pacific, 28, -179);
  expect(east.x).toBeGreaterThan(west.x);
  expect(degreesText(pacific, FLAT.hexAt(degreesPoint(pacific, 28.2, -177.4)))).toMatch(
    /^28°\d\d′ N 177°\d\d′ W$/,
  );
});

test('a hex is told in degrees and minutes', () => {
  expect(degreesText(SMALL_MAP, { q: 0, r: 0 })).toBe('10°00′ N 150°00′ E');
  expect(degreesText(SMALL_MAP, { q: 0, r: 3 })).toBe('9°00′ N 150°00′ E');
});

test('the cursor goes straight to the side, and no farther than the chart', () => {
  let at = { q: 0, r: 3 };
  for (let step = 0; step < 4; step++) {
    const command = commandOf(FLAT, { ...stroke, key: 'ArrowRight' }, at);
    if (command?.kind !== 'step') throw new Error('no step');
    at = stepTo(field, at, command.to);
  }
  expect(at).toEqual({ q: 4, r: 1 });
  expect(distance({ q: 0, r: 3 }, at)).toBe(4);
  const corner = { q: 0, r: 0 };
  expect(stepTo(field, corner, hexAhead(corner, 1))).toEqual(corner);
});

test('keys with Ctrl are none of the chart', () => {
  expect(commandOf(FLAT, { ...stroke, ctrlKey: true, key: '+' }, { q: 0, r: 0 })).toBeUndefined();
  expect(commandOf(FLAT, { ...stroke, shiftKey: true, key: 'ArrowUp' }, { q: 0, r: 0 })?.kind).toBe(
    'pan',
  );
});
