import { type CSSProperties, useMemo } from 'react';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { type Label, labelsOf } from './labels';
import { at, chartPoint } from './plane';
import type { Spread } from './spread';

interface PlaceNamesProps {
  map: TheatreMap;
  pins: readonly Spread[];
  scale: number;
}

/** The names of the chart, each moved aside where a pin would cover it. */
export function PlaceNames({ map, pins, scale }: PlaceNamesProps) {
  const labels = useMemo(() => labelsOf(map, pins, scale), [map, pins, scale]);
  return (
    <g className="theatre-names" lang="en">
      {labels.map((label) => (
        <text key={label.name} data-kind={label.kind} transform={at(label)} style={beside(label)}>
          {label.name}
        </text>
      ))}
      {map.exits.map(({ id, name, hexes: [first], hexes }) => {
        const middle = hexes[Math.floor(hexes.length / 2)] ?? first;
        return middle ? (
          <text key={id} data-kind="exit" transform={at(chartPoint(middle))}>
            {strategicChartText('exit', { name })}
          </text>
        ) : null;
      })}
    </g>
  );
}

const beside = ({ aside, down, anchor }: Label): CSSProperties =>
  ({ '--aside': `${aside}px`, '--down': `${down}px`, textAnchor: anchor }) as CSSProperties;
