import { type MouseEvent, memo, type RefObject, useRef } from 'react';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import type { Point } from '../../../hexmap/geometry/points';
import { pointIn } from '../../../hexmap/pointer';
import { chartPoint, landPath, sheetOf } from './plane';
import type { ChartUnit } from './units';

interface MiniMapProps {
  map: TheatreMap;
  units: readonly ChartUnit[];
  /** The window; whoever moves it sets its attributes. */
  frame: RefObject<SVGRectElement | null>;
  onPick: (point: Point) => void;
}

/** The whole theatre in a corner, with the window on it; a press brings the window there. The keys move it without. */
export const MiniMap = memo(({ map, units, frame, onPick }: MiniMapProps) => {
  const { left, top, right, bottom } = sheetOf(map);
  const group = useRef<SVGGElement>(null);
  const go = (event: MouseEvent) => onPick(pointIn(group.current, event));
  return (
    <svg
      className="mini-map"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden="true"
      onClick={go}
    >
      <g ref={group}>
        <rect className="theatre-sea" x={left} y={top} width={right - left} height={bottom - top} />
        {map.coastlines.map(({ name, points }) => (
          <path key={name} className="theatre-land" d={landPath(map, points)} />
        ))}
        {units.map(({ id, hex, kind, side }) => {
          const { x, y } = chartPoint(hex);
          return kind === 'land' ? null : (
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
