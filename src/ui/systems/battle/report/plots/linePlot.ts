import { fixed } from '../../../../board/geometry/plane';

/** A rectangle of a drawing, in its units. */
export interface Box {
  width: number;
  height: number;
}

/** Room around the field of a plot, for figures and names. */
export const MARGIN = { left: 42, right: 14, top: 34, bottom: 26 } as const;

/** A value at a time; it holds until the next. */
export interface Sample {
  time: number;
  value: number;
}

/** From times and values to the drawing. */
export interface Frame {
  x: (time: number) => number;
  y: (value: number) => number;
}

/** @param lastTime of the whole plot; at least 1
 *  @param most the largest value, at the top */
export function frameOf({ width, height }: Box, lastTime: number, most: number): Frame {
  const across = width - MARGIN.left - MARGIN.right;
  const down = height - MARGIN.top - MARGIN.bottom;
  return {
    x: (time) => fixed(MARGIN.left + (across * time) / Math.max(1, lastTime)),
    y: (value) => fixed(MARGIN.top + down * (1 - value / Math.max(1e-9, most))),
  };
}

/** A line that holds each value until the next, and the last until the end of the plot. */
export function stepPath(samples: readonly Sample[], { x, y }: Frame, lastTime: number): string {
  const [first, ...rest] = samples;
  if (!first) return '';
  const steps = rest.map(({ time, value }) => `H${x(time)}V${y(value)}`);
  return `M${x(first.time)},${y(first.value)}${steps.join('')}H${x(lastTime)}`;
}

/** The samples at which the value is another than before; the first is one of them. */
export const changes = (samples: readonly Sample[]): Sample[] =>
  samples.filter(({ value }, i) => samples[i - 1]?.value !== value);
