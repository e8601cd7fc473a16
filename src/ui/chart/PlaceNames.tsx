import type { CSSProperties } from 'react';
import { FLAT } from '../hexmap/geometry/plane';
import { translate } from '../hexmap/geometry/points';
import type { Label } from './labels';
import type { TheaterChart } from './theater';

interface PlaceNamesProps {
  exits: TheaterChart['exits'];
  labels: readonly Label[];
}

/** The names of the chart, each moved aside where a pin would cover it. */
export function PlaceNames({ exits, labels }: PlaceNamesProps) {
  return (
    <g className="theater-names" lang="en">
      {labels.map((label) => (
        <text
          key={label.name}
          data-kind={label.kind}
          transform={translate(label)}
          style={beside(label)}
        >
          {label.name}
        </text>
      ))}
      {exits.map(({ id, label, hexes: [first], hexes }) => {
        const middle = hexes[Math.floor(hexes.length / 2)] ?? first;
        return middle ? (
          <text key={id} data-kind="exit" transform={translate(FLAT.center(middle))}>
            {label}
          </text>
        ) : null;
      })}
    </g>
  );
}

const beside = ({ aside, down, anchor }: Label): CSSProperties =>
  ({ '--aside': `${aside}px`, '--down': `${down}px`, textAnchor: anchor }) as CSSProperties;
