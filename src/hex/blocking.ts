import { type Axial, distance, sameHex } from './axial';

/** The part of a line, as fractions of its length, that runs inside a hex or along one of its sides. */
interface Passage {
  enter: number;
  leave: number;
  along: 'inside' | 'side';
}

const EPSILON = 1e-9;

/**
 * How the line from center to center passes a hex; `undefined` when it only touches a corner or misses,
 * as it does for every hex off the shortest way.
 * In cube coordinates a hex is where the three differences x - y, y - z and z - x stay within 1.
 */
export function passage(from: Axial, to: Axial, hex: Axial): Passage | undefined {
  if (distance(from, hex) + distance(hex, to) > distance(from, to)) return undefined;
  const start = differences(from.q - hex.q, from.r - hex.r);
  const change = differences(to.q - from.q, to.r - from.r);
  let enter = 0;
  let leave = 1;
  let along: Passage['along'] = 'inside';
  for (const [i, f] of start.entries()) {
    const slope = change[i] as number;
    if (slope === 0) {
      if (Math.abs(f) > 1) return undefined;
      if (Math.abs(f) === 1) along = 'side';
      continue;
    }
    enter = Math.max(enter, Math.min((-1 - f) / slope, (1 - f) / slope));
    leave = Math.min(leave, Math.max((-1 - f) / slope, (1 - f) / slope));
  }
  return leave - enter > EPSILON ? { enter, leave, along } : undefined;
}

const differences = (q: number, r: number): number[] => {
  const s = -q - r;
  return [q - r, r - s, s - q];
};

/** The hexes that lie on a shortest way between two hexes. No other can block the line. */
export const onTheWay = (from: Axial, to: Axial, hexes: readonly Axial[]): Axial[] => {
  const length = distance(from, to);
  return hexes.filter((hex) => distance(from, hex) + distance(hex, to) === length);
};

/**
 * The first hex that blocks the line from center to center, or `undefined`. A hex blocks when the line runs through
 * it; where the line runs along a side, both hexes of that side must block. The two ends never block.
 */
export function blockingHex(from: Axial, to: Axial, blockers: readonly Axial[]): Axial | undefined {
  if (distance(from, to) < 2) return undefined;
  const met = passed(from, to, blockers).filter(
    ({ hex }) => !sameHex(hex, from) && !sameHex(hex, to),
  );
  const blocks = (it: (typeof met)[number]) =>
    it.pass.along === 'inside' ||
    met.some((other) => !sameHex(other.hex, it.hex) && sharesSide(it.pass, other.pass));
  return met.find(blocks)?.hex;
}

const sharesSide = (a: Passage, b: Passage): boolean =>
  b.along === 'side' &&
  Math.abs(a.enter - b.enter) < EPSILON &&
  Math.abs(a.leave - b.leave) < EPSILON;

/** The hexes that a line passes, inside or along a side, in order. */
function passed(
  from: Axial,
  to: Axial,
  candidates: readonly Axial[],
): { hex: Axial; pass: Passage }[] {
  const met: { hex: Axial; pass: Passage }[] = [];
  for (const hex of candidates) {
    const pass = passage(from, to, hex);
    if (pass) met.push({ hex, pass });
  }
  return met.sort((a, b) => a.pass.enter - b.pass.enter);
}
