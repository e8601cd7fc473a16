import { type CSSProperties, memo, type Ref } from 'react';
import { HEX_SIZE } from '../hexmap/geometry/plane';
import { fixed } from '../hexmap/geometry/points';
import { type DegreeLine, latitudes, latitudeText, longitudes, longitudeText } from './graticule';
import { sheetOf } from './projection';
import type { TheaterChart } from './theater';

/** Degrees between two lines: with a figure, without. */
const [EVERY, BETWEEN] = [5, 1];

interface GraticuleProps {
  chart: TheaterChart;
}

/** Lines of latitude and longitude. */
export const Graticule = memo(function Graticule({ chart }: GraticuleProps) {
  return (
    <g className="theater-degrees">
      <path data-every="1" d={linesPath(chart, BETWEEN)} />
      <path data-every="5" d={linesPath(chart, EVERY)} />
    </g>
  );
});

function linesPath(chart: TheaterChart, every: number): string {
  const { left, top, right, bottom } = sheetOf(chart);
  const across = latitudes(chart, every).map(
    ({ at }) => `M${fixed(left)},${fixed(at)}H${fixed(right)}`,
  );
  const down = longitudes(chart, every).map(
    ({ at }) => `M${fixed(at)},${fixed(top)}V${fixed(bottom)}`,
  );
  return [...across, ...down].join('');
}

/** Where a line lies on the sheet. */
const lineAt = (at: number) => ({ '--at': `${at}px` }) as CSSProperties;

interface DegreeNamesProps extends GraticuleProps {
  /** The code that moves the window tells it where the sheet lies. */
  window: Ref<SVGGElement>;
}

/** The figures of the lines, which stay at the edge of the window wherever it is moved. */
export const DegreeNames = memo(function DegreeNames({ chart, window }: DegreeNamesProps) {
  const { left, top } = sheetOf(chart);
  const inner = { '--left': `${left + RIM}px`, '--top': `${top + RIM}px` } as CSSProperties;
  return (
    <g ref={window} className="degree-names" style={inner}>
      {latitudes(chart, EVERY).map(({ degrees, at }) => (
        <text key={degrees} data-of="latitude" style={lineAt(at)}>
          {latitudeText(degrees)}
        </text>
      ))}
      {longitudes(chart, EVERY).map(({ degrees, at }) => (
        <text key={degrees} data-of="longitude" style={lineAt(at)}>
          {longitudeText(degrees)}
        </text>
      ))}
    </g>
  );
});

/** Width of the border. */
const RIM = HEX_SIZE * 0.5;

/** The border of the chart: a neat line, and a band that is black for every other degree. */
export const ChartRim = memo(function ChartRim({ chart }: GraticuleProps) {
  const { left, top, right, bottom } = sheetOf(chart);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const inner = {
    ...{ x: left + RIM, y: top + RIM },
    ...{ width: box.width - 2 * RIM, height: box.height - 2 * RIM },
  };
  return (
    <g>
      <path className="rim-paper" d={rimPath(box, inner)} />
      <path className="rim-band" d={bandPath(chart)} />
      <rect className="rim-line" {...box} />
      <rect className="rim-line" {...inner} />
    </g>
  );
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxPath = ({ x, y, width, height }: Box): string =>
  `M${fixed(x)},${fixed(y)}h${fixed(width)}v${fixed(height)}h${fixed(-width)}Z`;

const rimPath = (outer: Box, inner: Box): string => `${boxPath(outer)}${boxPath(inner)}`;

/** Every other degree, in the outer half of the border along all four sides. */
function bandPath(chart: TheaterChart): string {
  const { left, top, right, bottom } = sheetOf(chart);
  const half = RIM / 2;
  const across = spans(longitudes(chart, BETWEEN), left + RIM, right - RIM).map(([from, to]) =>
    [top + half, bottom - RIM].map((y) => boxPath({ x: from, y, width: to - from, height: half })),
  );
  const down = spans(latitudes(chart, BETWEEN), top + RIM, bottom - RIM).map(([from, to]) =>
    [left + half, right - RIM].map((x) => boxPath({ x, y: from, width: half, height: to - from })),
  );
  return [...across, ...down].flat().join('');
}

/** From each even degree to the odd one beside it, within the neat line. */
function spans(lines: readonly DegreeLine[], from: number, to: number): [number, number][] {
  const [first, second] = lines;
  if (!first || !second) return [];
  const one = Math.abs(second.at - first.at);
  return lines
    .filter(({ degrees }) => degrees % 2 === 0)
    .map(({ at }): [number, number] => [Math.max(from, at), Math.min(to, at + one)])
    .filter(([start, end]) => end > start);
}
