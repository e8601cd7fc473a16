import { memo } from 'react';
import { sameHex } from '../../../hex';
import { fixed, type Point, pointText, translate } from '../geometry/points';
import type { PlanArrow } from '../mapProps';
import { usePlane } from '../planeContext';
import '../lines.css';

/** Advised moves and fire: broad arrows under a dashed edge, a ring where something is placed. */
export const PlanArrows = memo(function PlanArrows({ arrows }: { arrows: readonly PlanArrow[] }) {
  const { center: centerOf } = usePlane();
  return (
    <g className="plan">
      {arrows.map(({ kind, from, to, by }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arrows have no identity of their own
        <g key={at} className="plan-arrow" data-kind={kind}>
          {by ? (
            <Way points={[from, ...by].map(centerOf)} />
          ) : sameHex(from, to) ? (
            <Ring at={centerOf(to)} />
          ) : (
            <Arrow from={centerOf(from)} to={centerOf(to)} />
          )}
        </g>
      ))}
    </g>
  );
});

const Ring = ({ at: { x, y } }: { at: Point }) => <circle cx={fixed(x)} cy={fixed(y)} r={RING} />;

/** A line through the hexes of a course, a dot in each, a ring around its end. */
function Way({ points }: { points: readonly Point[] }) {
  const end = points.at(-1);
  return (
    <>
      <path className="course-line" d={`M${points.map(pointText).join('L')}`} />
      {points.slice(1).map((point) => (
        <circle
          key={pointText(point)}
          className="course-stop"
          cx={fixed(point.x)}
          cy={fixed(point.y)}
          r={point === end ? 7 : 3}
        />
      ))}
    </>
  );
}

const RING = 34;

/** Clear of the counters at both ends. */
const SHORT_BY = 14;

function Arrow({ from, to }: { from: Point; to: Point }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = (away: number): Point => ({
    x: from.x + ((to.x - from.x) / length) * away,
    y: from.y + ((to.y - from.y) / length) * away,
  });
  const tip = along(length - SHORT_BY);
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <>
      <path
        className="plan-shaft"
        d={`M${pointText(along(SHORT_BY))}L${pointText(along(length - SHORT_BY - HEAD))}`}
      />
      <path
        className="plan-head"
        d={`M0,0L${-HEAD},-8V8Z`}
        transform={`${translate(tip)} rotate(${fixed(degrees)})`}
      />
    </>
  );
}

const HEAD = 14;
