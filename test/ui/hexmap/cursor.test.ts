import { describe, expect, test } from 'vitest';
import {
  type Axial,
  disk,
  hexAhead,
  hexKey,
  isWithin,
  neighbor,
  neighbors,
  ORIGIN,
  sameHex,
} from '../../../src/hex';
import { commandOf as commandOn } from '../../../src/ui/hexmap/commands';
import {
  type Field,
  keepInField,
  nextVisit,
  stepTo,
  visitOrder,
} from '../../../src/ui/hexmap/cursor';
import { FLAT, POINTY } from '../../../src/ui/hexmap/geometry/plane';

const press = (key: string, code = key) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
});
const fieldAround = (center: Axial, extra: readonly Axial[] = []): Field => ({
  center,
  has: (hex) => isWithin(hex, center, 9) || extra.some((it) => sameHex(it, hex)),
});
const field = fieldAround(ORIGIN);
const commandOf = (stroke: ReturnType<typeof press>, at: Axial) => commandOn(POINTY, stroke, at);
const step = (key: string, at: Axial) => stepTo(field, at, POINTY.keyed(press(key), at) ?? at);

describe('moving the cursor', () => {
  test('six keys reach the six neighbors', () => {
    const keys = ['PageUp', 'ArrowRight', 'PageDown', 'End', 'ArrowLeft', 'Home'];
    expect(keys.map((key) => POINTY.keyed(press(key), ORIGIN))).toEqual(neighbors(ORIGIN));
  });

  test('the number pad lies as the neighbors do, with or without its lock', () => {
    expect(POINTY.keyed(press('7', 'Numpad7'), ORIGIN)).toEqual(neighbor(ORIGIN, 5));
    expect(POINTY.keyed(press('Home', 'Numpad7'), ORIGIN)).toEqual(neighbor(ORIGIN, 5));
    expect(POINTY.keyed(press('3', 'Numpad3'), ORIGIN)).toEqual(neighbor(ORIGIN, 2));
  });

  test('two steps up end straight above, and two steps down come back', () => {
    const up = (hex = ORIGIN) => step('ArrowUp', hex);
    const down = (hex = ORIGIN) => step('ArrowDown', hex);
    expect(up(up())).toEqual({ q: 1, r: -2 });
    expect(down(down(up(up())))).toEqual(ORIGIN);
  });

  test('every hex can be reached with the arrows alone', () => {
    const reached = new Map([[hexKey(ORIGIN), ORIGIN]]);
    for (const hex of reached.values())
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = step(key, hex);
        reached.set(hexKey(to), to);
      }
    expect(reached.size).toBe(disk(ORIGIN, 9).length);
  });

  test('the cursor stays on the board, but goes to a marked hex off it', () => {
    const edge = { q: 9, r: 0 };
    const off = neighbor(edge, 1);
    expect(stepTo(field, edge, off)).toEqual(edge);
    expect(stepTo(fieldAround(ORIGIN, [off]), edge, off)).toEqual(off);
  });

  test('it is brought back when the board has shifted away from it', () => {
    const shifted = fieldAround({ q: 4, r: 0 });
    const kept = keepInField(shifted, { q: -9, r: 0 });
    expect(shifted.has(kept)).toBe(true);
  });
});

describe('moving the cursor over flat-top hexes', () => {
  test('up and down arrows go along a column, left and right from column to column and straight on', () => {
    const ahead = (key: string, at: Axial) => FLAT.keyed(press(key), at);
    expect(ahead('ArrowUp', ORIGIN)).toEqual(hexAhead(ORIGIN, 1));
    expect(FLAT.keyed(press('5', 'Numpad3'), ORIGIN)).toEqual(hexAhead(ORIGIN, 3));
    const aside = { q: 1, r: 0 };
    expect(ahead('ArrowRight', ORIGIN)).toEqual(hexAhead(ORIGIN, 3));
    expect(ahead('ArrowRight', aside)).toEqual(hexAhead(aside, 2));
    expect(ahead('a', ORIGIN)).toBeUndefined();
  });
});

describe('going through hexes', () => {
  const hexes = visitOrder(ORIGIN, [
    { q: 3, r: 0 },
    { q: 1, r: 0 },
    { q: 3, r: 0 },
    { q: 0, r: 2 },
  ]);

  test('each once, the nearest to the middle first', () => {
    expect(hexes).toEqual([
      { q: 1, r: 0 },
      { q: 0, r: 2 },
      { q: 3, r: 0 },
    ]);
  });

  test('forward and back around the ends', () => {
    expect(nextVisit(hexes, { q: 3, r: 0 }, 1)).toEqual({ q: 1, r: 0 });
    expect(nextVisit(hexes, { q: 1, r: 0 }, -1)).toEqual({ q: 3, r: 0 });
    expect(nextVisit(hexes, { q: 8, r: 0 }, 1)).toEqual({ q: 1, r: 0 });
    expect(nextVisit([], ORIGIN, 1)).toBeUndefined();
  });
});

describe('keys', () => {
  test('Enter picks, Escape clears, signs zoom', () => {
    expect(commandOf(press('Enter'), ORIGIN)).toEqual({ kind: 'pick' });
    expect(commandOf(press('Escape'), ORIGIN)).toEqual({ kind: 'clear' });
    expect(commandOf(press('+'), ORIGIN)).toEqual({ kind: 'zoomIn' });
    expect(commandOf(press('0'), ORIGIN)).toEqual({ kind: 'fit' });
  });

  test('with Shift an arrow moves the map', () => {
    expect(commandOf({ ...press('ArrowLeft'), shiftKey: true }, ORIGIN)?.kind).toBe('pan');
  });

  test('keys with Control and letters are left to the page', () => {
    expect(commandOf({ ...press('Enter'), ctrlKey: true }, ORIGIN)).toBeUndefined();
    expect(commandOf(press('d'), ORIGIN)).toBeUndefined();
  });
});
