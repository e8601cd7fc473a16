import { type CSSProperties, type MouseEvent, memo, type RefObject, useMemo, useRef } from 'react';
import { FLAT } from '../hexmap/geometry/plane';
import type { Point } from '../hexmap/geometry/points';
import { pointIn } from '../hexmap/pointer';
import type { ChartPin } from './pin';
import { sheetOf } from './projection';
import { allLandPath } from './Shores';
import type { TheaterChart } from './theater';

interface MiniMapProps {
  chart: TheaterChart;
  pins: readonly ChartPin[];
  /** The window; the code that moves it sets its attributes. */
  frame: RefObject<SVGRectElement | null>;
  onPick: (point: Point) => void;
}

/**
 * The whole theater in a corner, with the window on it; a press brings the window there. The keys move it without.
 */
export const MiniMap = memo(function MiniMap({ chart, pins, frame, onPick }: MiniMapProps) {
  const { left, top, right, bottom } = sheetOf(chart);
  const land = useMemo(() => allLandPath(chart, true), [chart]);
  const group = useRef<SVGGElement>(null);
  const go = (event: MouseEvent) => onPick(pointIn(group.current, event));
  return (
    <svg
      className="mini-map"
      style={{ '--aspect': (right - left) / (bottom - top) } as CSSProperties}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden="true"
      onClick={go}
    >
      <g ref={group}>
        <rect className="theater-sea" x={left} y={top} width={right - left} height={bottom - top} />
        <path className="theater-land" d={land} />
        {pins.map(({ id, hex, kind, side }) => {
          const { x, y } = FLAT.center(hex);
          return kind === 'base' ? null : (
            <circle
              key={id}
              className="mini-unit"
              data-side={side}
              data-kind={kind}
              cx={x}
              cy={y}
              r={70}
            />
          );
        })}
        <rect ref={frame} className="mini-frame" />
      </g>
    </svg>
  );
});
