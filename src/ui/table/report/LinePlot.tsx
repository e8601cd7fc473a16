import type { Side } from '../../../rules/core';
import { percentText } from '../../../words/core/say';
import { afterActionText } from '../../i18n/report';
import {
  type Box,
  changes,
  type Frame,
  frameOf,
  legendRows,
  legendY,
  MARGIN,
  type Sample,
  stepPath,
  topOf,
} from './lineFrame';

/** Sunk ships, on the line of their side. */
interface Loss {
  time: number;
  name: string;
}

export interface Series {
  side: Side;
  name: string;
  /** In percent of what there was at the start, 0 to 100. */
  samples: readonly Sample[];
  losses: readonly Loss[];
}

interface LinePlotProps {
  box: Box;
  series: readonly Series[];
  /** The time since the battle began at which the plot ends. */
  lastTime: number;
  parts: PlotParts;
}

/** The parts of a battle along the axis: rounds, turns. */
export interface PlotParts {
  /** How long one lasts. */
  length: number;
  /** 'Round 3' */
  name: (number: number) => string;
}

/** Strengths over the parts of a battle, a line a side: full with circles, and dashed with squares. */
export function LinePlot({ box, series, lastTime, parts }: LinePlotProps) {
  const top = topOf(box, series.length);
  const frame = frameOf(box, top, lastTime);
  return (
    <>
      <Axes {...{ box, top, frame, lastTime, parts }} />
      {series.map((it) => (
        <Line key={it.side} series={it} frame={frame} lastTime={lastTime} />
      ))}
      <Legend series={series} box={box} />
    </>
  );
}

const PERCENTS = [0, 25, 50, 75, 100];

interface AxesProps extends Pick<LinePlotProps, 'box' | 'lastTime' | 'parts'> {
  frame: Frame;
  top: number;
}

function Axes({ box, top, frame: { x, y }, lastTime, parts }: AxesProps) {
  const count = Math.max(1, Math.ceil(lastTime / parts.length));
  const right = box.width - MARGIN.right;
  const bottom = box.height - MARGIN.bottom;
  return (
    <g>
      {PERCENTS.map((percent) => (
        <g key={percent}>
          <path className="plot-grid" d={`M${MARGIN.left} ${y(percent)}H${right}`} />
          <text className="plot-figure-y" x={MARGIN.left - 6} y={y(percent) + 4}>
            {percentText(percent)}
          </text>
        </g>
      ))}
      {Array.from({ length: count }, (_, part) => {
        const from = x(part * parts.length);
        const to = Math.min(right, x((part + 1) * parts.length));
        return (
          <g key={from}>
            <path className="plot-round" d={`M${from} ${top}V${bottom + 5}`} />
            {to - from > 24 && (
              <text className="plot-figure-x" x={(from + to) / 2} y={bottom + 17}>
                {to - from > 56 ? parts.name(part + 1) : part + 1}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface LineProps {
  series: Series;
  frame: Frame;
  lastTime: number;
}

function Line({ series: { side, name, samples, losses }, frame, lastTime }: LineProps) {
  const { x, y } = frame;
  return (
    <g className="plot-series" data-side={side}>
      <path className="plot-line" d={stepPath(samples, frame, lastTime)} />
      {changes(samples).map(({ time, value }) => (
        <Mark key={time} side={side} x={x(time)} y={y(value)}>
          {`${name} ${percentText(Math.round(value))}`}
        </Mark>
      ))}
      {losses.map((loss) => {
        const value = samples.findLast(({ time }) => time <= loss.time)?.value ?? 0;
        return (
          <path
            key={loss.name}
            className="plot-loss"
            d={`M${x(loss.time) - 5} ${y(value) - 5}l10 10m0-10l-10 10`}
          >
            <title>{afterActionText('shipLost', { ship: loss.name })}</title>
          </path>
        );
      })}
    </g>
  );
}

interface MarkProps {
  side: Side;
  x: number;
  y: number;
  children?: string;
}

const Mark = ({ side, x, y, children }: MarkProps) =>
  side === 'allies' ? (
    <circle className="plot-mark" cx={x} cy={y} r="3">
      {children && <title>{children}</title>}
    </circle>
  ) : (
    <rect className="plot-mark" x={x - 3} y={y - 3} width="6" height="6">
      {children && <title>{children}</title>}
    </rect>
  );

/** Which line belongs to which side, with its end value. */
function Legend({ series, box }: Pick<LinePlotProps, 'series' | 'box'>) {
  const isOneRow = legendRows(box, series.length) === 1;
  const step = (box.width - MARGIN.left) / Math.max(1, series.length);
  return (
    <g>
      {series.map(({ side, name, samples }, i) => {
        const x = MARGIN.left + (isOneRow ? i * step : 0);
        const y = legendY(isOneRow ? 0 : i);
        return (
          <g key={side} className="plot-series" data-side={side}>
            <path className="plot-line" d={`M${x} ${y}h26`} />
            <Mark side={side} x={x + 13} y={y} />
            <text className="plot-name" x={x + 32} y={y + 4}>
              {name} {percentText(Math.round(samples.at(-1)?.value ?? 0))}
            </text>
          </g>
        );
      })}
    </g>
  );
}
