import { memo, useMemo } from 'react';
import type { Axial } from '../../../../hex';
import { sameHex } from '../../../../hex';
import type { TheatreMap } from '../../../../rules/strategic/model/scenario';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { useDesk } from '../desk';
import { type ChartMark, MARK_KINDS } from './chartPicks';
import {
  chartPoint,
  degreesPoint,
  flightPath,
  HEX_HEIGHT,
  hexesPath,
  linePath,
  sheetOf,
} from './plane';
import type { Plan } from './plans';
import { rangesOf } from './ranges';
import { searchedHexes } from './searched';
import type { ChartUnit } from './units';

/** Rain where the weather is Poor [ST-1.23]; by night the whole board is dark. */
export function Veils({ map }: { map: TheatreMap }) {
  const { view } = useDesk();
  const { left, top, right, bottom } = sheetOf(map);
  const spells = view.scenario.poor.filter(({ from, to }) => view.turn >= from && view.turn <= to);
  return (
    <g className="veils">
      <defs>
        <pattern id="chart-rain" width="36" height="36" patternUnits="userSpaceOnUse">
          <path className="rain-stroke" d="M8,2L2,16M26,12L20,26" />
        </pattern>
      </defs>
      {spells.map(({ from, northOf }) => {
        const south = northOf === undefined ? bottom : degreesPoint(map, northOf, map.corner.lon).y;
        return (
          <rect
            key={`${from} ${northOf}`}
            className="veil-rain"
            x={left}
            y={top}
            width={right - left}
            height={south - top}
          />
        );
      })}
    </g>
  );
}

/** Hexes that a pick makes an order of; a field of them is drawn as one region. */
export function Marks({ marks, pointed }: { marks: readonly ChartMark[]; pointed: Axial | null }) {
  const under = pointed && marks.find(({ hex }) => sameHex(hex, pointed));
  return (
    <g className="chart-marks">
      {MARK_KINDS.map((kind) => {
        const hexes = marks.filter((mark) => mark.kind === kind).map(({ hex }) => hex);
        return hexes.length > 0 ? (
          <path
            key={kind}
            data-kind={kind}
            d={hexesPath(hexes, kind === 'fly' || kind === 'flyOut' ? 1 : 0.88)}
          />
        ) : null;
      })}
      {under && <path className="chart-mark-under" d={hexesPath([under.hex], 0.88)} />}
    </g>
  );
}

/** Where own searchers looked in the last movement, as one field. */
export const SearchArcs = memo(() => {
  const { view, side } = useDesk();
  const hexes = useMemo(() => searchedHexes(view, side), [view, side]);
  if (hexes.length === 0) return null;
  return (
    <path className="search-arcs" data-side={side} d={hexesPath(hexes)}>
      <title>{strategicChartText('searched')}</title>
    </path>
  );
});

/** Courses and flights plotted, as arrows; what comes of itself is dashed. */
export function Courses({ courses }: { courses: readonly Plan[] }) {
  const { view, side } = useDesk();
  const plans = view.forces[side]?.advanced;
  const tracks = Object.entries(plans?.tracks ?? {});
  const flown = Object.values(plans?.flights ?? {}).filter(({ path }) => path.length > 1);
  return (
    <g className="courses" data-side={side}>
      <defs>
        <marker
          id="course-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path className="course-head" d="M0,0L10,5L0,10Z" />
        </marker>
      </defs>
      {tracks.map(([id, hexes]) => (
        <path key={id} className="track-run" d={linePath(hexes)} />
      ))}
      {flown.map(({ squadron, path }) => (
        <path key={squadron} className="track-flown" d={flightPath(path)} />
      ))}
      {courses.map(({ key, path, by, isDefault }) => (
        <path
          key={key}
          className="course"
          data-by={by}
          data-default={isDefault || undefined}
          d={by === 'aircraft' ? flightPath(path) : linePath(path)}
          markerEnd="url(#course-head)"
        />
      ))}
    </g>
  );
}

/** How far what is picked comes: in this turn, and out and back. */
export function Ranges({ units }: { units: readonly ChartUnit[] }) {
  const desk = useDesk();
  return (
    <g className="ranges" data-side={desk.side}>
      {rangesOf(desk, units).map(({ hex, hexes, label, kind }) => {
        const { x, y } = chartPoint(hex);
        const r = hexes * HEX_HEIGHT;
        return (
          <g key={`${kind} ${label}`} data-kind={kind}>
            <circle cx={x} cy={y} r={r} />
            <text className="range-label" x={x} y={y - r}>
              {strategicChartText(`range.${kind}`, { what: label, hexes })}
            </text>
          </g>
        );
      })}
    </g>
  );
}
