import type { BattleView } from '../../../../rules/battle';
import { fixed, type Point } from '../../../hexmap/geometry/points';
import { centerOf } from '../board/common/plane';
import type { Arrival } from './situation';

const LINE = 27;

/** The names of what comes in, inside the edge, and an arrow from it. */
export function ArrivalMark({
  arrival: { side, names, hexes },
  view,
}: {
  arrival: Arrival;
  view: BattleView;
}) {
  const edge = middleOf(hexes.map((hex) => centerOf(hex)));
  const home = centerOf(view.center);
  const away = Math.hypot(edge.x - home.x, edge.y - home.y);
  const toward = { x: (home.x - edge.x) / away, y: (home.y - edge.y) / away };
  const angle = (Math.atan2(toward.y, toward.x) * 180) / Math.PI;
  const at = { x: edge.x + toward.x * 118, y: edge.y + toward.y * 96 };
  return (
    <g className="arrival" data-side={side}>
      <path
        className="arrival-arrow"
        d="M-34,-9H14V-24L46,0L14,24V9H-34Z"
        transform={`translate(${fixed(edge.x)} ${fixed(edge.y)}) rotate(${fixed(angle)})`}
      />
      <text className="arrival-name" textAnchor="middle">
        {names.map((name, line) => (
          <tspan
            key={name}
            x={fixed(at.x)}
            y={fixed(at.y + (line - (names.length - 1) / 2) * LINE)}
          >
            {name}
          </tspan>
        ))}
      </text>
    </g>
  );
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
