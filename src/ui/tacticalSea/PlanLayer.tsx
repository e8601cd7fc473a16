import type { Axial } from '../../hex';
import { FLAT, HEX_WIDTH } from '../hexmap/geometry/plane';
import { translate } from '../hexmap/geometry/points';
import type { PlacedChance } from './markerLabels';
import { Ghost } from './ShipLayer';
import { bent } from './shapes';
import '../hexmap/advised.css';

/** A hex where a click gives an order; `target` lies over the ships. */
export interface SeaMark<Kind extends string = string> {
  hex: Axial;
  kind: Kind;
}

interface MarksProps {
  marks: readonly SeaMark[];
  /** In stacking order. */
  kinds: readonly string[];
}

export const Marks = ({ marks, kinds }: MarksProps) => (
  <g className="tactical-marks">
    {kinds.map((kind) => {
      const hexes = marks.filter((it) => it.kind === kind).map(({ hex }) => hex);
      return <path key={kind} data-kind={kind} d={FLAT.hexesPath(hexes, 0.94)} />;
    })}
  </g>
);

/** What a click would fire at. */
export const TargetMarks = ({ hexes }: { hexes: readonly Axial[] }) =>
  hexes.map((hex) => (
    <circle
      key={`${hex.q},${hex.r}`}
      className="tactical-target"
      r={0.52 * HEX_WIDTH}
      transform={translate(FLAT.center(hex))}
    />
  ));

/** What is written at targets, and where. */
export const Chances = ({ chances }: { chances: readonly PlacedChance[] }) => (
  <g className="tactical-chances">
    {chances.map(({ hex, text, at }) => (
      <g key={`${hex.q},${hex.r} ${text}`} transform={translate(at)}>
        <text>{text}</text>
      </g>
    ))}
  </g>
);

/** The plot of a ship. */
export interface SeaPlot {
  ship: string;
  side: string;
  /** From where she lies, hex by hex. */
  path: readonly Axial[];
  /** Where her bow points at the end; nothing when she does not move. */
  endDegrees: number | null;
  isOrdered: boolean;
  isPicked: boolean;
  /** Its end can be dragged. */
  canDrag?: boolean;
}

/** Plots of ships, ordered or automatic, with their ends. */
export const Plots = ({ plots }: { plots: readonly SeaPlot[] }) => (
  <g>
    {plots.map((plot) => (
      <Plot key={plot.ship} plot={plot} />
    ))}
  </g>
);

function Plot({ plot }: { plot: SeaPlot }) {
  const { side, path, endDegrees, isOrdered, isPicked, canDrag } = plot;
  const end = path.at(-1);
  return (
    <g
      className="tactical-course"
      data-side={side}
      data-ordered={isOrdered || undefined}
      data-picked={isPicked || undefined}
    >
      <path d={FLAT.linePath(path)} />
      {path.slice(1, -1).map((hex) => (
        <circle key={`${hex.q},${hex.r}`} r={4} transform={translate(FLAT.center(hex))} />
      ))}
      {end && endDegrees !== null && (
        <Ghost {...{ hex: end, headingDegrees: endDegrees, side, isDrawn: isPicked, canDrag }} />
      )}
    </g>
  );
}

/** An attack that is aimed. */
export interface SeaAim {
  key: string;
  from: Axial;
  to: Axial;
  /** The name by which the style sheet draws it. */
  kind: string;
  /** It happens automatically. */
  isDefault: boolean;
  isPicked: boolean;
  /** Fire of each kind is drawn beside that of the others. */
  bend?: number | undefined;
}

interface AimsProps {
  aims: readonly SeaAim[];
  /** Hexes where depth charges will be dropped. */
  charges: readonly Axial[];
}

/** Attacks that are ordered, and paler, automatic ones. */
export const Aims = ({ aims, charges }: AimsProps) => (
  <g className="tactical-aims">
    {aims.map(({ key, from, to, kind, isDefault, isPicked, bend }) => (
      <path
        key={key}
        data-kind={kind}
        data-default={isDefault || undefined}
        data-picked={isPicked || undefined}
        d={bent(FLAT.center(from), FLAT.center(to), bend)}
      />
    ))}
    {charges.map((hex, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two ships may attack one hex
      <path key={index} data-kind="asw" d={FLAT.hexPath(hex, 0.7)} />
    ))}
  </g>
);

interface AdvisedProps {
  courses: readonly (Pick<SeaPlot, 'ship' | 'side' | 'path'> & { endDegrees: number })[];
  fire: readonly { key: string; from: Axial; to: Axial }[];
}

/** Advice: courses with their ends, and fire. */
export const AdvisedSea = ({ courses, fire }: AdvisedProps) => (
  <g>
    {courses.map(({ ship, side, path, endDegrees }) => (
      <g key={ship}>
        <path className="advised-course" d={FLAT.linePath(path)} />
        <Ghost hex={path.at(-1) as Axial} headingDegrees={endDegrees} side={side} isDrawn={false} />
      </g>
    ))}
    {fire.map(({ key, from, to }) => (
      <path key={key} className="advised-fire" d={bent(FLAT.center(from), FLAT.center(to), 0.1)} />
    ))}
  </g>
);
