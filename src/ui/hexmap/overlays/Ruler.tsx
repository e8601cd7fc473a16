import { memo } from 'react';
import type { Axial } from '../../../hex';
import { pointText, translate } from '../geometry/points';
import { usePlane } from '../planeContext';
import '../lines.css';

interface RulerProps {
  from: Axial;
  to: Axial;
  /** Bearing and range. */
  label: string;
}

/** A line from what is picked to the hex under the pointer. */
export const Ruler = memo(function Ruler({ from, to, label }: RulerProps) {
  const { center } = usePlane();
  const end = center(to);
  return (
    <g className="ruler">
      <path d={`M${pointText(center(from))}L${pointText(end)}`} />
      <g transform={translate(end)}>
        <g className="ruler-scale">
          <text y={LABEL_DROP}>{label}</text>
        </g>
      </g>
    </g>
  );
});

const LABEL_DROP = 34;
