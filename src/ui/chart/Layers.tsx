import { memo, type ReactNode } from 'react';
import { type Axial, sameHex } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { translate } from '../hexmap/geometry/points';
import { flightPath } from './projection';
import '../hexmap/advised.css';

/** A hex where a pick gives an order. A kind that is a `field` is drawn as one region. */
export interface ChartMark<Kind extends string = string> {
  hex: Axial;
  kind: Kind;
}

interface ChartMarksProps {
  marks: readonly ChartMark[];
  /** In stacking order. */
  kinds: readonly string[];
  fields: readonly string[];
  pointed: Axial | null;
}

/** Hexes where a pick gives an order. */
export function ChartMarks({ marks, kinds, fields, pointed }: ChartMarksProps) {
  const under = pointed && marks.find(({ hex }) => sameHex(hex, pointed));
  return (
    <g className="chart-marks">
      {kinds.map((kind) => {
        const hexes = marks.filter((mark) => mark.kind === kind).map(({ hex }) => hex);
        const share = fields.includes(kind) ? 1 : MARK_SHARE;
        return hexes.length > 0 ? (
          <path key={kind} data-kind={kind} d={FLAT.hexesPath(hexes, share)} />
        ) : null;
      })}
      {under && <path className="chart-mark-under" d={FLAT.hexPath(under.hex, MARK_SHARE)} />}
    </g>
  );
}

const MARK_SHARE = 0.88;

interface SearchFieldProps {
  hexes: readonly Axial[];
  side: string;
  label: string;
}

/** Where searchers looked, as one field. */
export const SearchField = memo(function SearchField({ hexes, side, label }: SearchFieldProps) {
  if (hexes.length === 0) return null;
  return (
    <path className="search-arcs" data-side={side} d={FLAT.hexesPath(hexes)}>
      <title>{label}</title>
    </path>
  );
});

/** A movement that is plotted. */
export interface Course {
  key: string;
  /** From where it begins to where it ends. */
  path: readonly Axial[];
  by: 'ships' | 'aircraft';
  /** It happens automatically, without an order. */
  isDefault: boolean;
}

/** A movement that was made. */
export type Track = Pick<Course, 'key' | 'path' | 'by'>;

const coursePath = ({ by, path }: Track): string =>
  by === 'aircraft' ? flightPath(path) : FLAT.linePath(path);

interface CoursesProps {
  side: string;
  tracks: readonly Track[];
  courses: readonly Course[];
}

/** Plotted courses and flights, as arrows. Automatic movement is dashed, past movement dotted. */
export const Courses = ({ side, tracks, courses }: CoursesProps) => (
  <g className="courses" data-side={side}>
    <ArrowHead id="course-head" className="course-head" size={5} />
    {tracks.map((track) => (
      <path
        key={track.key}
        className={track.by === 'aircraft' ? 'track-flown' : 'track-run'}
        d={coursePath(track)}
      />
    ))}
    {courses.map((course) => (
      <path
        key={course.key}
        className="course"
        data-by={course.by}
        data-default={course.isDefault || undefined}
        d={coursePath(course)}
        markerEnd="url(#course-head)"
      />
    ))}
  </g>
);

interface ArrowHeadProps {
  id: string;
  className: string;
  size: number;
}

const ArrowHead = ({ id, className, size }: ArrowHeadProps) => (
  <defs>
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX="8"
      refY="5"
      markerWidth={size}
      markerHeight={size}
      orient="auto"
    >
      <path className={className} d="M0,0L10,5L0,10Z" />
    </marker>
  </defs>
);

interface AdvisedProps {
  courses: readonly Track[];
  /** What is to be attacked. */
  aims: readonly { key: string; hex: Axial }[];
}

/** What is advised: courses and flights as broad arrows, a ring around what is to be attacked. */
export const Advised = ({ courses, aims }: AdvisedProps) => (
  <g className="chart-advice">
    <ArrowHead id="advised-head" className="plan-head" size={3} />
    {courses.map((course) => (
      <path
        key={course.key}
        className="advised-course"
        data-by={course.by}
        d={coursePath(course)}
        markerEnd="url(#advised-head)"
      />
    ))}
    {aims.map(({ key, hex }) => (
      <path key={key} className="advised-aim" d={FLAT.hexPath(hex, 0.8)} />
    ))}
  </g>
);

/** Where a reported force may be by now. */
export interface AgeRing {
  key: string;
  hex: Axial;
  side: string;
  /** What was reported, for the style sheet. */
  subject: string;
  hexes: number;
  /** Turns since the report: older reports are paler. */
  age: number;
}

/** How pale an older report is; never invisible. */
export const paleness = (age: number): number => Math.max(0.35, 1 - age * 0.13);

/** From the middle of a hex to well beyond its corners, in hexes. */
const HEX_REACH = 0.62;

export const AgeRings = ({ rings }: { rings: readonly AgeRing[] }) => (
  <g className="age-rings">
    {rings.map(({ key, hex, side, subject, hexes, age }) => {
      const { x, y } = FLAT.center(hex);
      return (
        <circle
          key={key}
          data-side={side}
          data-subject={subject}
          style={{ opacity: paleness(age) }}
          {...{ cx: x, cy: y, r: (hexes + HEX_REACH) * HEX_WIDTH }}
        />
      );
    })}
  </g>
);

/** A course over several turns. */
export interface RouteLine {
  key: string;
  path: readonly Axial[];
  isPicked: boolean;
  /** Its points, each with its time of arrival. */
  points: readonly { hex: Axial; label?: string | undefined }[];
}

interface RoutesProps {
  side: string;
  routes: readonly RouteLine[];
  /** Where picking the hex pointed at would lead. */
  preview: readonly Axial[] | null;
}

export const Routes = ({ side, routes, preview }: RoutesProps) => (
  <g data-side={side}>
    {routes.map(({ key, path, isPicked, points }) => (
      <g key={key} className="route" data-picked={isPicked || undefined}>
        <path className="route-line" d={FLAT.linePath(path)} />
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points of a course have no other name
          <g key={index} transform={translate(FLAT.center(point.hex))}>
            <RoutePoint>{point.label}</RoutePoint>
          </g>
        ))}
      </g>
    ))}
    {preview && <path className="route-line route-preview" d={FLAT.linePath(preview)} />}
  </g>
);

const RoutePoint = ({ children }: { children: ReactNode }) => (
  <g className="route-point">
    <circle r={5} />
    {children && <text y={-10}>{children}</text>}
  </g>
);
