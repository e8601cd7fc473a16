import { type Axial, type Direction, type Facing, hexAhead, neighbor } from '../../../hex';

export interface KeyStroke {
  key: string;
  code: string;
}

/** The number pad without its lock: Home, Page Up, End and Page Down are the same keys beside it. */
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

const nameOf = ({ key, code }: KeyStroke): string => PAD_KEYS[code] ?? key;

const isEven = (n: number): boolean => ((n % 2) + 2) % 2 === 0;

const DIRECTIONS_BY_KEY: Readonly<Record<string, Direction>> = {
  PageUp: 0,
  ArrowRight: 1,
  PageDown: 2,
  End: 3,
  ArrowLeft: 4,
  Home: 5,
};

/**
 * Pointy-top: the six neighbors lie as on a number pad: 7 and 9 above, 4 and 6 beside, 1 and 3 below. Up and down
 * arrows go straight up and down, alternating between the left and the right neighbor.
 */
export function keyedPointy(stroke: KeyStroke, at: Axial): Axial | undefined {
  const direction = directionOf(nameOf(stroke), at);
  return direction === undefined ? undefined : neighbor(at, direction);
}

function directionOf(name: string, { r }: Axial): Direction | undefined {
  if (name === 'ArrowUp') return isEven(r) ? 0 : 5;
  if (name === 'ArrowDown') return isEven(r) ? 2 : 3;
  return DIRECTIONS_BY_KEY[name];
}

const FACINGS_BY_KEY: Readonly<Record<string, Facing>> = {
  ArrowUp: 1,
  PageUp: 2,
  PageDown: 3,
  ArrowDown: 4,
  End: 5,
  Home: 6,
};

/**
 * Flat-top: 8 and 2 above and below, 7 9 1 3 slanting; sideways alternating between the lower and the upper
 * neighbor.
 */
export function keyedFlat(stroke: KeyStroke, at: Axial): Axial | undefined {
  const facing = facingOf(nameOf(stroke), at);
  return facing === undefined ? undefined : hexAhead(at, facing);
}

function facingOf(name: string, { q }: Axial): Facing | undefined {
  if (name === 'ArrowRight') return isEven(q) ? 3 : 2;
  if (name === 'ArrowLeft') return isEven(q) ? 5 : 6;
  return FACINGS_BY_KEY[name];
}
