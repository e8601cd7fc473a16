import { type CSSProperties, useMemo } from 'react';
import { FLAT } from '../hexmap/geometry/plane';
import { translate } from '../hexmap/geometry/points';
import { type Label, labelsOf } from './labels';
import type { Spread } from './spread';
import type { TheaterChart } from './theater';

interface PlaceNamesProps {
  chart: TheaterChart;
  pins: readonly Spread[];
  scale: number;
}

/** The names of the chart, each moved aside where a pin would cover it. */
export function PlaceNames({ chart, pins, scale }: PlaceNamesProps) {
  const labels = useMemo(() => labelsOf(chart, pins, scale), [chart, pins, scale]);
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
      {chart.exits.map(({ id, label, hexes: [first], hexes }) => {
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
