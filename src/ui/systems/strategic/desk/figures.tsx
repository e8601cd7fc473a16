import type { ScenarioShip } from '../../../../rules/strategic';
import type { ShipType, SquadronType } from '../../../../rules/strategic/query';
import {
  type AircraftForm,
  AircraftFigure as AnyAircraft,
  AircraftShape as AnyAircraftShape,
} from '../../../ships/AircraftFigure';
import type { HullType } from '../../../ships/hullForm';
import { ShipPicture } from '../../../ships/ShipFigure';
import { SubmarineShape } from '../../../ships/SubmarineShape';
import type { Silhouettes } from '../../../ships/silhouette';

/** Types that the drawings know by another name. */
const DRAWN_AS: Readonly<Partial<Record<ShipType, HullType>>> = {
  FF: 'DE',
  CO: 'DE',
  PT: 'TB',
  AO: 'large-transport',
};

/** The type a ship is drawn as; `null` for a submarine. */
export function drawnAs({ type, size }: ScenarioShip['card']): HullType | null {
  if (type === 'SS') return null;
  if (type === 'TR') return size === 'small' ? 'small-transport' : 'large-transport';
  return DRAWN_AS[type] ?? (type as HullType);
}

interface FigureProps {
  ship: Pick<ScenarioShip, 'card' | 'class'>;
  /** By class. */
  plans: Silhouettes;
}

/** A ship from above. */
export function Figure({ ship, plans }: FigureProps) {
  const type = drawnAs(ship.card);
  return type ? <ShipPicture type={type} record={plans[ship.class]} /> : <SubmarinePicture />;
}

const SubmarinePicture = () => (
  <svg className="ship-picture" viewBox="-160 -22 320 44" aria-hidden="true">
    <SubmarineShape />
  </svg>
);

/** What each type is drawn as. */
const FORMS: Readonly<Record<SquadronType, AircraftForm>> = {
  F: 'small',
  RE: 'small',
  DB: 'small',
  TB: 'broad',
  LB: 'twin',
  SC: 'floats',
  PA: 'four',
  MB: 'twin',
  HB: 'four',
};

/** An aircraft from above for an SVG of the caller, 24 units wide. */
export const AircraftShape = ({ type }: { type: SquadronType }) => (
  <AnyAircraftShape form={FORMS[type]} />
);

/** Aircraft from above, by what they do. */
export const AircraftFigure = ({ type }: { type: SquadronType }) => (
  <AnyAircraft form={FORMS[type]} />
);
