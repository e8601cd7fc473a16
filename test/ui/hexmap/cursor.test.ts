import { describe, expect, test } from 'vitest';
import { disk, hexKey, neighbor, ORIGIN } from '../../../src/hex';
import { commandOf } from '../../../src/ui/hexmap/commands';
import {
  isInField,
  keepInField,
  keyDirection,
  nextVisit,
  stepCursor,
  visitOrder,
} from '../../../src/ui/hexmap/cursor';

const press = (key: string, code = key) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
});
const field = { center: ORIGIN, radius: 9, extra: [] };

describe('moving the cursor', () => {
  test('six keys reach the six neighbors', () => {
    const keys = ['PageUp', 'ArrowRight', 'PageDown', 'End', 'ArrowLeft', 'Home'];
    expect(keys.map((key) => keyDirection(press(key), ORIGIN))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('the number pad lies as the neighbors do, with or without its lock', () => {
    expect(keyDirection(press('7', 'Numpad7'), ORIGIN)).toBe(5);
    expect(keyDirection(press('Home', 'Numpad7'), ORIGIN)).toBe(5);
    expect(keyDirection(press('3', 'Numpad3'), ORIGIN)).toBe(2);
  });

  test('two steps up end straight above, and two steps down come back', () => {
    const up = (hex = ORIGIN) => stepCursor(field, hex, keyDirection(press('ArrowUp'), hex) ?? 1);
    const down = (hex = ORIGIN) =>
      stepCursor(field, hex, keyDirection(press('ArrowDown'), hex) ?? 1);
    expect(up(up())).toEqual({ q: 1, r: -2 });
    expect(down(down(up(up())))).toEqual(ORIGIN);
  });

  test('every hex can be reached with the arrows alone', () => {
    const reached = new Map([[hexKey(ORIGIN), ORIGIN]]);
    for (const hex of reached.values())
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = stepCursor(field, hex, keyDirection(press(key), hex) ?? 0);
        reached.set(hexKey(to), to);
      }
    expect(reached.size).toBe(disk(ORIGIN, 9).length);
  });

  test('the cursor stays on the board, but goes to a marked hex off it', () => {
    const edge = { q: 9, r: 0 };
    const off = neighbor(edge, 1);
    expect(stepCursor(field, edge, 1)).toEqual(edge);
    expect(stepCursor({ ...field, extra: [off] }, edge, 1)).toEqual(off);
  });

  test('it is brought back when the board has shifted away from it', () => {
    const shifted = { ...field, center: { q: 4, r: 0 } };
    const kept = keepInField(shifted, { q: -9, r: 0 });
    expect(isInField(shifted, kept)).toBe(true);
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
