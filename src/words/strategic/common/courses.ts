import { type Axial, type Facing, facingTo } from '../../../hex';
import { hexesIn } from '../../../rules/strategic/query';
import { strategicChartText } from '../texts/chart';
import { strategicTacticalText } from '../texts/tactical';

/** 'northeast' on the chart. */
export const facingName = (facing: Facing): string => strategicChartText(`facing.${facing}`);

/** Where depth charges go, from the ship that throws them. */
export function sayAway(from: Axial | undefined, hex: Axial): string {
  const facing = from && facingTo(from, hex);
  return facing
    ? strategicTacticalText('huntsBeside', { facing: strategicTacticalText(`facing.${facing}`) })
    : strategicTacticalText('huntsHere');
}

/** A plot in arrows, with its length. */
export const sayPlot = (plot: string): string =>
  strategicTacticalText('plotted', { plot: signsOf(plot), count: hexesIn(plot) });

const SIGNS: Readonly<Record<string, string>> = { F: '↑', P: '↰', S: '↱' };

/** A plot in arrows: on, to port, to starboard. */
const signsOf = (plot: string): string => [...plot].map((step) => SIGNS[step] ?? '·').join('');
