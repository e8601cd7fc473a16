import { memo } from 'react';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import { STRATEGIC_HEX_NAUTICAL_MILES } from '../../../../rules/strategic/tables/clock';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { at, degreesPoint, gridPath, HEX_HEIGHT, hexesPath, landPath, sheetOf } from './plane';

interface TheatreProps {
  map: TheatreMap;
}

/** The chart itself: sea, land as drawn and as the hexes have it, lines of latitude and longitude, names, exits. It never changes. */
export const Theatre = memo(({ map }: TheatreProps) => {
  const { left, top, right, bottom } = sheetOf(map);
  return (
    <g className="theatre">
      <rect className="theatre-sea" x={left} y={top} width={right - left} height={bottom - top} />
      <Graticule map={map} />
      <path className="theatre-coast" d={hexesPath(map.coast)} />
      <path className="theatre-land-hexes" d={hexesPath(map.land)} />
      {map.coastlines.map(({ name, points }) => (
        <path key={name} className="theatre-land" d={landPath(map, points)} />
      ))}
      <path className="theatre-grid" d={gridPath(map)} />
      {map.exits.map(({ id, side, hexes }) => (
        <path key={id} className="theatre-exit" data-side={side} d={hexesPath(hexes, 0.86)} />
      ))}
      <ScaleBar map={map} />
    </g>
  );
});

/** Degrees between two lines. */
const STEP_DEGREES = 5;

function Graticule({ map }: TheatreProps) {
  const { corner, farCorner } = map;
  const west = corner.lon;
  const east = farCorner.lon > west ? farCorner.lon : farCorner.lon + 360;
  const lats = stepsBetween(farCorner.lat, corner.lat);
  const lons = stepsBetween(west, east);
  return (
    <g className="theatre-degrees">
      {lats.map((lat) => {
        const from = degreesPoint(map, lat, west);
        const to = degreesPoint(map, lat, east);
        return (
          <g key={lat}>
            <path d={`M${from.x},${from.y}L${to.x},${to.y}`} />
            <text transform={at({ x: from.x, y: from.y - 8 })}>{degreeText(lat, 'N', 'S')}</text>
          </g>
        );
      })}
      {lons.map((lon) => {
        const from = degreesPoint(map, corner.lat, lon);
        const to = degreesPoint(map, farCorner.lat, lon);
        return (
          <g key={lon}>
            <path d={`M${from.x},${from.y}L${to.x},${to.y}`} />
            <text transform={at({ x: from.x + 8, y: from.y - 20 })}>
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

/** Hexes on the bar of the scale. */
const BAR_HEXES = 5;

function ScaleBar({ map }: TheatreProps) {
  const { left, bottom } = sheetOf(map);
  const length = BAR_HEXES * HEX_HEIGHT;
  return (
    <g className="theatre-scale" transform={at({ x: left + 60, y: bottom - 24 })}>
      <path d={`M0,-12V0H${length}V-12M${length / BAR_HEXES},-7V0`} />
      <text x={length + 14}>
        {strategicChartText('miles', { miles: BAR_HEXES * STRATEGIC_HEX_NAUTICAL_MILES })}
      </text>
    </g>
  );
}
