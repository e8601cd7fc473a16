import { fixed } from '../../hexmap/geometry/points';

/** A rectangle of a drawing, in its units. */
export interface Box {
  width: number;
  height: number;
}

/** Room around the field of a plot, for figures and names. */
export const MARGIN = { left: 42, right: 14, bottom: 26 } as const;

const LEGEND_ROW = 18;
const NARROW = 480;

/** The rows of the legend: names side by side, or on a narrow plot one below the other. */
export const legendRows = ({ width }: Box, series: number): number => (width < NARROW ? series : 1);

/** Where the field of a plot begins, below its legend. */
export const topOf = (box: Box, series: number): number =>
  16 + LEGEND_ROW * legendRows(box, series);

/** The middle of a row of the legend. */
export const legendY = (row: number): number => 12 + LEGEND_ROW * row;

/** A value at a time; it holds until the next. */
export interface Sample {
  time: number;
  value: number;
}

/** From times and values to the drawing. */
export interface Frame {
  x: (time: number) => number;
  y: (percent: number) => number;
}

/**
 * @param top where 100 percent lie
 * @param lastTime of the whole plot
 */
export function frameOf({ width, height }: Box, top: number, lastTime: number): Frame {
  const across = width - MARGIN.left - MARGIN.right;
  const down = height - top - MARGIN.bottom;
  return {
    x: (time) => fixed(MARGIN.left + (across * time) / Math.max(1, lastTime)),
    y: (percent) => fixed(top + down * (1 - percent / 100)),
  };
}

/** A line that holds each value until the next, and the last until the end of the plot. */
export function stepPath(samples: readonly Sample[], { x, y }: Frame, lastTime: number): string {
  const [first, ...rest] = samples;
  if (!first) return '';
  const steps = rest.map(({ time, value }) => `H${x(time)}V${y(value)}`);
  return `M${x(first.time)},${y(first.value)}${steps.join('')}H${x(lastTime)}`;
}

/** The samples at which the value changes; the first is one of them. */
export const changes = (samples: readonly Sample[]): Sample[] =>
  samples.filter(({ value }, i) => samples[i - 1]?.value !== value);
