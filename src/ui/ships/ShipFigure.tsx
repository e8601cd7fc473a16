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

/** Lines are drawn for a ship of so many feet, and thinner for kinds that are shorter. */
const LINE_FEET = 880;

const PlanPaths = ({ plan }: { plan: ShipPlan }) => (
  <g style={{ '--line': `${fixed(plan.kindFeet / LINE_FEET)}px` } as CSSProperties}>
    <path className="ship-hull" d={plan.hull} />
    <path className="ship-houses" d={plan.houses} />
    <path className="ship-funnels" d={plan.funnels} />
    <path className="ship-barrels" d={plan.barrels} />
    <path className="ship-turrets" d={plan.turrets} />
  </g>
);

/** Room around the ship in a drawing of its own. */
const PADDING = 1.04;

/** A ship from above as a picture of its own, as wide as its box lets it be. */
export function ShipPicture({ type, record }: { type: HullType; record?: Silhouette | undefined }) {
  const plan = shipPlan(type, record);
  const width = fixed(plan.kindFeet * PADDING);
  const height = fixed(plan.beamFeet * 1.3);
  return (
    <svg
      className="ship-picture"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
    >
      <g className="ship-figure">
        <PlanPaths plan={plan} />
      </g>
    </svg>
  );
}
