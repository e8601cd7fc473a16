import type { AircraftClass, ShipType } from '../../../../rules/sea-wings/query';
import { AircraftFigure, type AircraftForm } from '../../../ships/AircraftFigure';
import type { HullType } from '../../../ships/hullForm';
import { ShipPicture } from '../../../ships/ShipFigure';
import type { Silhouette } from '../../../ships/silhouette';

/** What the drawings call a type. */
const hullOf = (type: ShipType): HullType => (type === 'MM' ? 'large-transport' : type);

/** A ship from above. */
export const ShipSign = ({ type, record }: { type: ShipType; record?: Silhouette | undefined }) => (
  <ShipPicture type={hullOf(type)} record={record} />
);

const FORMS: Readonly<Record<AircraftClass, AircraftForm>> = {
  F: 'small',
  DB: 'small',
  TB: 'broad',
  LB: 'twin',
  PB: 'four',
};

/** Aircraft from above, by what they do. */
export const PlaneSign = ({
  type,
  isFloatplane,
}: {
  type: AircraftClass;
  isFloatplane?: boolean;
}) => <AircraftFigure form={isFloatplane ? 'floats' : FORMS[type]} />;
