import { memo } from 'react';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { translate } from '../hexmap/geometry/points';
import { degreesPoint, landPath, sheetOf } from './projection';
import type { TheaterChart } from './theater';

interface TheaterProps {
  chart: TheaterChart;
}

/**
 * The chart itself: sea, land as drawn and as the hexes have it, lines of latitude and longitude, names, exits. It
 * never changes.
 */
export const Theater = memo(function Theater({ chart }: TheaterProps) {
  const { left, top, right, bottom } = sheetOf(chart);
  return (
    <g className="theater">
      <rect className="theater-sea" x={left} y={top} width={right - left} height={bottom - top} />
      <Graticule chart={chart} />
      <path className="theater-coast" d={FLAT.hexesPath(chart.coast)} />
      <path className="theater-land-hexes" d={FLAT.hexesPath(chart.land)} />
      {chart.coastlines.map(({ name, points }) => (
        <path key={name} className="theater-land" d={landPath(chart, points)} />
      ))}
      <path className="theater-grid" d={FLAT.gridPath(chart.hexes)} />
      {chart.exits.map(({ id, side, hexes }) => (
        <path key={id} className="theater-exit" data-side={side} d={FLAT.hexesPath(hexes, 0.86)} />
      ))}
      <ScaleBar chart={chart} />
    </g>
  );
});

/** Degrees between two lines. */
const STEP_DEGREES = 5;

function Graticule({ chart }: TheaterProps) {
  const { corner, farCorner } = chart;
  const west = corner.lon;
  const east = farCorner.lon > west ? farCorner.lon : farCorner.lon + 360;
  const lats = stepsBetween(farCorner.lat, corner.lat);
  const lons = stepsBetween(west, east);
  return (
    <g className="theater-degrees">
      {lats.map((lat) => {
        const from = degreesPoint(chart, { lat, lon: west });
        const to = degreesPoint(chart, { lat, lon: east });
        return (
          <g key={lat}>
            <path d={`M${from.x},${from.y}L${to.x},${to.y}`} />
            <text transform={translate({ x: from.x, y: from.y - 8 })}>
              {degreeText(lat, 'N', 'S')}
            </text>
          </g>
        );
      })}
      {lons.map((lon) => {
        const from = degreesPoint(chart, { lat: corner.lat, lon });
        const to = degreesPoint(chart, { lat: farCorner.lat, lon });
        return (
          <g key={lon}>
            <path d={`M${from.x},${from.y}L${to.x},${to.y}`} />
            <text transform={translate({ x: from.x + 8, y: from.y - 20 })}>
              {degreeText(lon > 180 ? lon - 360 : lon, 'E', 'W')}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function stepsBetween(from: number, to: number): number[] {
  const first = Math.ceil(from / STEP_DEGREES) * STEP_DEGREES;
  const count = Math.max(0, Math.floor((to - first) / STEP_DEGREES) + 1);
  return Array.from({ length: count }, (_, i) => first + i * STEP_DEGREES);
}

const degreeText = (degrees: number, plus: string, minus: string): string =>
  `${Math.abs(degrees)}° ${degrees < 0 ? minus : plus}`;

function ScaleBar({ chart }: TheaterProps) {
  const { left, bottom } = sheetOf(chart);
  const { hexes, label } = chart.scale;
  const length = hexes * HEX_WIDTH;
  return (
    <g className="theater-scale" transform={translate({ x: left + 60, y: bottom - 24 })}>
      <path d={`M0,-12V0H${length}V-12M${HEX_WIDTH},-7V0`} />
      <text x={length + 14}>{label}</text>
    </g>
  );
}
