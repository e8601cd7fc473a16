import { memo, useMemo } from 'react';
import { FLAT, HEX_SIZE } from '../hexmap/geometry/plane';
import { type Point, pointText } from '../hexmap/geometry/points';
import { Pieces } from './Pieces';
import { degreesPoint, landPath, sheetOf } from './projection';
import { shoalPaths } from './shoals';
import type { TheaterChart } from './theater';

/** Points nearer than that to the one before are left out where the chart is small. */
const COARSE = HEX_SIZE * 0.24;

/** A coast as it is drawn far out, and closer up. */
const FORMS = ['coarse', 'fine'] as const;

/** The shores of a chart in drawing units. */
const shorePoints = (chart: TheaterChart): Point[][] =>
  chart.shores.map((ring) => ring.map((place) => degreesPoint(chart, place)));

const closedPath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}Z`;

/** All land of a chart as one path, hex by hex where no coast is known; `isCoarse` for a picture of it that is small. */
export function allLandPath(chart: TheaterChart, isCoarse: boolean): string {
  const shores = shorePoints(chart);
  const drawn = isCoarse ? shores.map(thinned).filter(({ length }) => length > 2) : shores;
  const invented = chart.coastlines.map(({ points }) => landPath(chart, points));
  const known = [...drawn.map(closedPath), ...invented].join('');
  return known === '' ? FLAT.outlinePath(chart.land) : known;
}

function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= COARSE) kept.push(point);
  }
  return kept;
}

/** The sea with its depths, and the land upon it. */
export const Shores = memo(function Shores({ chart }: { chart: TheaterChart }) {
  const sheet = sheetOf(chart);
  const { left, top, right, bottom } = sheet;
  const drawn = useMemo(
    () => ({
      shoals: shoalPaths(sheetOf(chart), shorePoints(chart)),
      land: FORMS.map((form) => ({ form, path: allLandPath(chart, form === 'coarse') })),
      border: FLAT.outlinePath(chart.land),
    }),
    [chart],
  );
  const [width, height] = [right - left, bottom - top];
  return (
    <svg
      aria-hidden="true"
      x={left}
      y={top}
      {...{ width, height }}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <rect className="theater-sea" x={left} y={top} width={width} height={height} />
      {drawn.shoals.map(({ tint, path }) => (
        <g key={tint}>
          <path className="theater-shoal" data-tint={tint} d={path} />
          <Pieces className="theater-depth" path={path} />
        </g>
      ))}
      {drawn.land.map(({ form, path }) => (
        <g key={form} className="theater-land-form" data-form={form}>
          <path className="theater-land" d={path} />
          <Pieces className="theater-coast" path={path} />
        </g>
      ))}
      <path className="theater-land-hexes" d={drawn.border} />
    </svg>
  );
});
