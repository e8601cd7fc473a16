/** Decoration is computed from coordinates alone, so that a chart always looks the same. */

/** A number from 0 up to 1, always the same for a pair of integers and a purpose. */
export function hash(x: number, y: number, salt = 0): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A smooth field from 0 to 1 whose hills are about one unit apart. */
export function noise(x: number, y: number, salt = 0): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  return mix(
    mix(hash(left, top, salt), hash(left + 1, top, salt), across),
    mix(hash(left, top + 1, salt), hash(left + 1, top + 1, salt), across),
    down,
  );
}

/** Noise with finer noise upon it. */
export const roughNoise = (x: number, y: number, salt = 0): number =>
  (noise(x, y, salt) * 4 +
    noise(x * 2.1, y * 2.1, salt + 1) * 2 +
    noise(x * 4.3, y * 4.3, salt + 2)) /
  7;
