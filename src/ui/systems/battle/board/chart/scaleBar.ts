import { HEX_WIDTH } from '../../../../hexmap/geometry/plane';
import { fixed } from '../../../../hexmap/geometry/points';
import { HEX_YARDS } from '../common/range';

/** Yards in a sea mile. */
const MILE_YARDS = 2025;

interface ScaleTick {
  x: number;
  text: string;
}

/** One bar of a scale: its ends, the parts that are filled in, and its figures. */
export interface Scale {
  length: number;
  filled: { x: number; width: number }[];
  ticks: ScaleTick[];
}

function newScale(step: number, steps: number, figure: (i: number) => string): Scale {
  const xs = Array.from({ length: steps + 1 }, (_, i) => fixed(i * step));
  return {
    length: fixed(step * steps),
    filled: xs.slice(0, -1).flatMap((x, i) => (i % 2 === 0 ? [{ x, width: fixed(step) }] : [])),
    ticks: xs.map((x, i) => ({ x, text: figure(i) })),
  };
}

/** Thousands of yards: one part a hex. */
export const yardScale = (hexes: number): Scale =>
  newScale(HEX_WIDTH, hexes, (i) => String((i * HEX_YARDS) / 1000));

/** Sea miles in twos, as many as the same length holds. */
export const mileScale = (hexes: number): Scale => {
  const step = (HEX_WIDTH * 2 * MILE_YARDS) / HEX_YARDS;
  return newScale(step, Math.floor((hexes * HEX_WIDTH) / step), (i) => String(i * 2));
};

/** The longest bar in the corner of the window, in pixels. */
const LONGEST_PIXELS = 130;
/** Figures that a scale may show, before their zeros. */
const ROUND_FIGURES = [5, 2, 1];

/** A round number of yards and its length in pixels, for a number of pixels per drawing unit. */
export function windowScale(k: number): { yards: number; pixels: number } {
  const perYard = (HEX_WIDTH * k) / HEX_YARDS;
  const most = LONGEST_PIXELS / perYard;
  const power = 10 ** Math.floor(Math.log10(most));
  const yards = power * (ROUND_FIGURES.find((figure) => figure * power <= most) ?? 1);
  return { yards, pixels: fixed(yards * perYard) };
}
