import type { Axial } from '../../../../../hex';
import type { Side } from '../../../../../rules/core';
import { reportText } from '../../../../../words/battle/texts/report';
import { coastPath, islandPath } from '../../../../hexmap/geometry/coast';
import { HEX_WIDTH, POINTY } from '../../../../hexmap/geometry/plane';
import { fixed, type Point, pointText } from '../../../../hexmap/geometry/points';
import type { Wreck } from '../../board/common/boardProps';
import { gridPath, hexAt, ROW_HEIGHT } from '../../board/common/plane';
import type { Course } from './courses';
import { type Label, type PlacedLabel, placeLabels } from './labels';
import type { TrackFrame } from './trackFrame';

interface TrackMapProps {
  frame: TrackFrame;
  land: readonly Axial[];
  island: Axial | undefined;
  courses: readonly (Course & { name: string })[];
  wrecks: readonly Wreck[];
}

/** The courses of both sides on a plain chart, with where ships went down. */
export function TrackMap({ frame, land, island, courses, wrecks }: TrackMapProps) {
  const { width, height, scale, left, top } = frame;
  const coast = coastPath(POINTY, land);
  return (
    <>
      <rect className="map-sea" width={width} height={height} />
      <g transform={`scale(${fixed4(scale)}) translate(${fixed(-left)} ${fixed(-top)})`}>
        <path className="map-grid" d={gridPath(hexesIn(frame))} />
        {coast && <path className="map-land" d={coast} />}
        {island && <path className="map-land" d={islandPath(POINTY, island)} />}
      </g>
      {courses.map((course) => (
        <Track key={course.stack} course={course} frame={frame} />
      ))}
      {wrecks.map((wreck, i) => {
        const { x, y } = wreckAt(wrecks, i, frame.at(wreck.hex));
        return (
          <path key={wreck.ship} className="map-wreck" d={`M${x - 6} ${y - 6}l12 12m0-12l-12 12`} />
        );
      })}
      {placeLabels(labelsOf(courses, wrecks, frame), frame, marksOf(courses, frame)).map(
        (label) => (
          <Name key={label.key} label={label} side={sideOf(label.key, courses)} />
        ),
      )}
      <ScaleBar frame={frame} />
      <rect className="map-edge" width={width} height={height} />
    </>
  );
}

const fixed4 = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The hexes of a window. */
function hexesIn({ left, top, width, height, scale }: TrackFrame): Axial[] {
  const corner = { x: left + width / scale, y: top + height / scale };
  const first = hexAt({ x: left, y: top });
  const last = hexAt(corner);
  const hexes: Axial[] = [];
  for (let r = first.r - 1; r <= last.r + 1; r++) {
    const from = hexAt({ x: left, y: r * ROW_HEIGHT }).q - 1;
    for (let q = from; q <= from + width / scale / HEX_WIDTH + 2; q++) hexes.push({ q, r });
  }
  return hexes;
}

const STEP = 13;

/** Ships lost in one hex lie below one another. */
function wreckAt(wrecks: readonly Wreck[], index: number, { x, y }: Point): Point {
  const own = wrecks[index] as Wreck;
  const before = wrecks
    .slice(0, index)
    .filter(({ hex }) => hex.q === own.hex.q && hex.r === own.hex.r).length;
  return { x, y: y + before * STEP };
}

const Track = ({
  course,
  frame,
}: {
  course: TrackMapProps['courses'][number];
  frame: TrackFrame;
}) => {
  const pieces = course.pieces.map((hexes) => hexes.map(frame.at));
  const start = pieces[0]?.[0];
  const end = pieces.at(-1)?.at(-1);
  return (
    <g className="map-course" data-side={course.side}>
      {pieces.map((points) => (
        <path
          key={pointText(points[0] as Point)}
          className="map-track"
          d={`M${points.map(pointText).join('L')}`}
        />
      ))}
      {start && <circle className="map-start" cx={start.x} cy={start.y} r="4" />}
      {course.rounds.map(({ round, hex }) => {
        const { x, y } = frame.at(hex);
        return (
          <g key={round} transform={`translate(${x} ${y})`}>
            <circle className="map-round" r="7" />
            <text className="map-round-figure" y="3.5">
              {round}
            </text>
          </g>
        );
      })}
      {end && <path className="map-end" d={`M${end.x - 4} ${end.y - 4}h8v8h-8z`} />}
    </g>
  );
};

/** Where courses begin and are numbered. */
const marksOf = (courses: TrackMapProps['courses'], { at }: TrackFrame): Point[] =>
  courses.flatMap(({ pieces, rounds }) => [
    ...pieces.slice(0, 1).flatMap(([start]) => (start ? [at(start)] : [])),
    ...rounds.map(({ hex }) => at(hex)),
  ]);

/** Every stack at the end of its course, every wreck where it lies. */
const labelsOf = (
  courses: TrackMapProps['courses'],
  wrecks: readonly Wreck[],
  { at }: TrackFrame,
): Label[] => [
  ...wrecks.map(({ ship, name, hex }, i) => ({
    key: ship,
    words: name,
    at: wreckAt(wrecks, i, at(hex)),
  })),
  ...courses
    .filter(({ name }) => !wrecks.some((wreck) => wreck.name === name))
    .flatMap(({ stack, name, pieces }) => {
      const end = pieces.at(-1)?.at(-1);
      return end ? [{ key: stack, words: name, at: at(end) }] : [];
    }),
];

const sideOf = (stack: string, courses: TrackMapProps['courses']): Side | undefined =>
  courses.find((it) => it.stack === stack)?.side;

/** A name; a wreck's has the color of the sea, not of a side. */
const Name = ({ label, side }: { label: PlacedLabel; side: Side | undefined }) => {
  const { words, at, x, y, isFar } = label;
  const near = x > at.x ? x - 2 : x + words.length * 6.4;
  return (
    <g data-side={side}>
      {isFar && <path className="map-lead" d={`M${at.x} ${at.y}L${near} ${y - 4}`} />}
      <text className={side ? 'map-name' : 'map-wreck-name'} x={x} y={y}>
        {words}
      </text>
    </g>
  );
};

const SCALE_HEXES = 3;
const YARDS_PER_HEX = 4000;

function ScaleBar({ frame: { scale, height } }: { frame: TrackFrame }) {
  const length = fixed(SCALE_HEXES * HEX_WIDTH * scale);
  return (
    <g className="map-scale" transform={`translate(12 ${fixed(height - 12)})`}>
      <path d={`M0 -5V0H${length}V-5`} />
      <text x={length + 6} y="0">
        {reportText('scale', { count: SCALE_HEXES, yards: SCALE_HEXES * YARDS_PER_HEX })}
      </text>
    </g>
  );
}
