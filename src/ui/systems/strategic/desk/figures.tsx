import type { ScenarioShip } from '../../../../rules/strategic';
import type { LandUnitKind, ShipType, SquadronType } from '../../../../rules/strategic/query';
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

/** A ship from above. */
export function Figure({ ship, plans }: { ship: ScenarioShip; plans: Silhouettes }) {
  const type = drawnAs(ship.card);
  return type ? <ShipPicture type={type} record={plans[ship.class]} /> : <SubmarinePicture />;
}

const SubmarinePicture = () => (
  <svg className="ship-picture" viewBox="-160 -22 320 44" aria-hidden="true">
    <SubmarineShape />
  </svg>
);

/** An aircraft from above for an SVG of the caller, 24 units wide. */
export const AircraftShape = ({ type }: { type: SquadronType }) => <path d={AIRCRAFT[type]} />;

/** Aircraft from above, by what they do: one, two or four engines, floats. */
export function AircraftFigure({ type }: { type: SquadronType }) {
  return (
    <svg className="aircraft-figure" viewBox="0 0 24 24" aria-hidden="true">
      <path d={AIRCRAFT[type]} />
    </svg>
  );
}

const SMALL =
  'M12 2.6c.8 0 1.2 1 1.2 2.4V8l8.2 3v2.3l-8.2-1V18l2.6 1.7v1.4L12 20.3l-3.8.8v-1.4l2.6-1.7v-5.7l-8.2 1V11l8.2-3V5c0-1.4.4-2.4 1.2-2.4Z';
const BROAD =
  'M12 2c.9 0 1.4 1 1.4 2.6v3.6l9 1.4v2.6l-9 .6V18l2.9 1.8v1.5L12 20.5l-4.3.8v-1.5l2.9-1.8v-5.2l-9-.6V9.600l9-1.400V4.600C10.600 3 11.100 2 12 2Z';
const TWIN = `${BROAD}M6 7h1.800v3H6ZM16.200 7H18v3h-1.800Z`;
const FOUR = `${BROAD}M3.500 7.600h1.600v3H3.500ZM7.200 7h1.600v3H7.200ZM15.200 7h1.600v3h-1.600ZM18.900 7.600h1.600v3h-1.600Z`;
const FLOATS = `${SMALL}M5.400 6.500h1.400v9H5.400ZM17.200 6.500h1.400v9h-1.400Z`;

const AIRCRAFT: Readonly<Record<SquadronType, string>> = {
  F: SMALL,
  RE: SMALL,
  DB: SMALL,
  TB: BROAD,
  LB: TWIN,
  SC: FLOATS,
  PA: FOUR,
  MB: TWIN,
  HB: FOUR,
};

const LAND_SIGNS: Readonly<Record<LandUnitKind, string>> = {
  airbase: 'M4 18L18 4M7 20L20 7',
  airfield: 'M4 18L18 4M7 20L20 7',
  airstrip: 'M5 19L19 5',
  seaplaneBase: 'M4 16q4 4 8 0t8 0M7 12h10M12 5v7',
  port: 'M12 4v15M7 8h10M4 14q1 6 8 6t8-6',
  heavyBattery: 'M4 19h16M6 19v-5h6v5M12 15l9-5',
  mediumBattery: 'M4 19h16M6 19v-5h6v5M12 15l8-3',
  garrison: 'M6 21V4l12 4-12 4',
  depot: 'M5 19V10l7-5 7 5v9zM10 19v-5h4v5',
};

/** What stands on land: runways, an anchor, a gun, a flag, a shed. */
export const LandSign = ({ kind }: { kind: LandUnitKind }) => (
  <svg className="land-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={LAND_SIGNS[kind]} />
  </svg>
);

/** The same for an SVG of the caller, 24 units wide. */
export const LandShape = ({ kind }: { kind: LandUnitKind }) => (
  <g className="land-sign">
    <path d={LAND_SIGNS[kind]} />
  </g>
);
