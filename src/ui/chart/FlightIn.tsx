import type { CSSProperties, ReactNode } from 'react';
import type { Point } from '../hexmap/geometry/points';
import './flightIn.css';

interface FlightInProps {
  side: string;
  /** Its start and its target, in units of the SVG around it. */
  from: Point;
  to: Point;
  /** How long it flies; 0: it is there. */
  flyMs: number;
  /** It hits something at its target. */
  isHit: boolean;
  /** An aircraft, 24 units wide. */
  plane: ReactNode;
  /** What is told at its end. */
  words?: ReactNode;
  /** How far the words move to stay on the board, in pixels. */
  aside?: number;
}

/** Aircraft of a formation, one behind the other. */
const FORMATION = [0, 1, 2];
const APART_MS = 110;
const BEND = 0.16;

/** Aircraft that fly to a target, and what they do there. */
export function FlightIn({ side, from, to, flyMs, isHit, plane, words, aside = 0 }: FlightInProps) {
  const path = bowTo(from, to);
  return (
    <g
      className="strike-show"
      data-side={side}
      data-still={flyMs === 0 || undefined}
      style={{ '--fly': `${flyMs}ms` } as CSSProperties}
    >
      <path className="strike-trail" d={path} pathLength={1} />
      {FORMATION.map((at) => (
        <g key={at} className="strike-plane" style={flight(path, at)}>
          <g className="strike-size">
            <g transform="translate(-11 -11) scale(.92)">{plane}</g>
          </g>
        </g>
      ))}
      <g transform={`translate(${to.x} ${to.y})`}>
        <g className="strike-size strike-end">
          {isHit && <path className="strike-burst" d={BURST} />}
          {words && (
            <foreignObject x={-130 + aside} y={24} width={260} height={1} className="strike-words">
              {words}
            </foreignObject>
          )}
        </g>
      </g>
    </g>
  );
}

const flight = (path: string, at: number): CSSProperties => ({
  offsetPath: `path("${path}")`,
  animationDelay: `${at * APART_MS}ms`,
});

/** A bow that ends at its target. */
function bowTo(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - length * BEND };
  return `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}`;
}

const RAYS = 10;
const BURST = `${Array.from({ length: 2 * RAYS }, (_, at) => {
  const angle = (at * Math.PI) / RAYS;
  const reach = at % 2 === 0 ? 26 : 12;
  const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach].map((it) => it.toFixed(1));
  return `${at === 0 ? 'M' : 'L'}${x},${y}`;
}).join('')}Z`;
