import type { CSSProperties } from 'react';
import type { ShipClass } from '../../scenario/records/shipSchema';
import { figure } from '../../words/core/say';
import { fixed } from '../hexmap/geometry/points';
import { almanacText } from '../i18n/almanac';
import { PlanPaths } from '../ships/ShipFigure';
import { truePlan } from '../ships/shipPlan';
import { silhouetteOf } from '../ships/silhouetteOf';
import { meters } from './figures';

interface PlanFigureProps {
  /** The figures of the ship on the day shown. */
  ship: ShipClass;
  name: string;
}

/** Feet of the drawing around the longest of her kind, and above and below the hull. */
const ASIDE = 25;
const ABOVE = 30;
const BELOW = 62;
const GRID_FEET = 50;

/** Of lines, against those of a small drawing. */
const LARGE_BOLDNESS = 0.3;

/** A ship from above on squared paper, true to scale among ships of her kind, with a scale in feet and meters. */
export function PlanFigure({ ship, name }: PlanFigureProps) {
  const { lengthFeet, beamFeet, type } = ship;
  const plan = truePlan(type, silhouetteOf(ship));
  const width = plan.kindFeet + 2 * ASIDE;
  const [top, bottom] = [-beamFeet / 2 - ABOVE, beamFeet / 2 + BELOW];
  const bow = lengthFeet / 2;
  return (
    <svg
      className="ship-picture almanac-plan"
      viewBox={`${fixed(-width / 2)} ${fixed(top)} ${fixed(width)} ${fixed(bottom - top)}`}
      role="img"
      style={{ '--wide': width } as CSSProperties}
      aria-label={almanacText('planOf', {
        ...{ name, length: feet(lengthFeet), beam: feet(beamFeet) },
      })}
    >
      <path className="almanac-grid" d={gridPath(width, top, bottom)} />
      <g className="ship-figure">
        <PlanPaths plan={plan} boldness={LARGE_BOLDNESS} />
      </g>
      <path
        className="almanac-dimension"
        d={`M${-bow},${top + 8}v14M${bow},${top + 8}v14M${-bow},${top + 15}H${bow}`}
      />
      <text className="almanac-dimension-text" x={fixed(width / 2 - ASIDE)} y={fixed(bottom - 16)}>
        {`${feet(lengthFeet)} · ${almanacText('meters', { meters: meters(lengthFeet) })}`}
      </text>
      <Scale x={-width / 2 + ASIDE} y={bottom - 32} />
    </svg>
  );
}

const feet = (length: number): string => almanacText('feet', { feet: figure(length) });

/** Lines every 50 feet from amidships. */
function gridPath(width: number, top: number, bottom: number): string {
  const lines = (reach: number) =>
    Array.from({ length: 2 * Math.floor(reach / GRID_FEET) + 1 }, (_, at) =>
      fixed((at - Math.floor(reach / GRID_FEET)) * GRID_FEET),
    );
  const across = lines(width / 2).map((x) => `M${x},${fixed(top)}V${fixed(bottom)}`);
  const along = lines(bottom)
    .filter((y) => y > top)
    .map((y) => `M${fixed(-width / 2)},${y}H${fixed(width / 2)}`);
  return [...across, ...along].join('');
}

const SCALE_FEET = 200;
const SCALE_METERS = 50;
const FEET_A_METER = 1 / 0.3048;

/** 200 feet above, 50 meters below. */
const Scale = ({ x, y }: { x: number; y: number }) => (
  <g className="almanac-scale" transform={`translate(${fixed(x)} ${fixed(y)})`}>
    <path
      d={`M0,-5V0H${SCALE_FEET}V-5M${SCALE_FEET / 2},-5V0M0,6V0M${fixed(SCALE_METERS * FEET_A_METER)},0V6`}
    />
    <text x={SCALE_FEET + 5} dy="-0.2em">
      {feet(SCALE_FEET)}
    </text>
    <text x={fixed(SCALE_METERS * FEET_A_METER + 5)} dy="1em">
      {almanacText('meters', { meters: figure(SCALE_METERS) })}
    </text>
  </g>
);
