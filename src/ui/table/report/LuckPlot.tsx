import { fixed } from '../../hexmap/geometry/points';
import { afterActionText } from '../../i18n/report';
import { decimal, type Luck } from './luck';

interface LuckRow {
  luck: Luck;
  /** 'Royal Navy, guns' */
  name: string;
}

interface LuckPlotProps {
  width: number;
  rows: readonly LuckRow[];
}

const ROW_HEIGHT = 46;
const FOOT = 22;
const SIDE_ROOM = 12;

export const luckHeight = (rows: number): number => rows * ROW_HEIGHT + FOOT;

/** Each row: the average with one and two standard errors around it, and the actual hits. */
export function LuckPlot({ width, rows }: LuckPlotProps) {
  const most = Math.max(1, ...rows.map(({ luck }) => farthest(luck)));
  const x = (hits: number): number =>
    fixed(SIDE_ROOM + ((width - 2 * SIDE_ROOM) * Math.max(0, hits)) / most);
  const bottom = rows.length * ROW_HEIGHT;
  return (
    <>
      {ticksTo(most).map((tick) => (
        <g key={tick}>
          <path className="plot-grid" d={`M${x(tick)} 0V${bottom}`} />
          <text className="plot-figure-x" x={x(tick)} y={bottom + 15}>
            {tick}
          </text>
        </g>
      ))}
      {rows.map((row, i) => (
        <g key={row.name} transform={`translate(0 ${i * ROW_HEIGHT})`}>
          <LuckLine row={row} x={x} />
        </g>
      ))}
    </>
  );
}

const farthest = ({ hits, expected, error }: Luck): number =>
  Math.max(hits, expected + 2 * error) * 1.04;

/** Round numbers from 0 on, five or so. */
export function ticksTo(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((it) => most / it <= 6) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

const LINE_Y = 30;

function LuckLine({ row: { luck, name }, x }: { row: LuckRow; x: (hits: number) => number }) {
  const { side, hits, expected, error } = luck;
  return (
    <g data-side={side}>
      <text className="plot-name" x={SIDE_ROOM} y="14">
        {afterActionText('luckRow', { name, count: hits, average: decimal(expected) })}
      </text>
      <path
        className="plot-far"
        d={`M${x(expected - 2 * error)} ${LINE_Y}H${x(expected + 2 * error)}`}
      />
      <path className="plot-near" d={`M${x(expected - error)} ${LINE_Y}H${x(expected + error)}`} />
      <path className="plot-average" d={`M${x(expected)} ${LINE_Y - 8}v16`} />
      <path className="plot-hits" d={`M${x(hits)} ${LINE_Y - 7}l6 7l-6 7l-6 -7z`} />
    </g>
  );
}
