import { SIDES } from '../../../../rules/core';
import type { ScorePoint } from './scoreOver';

interface ScorePlotProps {
  width: number;
  points: readonly ScorePoint[];
  nameOf: (side: 'allies' | 'axis') => string;
}

export const PLOT_HEIGHT = 240;
const MARGIN = { left: 40, right: 12, top: 34, bottom: 28 };

/** The score over the turns, a stepped line a side: the Allies full, the Axis dashed. */
export function ScorePlot({ width, points, nameOf }: ScorePlotProps) {
  const lastTurn = Math.max(1, ...points.map(({ turn }) => turn));
  const most = niceTop(
    Math.max(10, ...points.flatMap((it) => SIDES.map((side) => it.points[side]))),
  );
  const x = (turn: number) =>
    MARGIN.left + ((width - MARGIN.left - MARGIN.right) * turn) / lastTurn;
  const y = (value: number) =>
    PLOT_HEIGHT - MARGIN.bottom - ((PLOT_HEIGHT - MARGIN.top - MARGIN.bottom) * value) / most;
  return (
    <>
      <g className="plot-axes">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <path
              className="plot-grid"
              d={`M${MARGIN.left} ${y(share * most)}H${width - MARGIN.right}`}
            />
            <text className="plot-figure-y" x={MARGIN.left - 6} y={y(share * most) + 4}>
              {Math.round(share * most)}
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
          <path d={stepsOf(points, (it) => ({ x: x(it.turn), y: y(it.points[side]) }))} />
          <path d={`M${MARGIN.left + index * 200} 14h26`} />
          <text x={MARGIN.left + index * 200 + 32} y={18}>
            {nameOf(side)}
          </text>
        </g>
      ))}
    </>
  );
}

/** The next 1, 2 or 5 times a power of ten, or twice that. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 5, 8, 10].map((it) => it * power).find((it) => it >= value) ?? value;
}

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
