import { memo, useId } from 'react';
import { translate } from '../hexmap/geometry/points';
import { degreesPoint, sheetOf } from './projection';
import type { TheaterChart } from './theater';

/** Rain over the whole chart, or over what lies north of a latitude. By night the whole board is dark. */
export interface RainArea {
  key: string;
  northOf?: number | undefined;
  /** Written along the edge of the area. */
  label: string;
}

/** The light of an hour: at its first and its last of the day half of the chart lies in the dark. */
export type ChartLight = 'dawn' | 'day' | 'dusk' | 'night';

interface SkyProps {
  chart: TheaterChart;
  light: ChartLight;
  areas: readonly RainArea[];
}

/** Light and weather over sea and land. */
export const Sky = memo(function Sky({ chart, light, areas }: SkyProps) {
  return (
    <g className="sky">
      {(light === 'dawn' || light === 'dusk') && <LowSun chart={chart} light={light} />}
      {areas.map((area) => (
        <Rain key={area.key} chart={chart} area={area} />
      ))}
    </g>
  );
});

/** Night comes from the east and leaves to the west; the sun is low on the other side. */
function LowSun({ chart, light }: Pick<SkyProps, 'chart' | 'light'>) {
  const id = useId();
  const { left, top, right, bottom } = sheetOf(chart);
  const [x1, x2] = light === 'dusk' ? ['0', '1'] : ['1', '0'];
  return (
    <>
      <defs>
        <linearGradient id={id} {...{ x1, x2, y1: '0', y2: '0' }}>
          <stop className="low-sun" offset="0" />
          <stop className="last-light" offset="0.45" />
          <stop className="first-night" offset="1" />
        </linearGradient>
      </defs>
      <rect fill={`url(#${id})`} x={left} y={top} width={right - left} height={bottom - top} />
    </>
  );
}

/** How far across the chart the label of an area is written. */
const LABEL_SHARE = 0.16;

function Rain({ chart, area }: { chart: TheaterChart; area: RainArea }) {
  const id = useId();
  const { left, top, right, bottom } = sheetOf(chart);
  const { northOf, label } = area;
  const edge =
    northOf === undefined ? bottom : degreesPoint(chart, { ...chart.corner, lat: northOf }).y;
  const box = { x: left, y: top, width: right - left, height: edge - top };
  return (
    <>
      <defs>
        <pattern id={id} width="84" height="76" patternUnits="userSpaceOnUse">
          <path className="rain-stroke" d="M16,6L9,30M58,2L51,26M36,40L29,64M78,44L71,68" />
        </pattern>
      </defs>
      <rect className="veil-cloud" {...box} />
      <rect fill={`url(#${id})`} {...box} />
      {northOf !== undefined && (
        <>
          <path className="rain-edge" d={`M${left},${edge}H${right}`} />
          <text
            className="rain-label"
            transform={translate({ x: left + (right - left) * LABEL_SHARE, y: edge })}
          >
            {label}
          </text>
        </>
      )}
    </>
  );
}
