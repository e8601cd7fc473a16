import { memo, useMemo } from 'react';
import { type Axial, distance } from '../../hex';
import { CompassRose } from '../hexmap/CompassRose';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { type Point, translate } from '../hexmap/geometry/points';
import { ChartRim, Graticule } from './Graticule';
import { Pieces } from './Pieces';
import { sheetOf } from './projection';
import { Shores } from './Shores';
import type { TheaterChart } from './theater';

interface TheaterProps {
  chart: TheaterChart;
}

/** The chart itself: sea, land, lines of latitude and longitude, hexes, exits, rose and border. It never changes. */
export const Theater = memo(function Theater({ chart }: TheaterProps) {
  const rose = useMemo(() => roseAt(chart), [chart]);
  return (
    <g className="theater">
      <Shores chart={chart} />
      <Graticule chart={chart} />
      <Pieces className="theater-grid" path={FLAT.gridPath(chart.hexes)} />
      {chart.exits.map(({ id, side, hexes }) => (
        <path key={id} className="theater-exit" data-side={side} d={FLAT.hexesPath(hexes, 0.86)} />
      ))}
      <g className="theater-rose">{rose && <CompassRose at={rose} scale={roseScale(chart)} />}</g>
      <ChartRim chart={chart} />
      <ScaleBar chart={chart} />
    </g>
  );
});

/** The rose of a small chart is small. */
const roseScale = ({ rows }: TheaterChart): number => Math.min(1.3, Math.max(0.6, rows / 38));

/** Hexes from a corner to the middle of the rose, and from there to the nearest land. */
const ROSE_INSET = 4;

/** The corner of the chart that has most sea around it; without sea no rose. */
function roseAt({ columns, rows, land }: TheaterChart): Point | undefined {
  const [west, east] = [ROSE_INSET, columns - 1 - ROSE_INSET];
  const [north, south] = [ROSE_INSET, rows - 1 - ROSE_INSET];
  const corners = [
    [west, south],
    [east, south],
    [west, north],
    [east, north],
  ] as const;
  const open = corners.map(([q, row]) => ({ q, r: row - Math.floor(q / 2) }));
  const best = open.reduce((a, b) => (openSea(b, land) > openSea(a, land) ? b : a));
  return openSea(best, land) >= ROSE_INSET - 1 ? FLAT.center(best) : undefined;
}

/** Enough sea is enough. */
const MAX_OPEN = 8;

const openSea = (hex: Axial, land: readonly Axial[]): number =>
  land.reduce((least, it) => Math.min(least, distance(hex, it)), MAX_OPEN);

function ScaleBar({ chart }: TheaterProps) {
  const { left, bottom } = sheetOf(chart);
  const { hexes, label } = chart.scale;
  const length = hexes * HEX_WIDTH;
  return (
    <g className="theater-scale" transform={translate({ x: left + 60, y: bottom - 40 })}>
      <path d={`M0,-12V0H${length}V-12M${HEX_WIDTH},-7V0`} />
      <text x={length + 14}>{label}</text>
    </g>
  );
}
