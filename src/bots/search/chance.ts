import { DIE_SIDES, type Dice, type Draw } from '../../rules/core';

/** A random source for playouts: fast, and the same everywhere (sfc32 by C. Doty-Humphrey); `below` up to 2^32. */
export function quickDraw(seed: number, stream: number): Draw {
  let a = 0;
  let b = seed | 0;
  let c = stream | 0;
  let counter = 1;
  const next = (): number => {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + mixed) | 0;
    return mixed >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (below) => Math.floor((next() / 2 ** 32) * below);
}

/**
 * Dice for playouts. Each die is fair, but three or more rolled together are spread over the faces, so that a
 * playout is closer to the average than a battle; two are left alone, since their sum is looked up in tables.
 */
export function quickDice(draw: Draw): Dice {
  return {
    // Playout dice are never shown, so their details are left out.
    roll: (die, count, reason) => ({
      die,
      values: spread(draw, DIE_SIDES[die], count),
      reason,
    }),
    lot: (count, reason) => ({ die: 'lot', values: [draw(count)], reason }),
  };
}

const FINE = 2 ** 20;

/** `count` values from 1 to `sides`, one from each equal part of the range, shuffled. */
function spread(draw: Draw, sides: number, count: number): number[] {
  if (count < 3) return Array.from({ length: count }, () => draw(sides) + 1);
  const values: number[] = [];
  const offset = draw(FINE) / FINE;
  for (let i = 0; i < count; i++) values.push(1 + Math.floor(((i + offset) / count) * sides));
  for (let i = count - 1; i > 0; i--) {
    const j = draw(i + 1);
    [values[i], values[j]] = [values[j] as number, values[i] as number];
  }
  return values;
}
