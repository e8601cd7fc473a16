import {
  type Axial,
  type Direction,
  directionToward,
  distance,
  isWithin,
  neighbor,
  sameHex,
} from '../../hex';

/**
 * Keys that move the cursor. The six neighbors lie as on a number pad: 7 and 9 above, 4 and 6 beside, 1 and 3 below;
 * Home, Page Up, End and Page Down are the same keys without the pad. Up and down arrows go straight up and down the
 * board, to the left and the right neighbor by turns.
 */
const KEY_DIRECTIONS: Readonly<Record<string, Direction>> = {
  PageUp: 0,
  ArrowRight: 1,
  PageDown: 2,
  End: 3,
  ArrowLeft: 4,
  Home: 5,
};

const PAD_KEYS: Readonly<Record<string, string>> = {
  Numpad9: 'PageUp',
  Numpad6: 'ArrowRight',
  Numpad3: 'PageDown',
  Numpad1: 'End',
  Numpad4: 'ArrowLeft',
  Numpad7: 'Home',
  Numpad8: 'ArrowUp',
  Numpad2: 'ArrowDown',
};

export interface KeyStroke {
  key: string;
  code: string;
}

/** The direction that a key means at a hex; `undefined` for any other key. */
export function keyDirection({ key, code }: KeyStroke, at: Axial): Direction | undefined {
  const name = PAD_KEYS[code] ?? key;
  const isEven = ((at.r % 2) + 2) % 2 === 0;
  if (name === 'ArrowUp') return isEven ? 0 : 5;
  if (name === 'ArrowDown') return isEven ? 2 : 3;
  return KEY_DIRECTIONS[name];
}

/** The board, and single hexes just off it that can be picked. */
export interface CursorField {
  center: Axial;
  radius: number;
  extra: readonly Axial[];
}

export const isInField = ({ center, radius, extra }: CursorField, hex: Axial): boolean =>
  isWithin(hex, center, radius) || extra.some((it) => sameHex(it, hex));

/** The cursor after a step; it stays where the field ends. */
export function stepCursor(field: CursorField, at: Axial, direction: Direction): Axial {
  const to = neighbor(at, direction);
  return isInField(field, to) ? to : at;
}

/** The cursor brought back onto a field that has changed. */
export function keepInField(field: CursorField, at: Axial): Axial {
  let hex = at;
  while (!isInField(field, hex)) hex = neighbor(hex, directionToward(hex, field.center));
  return hex;
}

/** The hexes to be visited in turn, each once, nearest to the middle of the board first. */
export function visitOrder(center: Axial, hexes: readonly Axial[]): Axial[] {
  const once = hexes.filter((hex, i) => hexes.findIndex((it) => sameHex(it, hex)) === i);
  return once.sort((a, b) => distance(a, center) - distance(b, center) || a.r - b.r || a.q - b.q);
}

/** The next hex of a list after the cursor, or the one before it, around the end. */
export function nextVisit(hexes: readonly Axial[], at: Axial, step: 1 | -1): Axial | undefined {
  const here = hexes.findIndex((hex) => sameHex(hex, at));
  if (here < 0) return step === 1 ? hexes[0] : hexes.at(-1);
  return hexes[(here + step + hexes.length) % hexes.length];
}
