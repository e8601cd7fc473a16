import { type CSSProperties, memo } from 'react';
import { fixed } from '../hexmap/geometry/points';
import type { HullType } from './hullForm';
import { type ShipPlan, shipPlan } from './shipPlan';
import type { Silhouette } from './silhouette';
import './ship.css';

interface ShipFigureProps {
  type: HullType;
  record?: Silhouette | undefined;
  /** Drawing units from stem to stern of the largest of its kind. */
  kindLength: number;
  /** Which way the bow points. */
  bow?: 'right' | 'left';
}

/** A ship from above, to scale among ships of its kind; for an SVG of the caller. */
export const ShipFigure = memo(function ShipFigure({
  type,
  record,
  kindLength,
  bow = 'right',
}: ShipFigureProps) {
  const plan = shipPlan(type, record);
  const scale = fixed((kindLength / plan.kindFeet) * 1000) / 1000;
  return (
    <g className="ship-figure" transform={`scale(${bow === 'right' ? scale : -scale})`}>
      <PlanPaths plan={plan} />
    </g>
  );
});

/** Line widths suit a ship of this length in feet, and are thinner for kinds that are shorter. */
const LINE_FEET = 880;

/** The parts of a plan, in feet, for an SVG of the caller. */
export const PlanPaths = ({ plan, boldness = 1 }: { plan: ShipPlan; boldness?: number }) => (
  <g style={{ '--line': `${fixed((boldness * plan.kindFeet) / LINE_FEET)}px` } as CSSProperties}>
    <path className="ship-hull" d={plan.hull} />
    <path className="ship-houses" d={plan.houses} />
    <path className="ship-funnels" d={plan.funnels} />
    <path className="ship-barrels" d={plan.barrels} />
    <path className="ship-turrets" d={plan.turrets} />
  </g>
);

/** Room around the ship in a drawing of its own. */
const PADDING = 1.04;

interface ShipPictureProps {
  type: HullType;
  record?: Silhouette | undefined;
  /** How many feet the box is wide, where ships of several kinds are drawn to one scale: all begin at its left. */
  ofFeet?: number;
}

/** A ship from above as a picture of its own, as wide as its box allows. */
export function ShipPicture({ type, record, ofFeet }: ShipPictureProps) {
  const plan = shipPlan(type, record);
  const width = fixed((ofFeet ?? plan.kindFeet) * PADDING);
  const height = fixed(plan.beamFeet * 1.3);
  const left = ofFeet ? fixed((-plan.lengthFeet * PADDING) / 2) : -width / 2;
  return (
    <svg
      className="ship-picture"
      viewBox={`${left} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      <g className="ship-figure">
        <PlanPaths plan={plan} />
      </g>
    </svg>
  );
}
