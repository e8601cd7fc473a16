import { type Axial, sameHex } from '../../../../hex';
import type { SeekriegView } from '../../../../rules/seekrieg';
import { presentMaximum, type Ship, shipsOnMap } from '../../../../rules/seekrieg/query';
import { AircraftShape } from '../../../ships/AircraftFigure';
import type { Silhouettes } from '../../../ships/silhouette';
import type { SeaMarker } from '../../../tacticalSea/MarkerLayer';
import { headingOfFacing, type SeaShip } from '../../../tacticalSea/seaShip';
import type { Desk } from '../desk/desk';
import { hullOf } from '../desk/hullOf';

/** Damage is drawn in so many boxes. */
const BOXES = 6;

/** Shares of her damage points from which a ship looks hurt. */
const MODERATE = 0.25;
const HEAVY = 0.6;

type Drawn = Pick<Desk, 'view' | 'lights'>;

/** The ships on the sea; those that share a hex lie side by side. */
export function seaShips({ view, lights }: Drawn, silhouettes: Silhouettes): SeaShip[] {
  const ships = shipsOnMap(view);
  return ships.map((ship) => {
    const { id, hex, side, facing, sheet, condition } = ship;
    const sharing = ships.filter((it) => sameHex(it.hex, hex));
    const type = hullOf(sheet);
    return {
      ...{ id, hex, side, place: sharing.indexOf(ship), of: sharing.length },
      headingDegrees: headingOfFacing(facing),
      hull: type ? { type, record: silhouettes[sheet.classId] } : 'submarine',
      name: nameOf(ship),
      speed: speedText(view, ship),
      state: stateOf(ship),
      boxes: { lost: boxesLost(ship), of: BOXES },
      isBelow: (condition?.depthFeet ?? 0) > 0,
      isLit: lights.ships.includes(id),
    };
  });
}

/** Her name with a sign for each fire that is seen. */
const nameOf = ({ sheet, fireCount }: Ship): string =>
  `${sheet.name}${fireCount > 0 ? ` ${'▲'.repeat(Math.min(fireCount, 3))}` : ''}`;

/** '24/30': her speed, and what she could make; '10↘2' while she slows down to what damage has left. */
function speedText(view: SeekriegView, ship: Ship): string {
  const { speedKnots } = ship;
  if (!ship.condition) return String(speedKnots);
  const most = presentMaximum(view, ship);
  return `${speedKnots}${speedKnots > most ? '↘' : '/'}${most}`;
}

const shareLost = ({ condition, sheet }: Ship): number =>
  condition && sheet.dp > 0 ? Math.min(1, condition.damage / sheet.dp) : 0;

const boxesLost = (ship: Ship): number => Math.ceil(BOXES * shareLost(ship));

function stateOf(ship: Ship): string {
  if (ship.fate === 'abandoned') return 'heavy';
  const share = shareLost(ship);
  if (share >= HEAVY) return 'heavy';
  if (share >= MODERATE || ship.isBurning) return 'moderate';
  return share > 0 || ship.hitsSeen > 0 ? 'light' : 'none';
}

const SIZE_SIGNS = { destroyer: '▴', cruiser: '◆', capital: '■' } as const;

type Marked = Pick<Desk, 'view' | 'lights' | 'names'>;

/** Enemy ships that are not in visual range, own strikes, and raids that are detected. */
export const seaMarkers = (desk: Marked): SeaMarker[] => [
  ...contactMarkers(desk),
  ...raidMarkers(desk),
];

/** [SK-21.20] On the bearing of approach; one that is over its target has no place of its own. */
const raidMarkers = ({ view, names, lights }: Marked): SeaMarker[] =>
  Object.values(view.raids).flatMap(({ id, side, hex }) =>
    hex
      ? [
          {
            ...{ id, side, hex, kind: 'raid', headingDegrees: null, name: names.flight(id) },
            ...{ place: 0, of: 1, sign: <AircraftShape form="small" /> },
            isLit: lights.ships.includes(id),
          },
        ]
      : [],
  );

/** [SK-5.9, SK-5.10] */
const contactMarkers = ({ view, names, lights }: Marked): SeaMarker[] => {
  const all = Object.values(view.contacts);
  return all.map((contact): SeaMarker => {
    const { id, side, hex, size } = contact;
    const sharing = all.filter((it) => sameHex(it.hex, hex));
    return {
      ...{ id, side, hex, kind: 'contact', headingDegrees: null, name: names.ship(id) },
      ...{ place: sharing.indexOf(contact), of: sharing.length },
      sign: <Sign text={size ? SIZE_SIGNS[size] : '?'} />,
      isLit: lights.ships.includes(id),
    };
  });
};

const Sign = ({ text }: { text: string }) => (
  <text className="marker-sign" x={12} y={19}>
    {text}
  </text>
);

/** Everything that lies in a hex, ships first. */
export function idsIn(view: SeekriegView, hex: Axial): string[] {
  const here = (it: { hex: Axial }) => sameHex(it.hex, hex);
  return [...shipsOnMap(view).filter(here), ...Object.values(view.contacts).filter(here)].map(
    ({ id }) => id,
  );
}
