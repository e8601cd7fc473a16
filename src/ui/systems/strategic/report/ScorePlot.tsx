import { SIDES } from '../../../../rules/core';
import type { ScorePoint } from './scoreOver';

interface ScorePlotProps {
  width: number;
  points: readonly ScorePoint[];
  nameOf: (side: 'allies' | 'axis') => string;
}

export const PLOT_HEIGHT = 240;
const MARGIN = { left: 40, right: 12, top: 52, bottom: 28 };

/** The score over the turns, a stepped line a side: the Allies full, the Axis dashed. */
export function ScorePlot({ width, points, nameOf }: ScorePlotProps) {
  const lastTurn = Math.max(1, ...points.map(({ turn }) => turn));
  const marks = scoreMarks(
    Math.max(4, ...points.flatMap((it) => SIDES.map((side) => it.points[side]))),
  );
  const most = marks.at(-1) ?? 1;
  const course = fromNothing(points);
  const x = (turn: number) =>
    MARGIN.left + ((width - MARGIN.left - MARGIN.right) * turn) / lastTurn;
  const y = (value: number) =>
    PLOT_HEIGHT - MARGIN.bottom - ((PLOT_HEIGHT - MARGIN.top - MARGIN.bottom) * value) / most;
  return (
    <>
      <g>
        {marks.map((mark) => (
          <g key={mark}>
            <path className="plot-grid" d={`M${MARGIN.left} ${y(mark)}H${width - MARGIN.right}`} />
            <text className="plot-figure-y" x={MARGIN.left - 6} y={y(mark) + 4}>
              {mark}
            </text>
          </g>
        ))}
        {turnMarks(lastTurn).map((turn) => (
          <text
            key={turn}
            className="plot-figure-x"
            textAnchor="middle"
            x={x(turn)}
            y={PLOT_HEIGHT - 8}
          >
            {turn}
          </text>
        ))}
      </g>
      {SIDES.map((side, index) => (
        <g key={side} className="score-line" data-side={side}>
          <path d={stepsOf(course, (it) => ({ x: x(it.turn), y: y(it.points[side]) }))} />
          <path d={`M${MARGIN.left} ${14 + index * 18}h26`} />
          <text x={MARGIN.left + 32} y={18 + index * 18}>
            {nameOf(side)}
          </text>
        </g>
      ))}
    </>
  );
}

/** Whole numbers evenly apart from 0 to at least a value, at most six: 1, 2 or 5 times a power of ten apart. */
export function scoreMarks(value: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value / 5)));
  const apart = [1, 2, 5, 10].map((it) => it * power).find((it) => it * 5 >= value) ?? value;
  return Array.from({ length: Math.ceil(value / apart) + 1 }, (_, at) => at * apart);
}

/** The score begins at nothing, so that even the first turn is a line. */
export const fromNothing = (points: readonly ScorePoint[]): readonly ScorePoint[] =>
  points[0]?.turn === 0 ? points : [{ turn: 0, points: { allies: 0, axis: 0 } }, ...points];

const turnMarks = (last: number): number[] => {
  const step = Math.max(1, Math.ceil(last / 8));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
};

function stepsOf(
  points: readonly ScorePoint[],
  at: (point: ScorePoint) => { x: number; y: number },
): string {
  return points
    .map((point, index) => {
      const { x, y } = at(point);
      return index === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`;
    })
    .join('');
}
