import { type Axial, sameHex } from '../../../../hex';
import { SIDES } from '../../../../rules/core';
import type { AirStand, FleetActionView } from '../../../../rules/fleet-action';
import { type Minefield, speedLimit, type Unit } from '../../../../rules/fleet-action/query';
import { fleetSeaText } from '../../../../words/fleet-action/texts/sea';
import type { Silhouettes } from '../../../ships/silhouette';
import type { SeaMarker } from '../../../tacticalSea/MarkerLayer';
import { headingOfFacing, type SeaShip } from '../../../tacticalSea/seaShip';
import type { Desk } from '../desk/desk';
import { hullOf } from '../desk/hullOf';

/** Damage is drawn in so many boxes. */
const BOXES = 6;

/** How many of them an enemy's visible state takes [NW-3.20]. */
const SEEN_BOXES: Readonly<Record<Unit['appearance'], number>> = {
  sound: 0,
  damaged: 2,
  battered: 4,
  shattered: 6,
};

const SEEN_STATE: Readonly<Record<Unit['appearance'], string>> = {
  sound: 'none',
  damaged: 'moderate',
  battered: 'heavy',
  shattered: 'heavy',
};

/** Units on the map that are drawn as ships. */
export const afloat = ({ units }: FleetActionView): Unit[] =>
  Object.values(units).filter(({ fate, sheet }) => fate === 'inPlay' && sheet.type !== 'L');

type Drawn = Pick<Desk, 'view' | 'lights'>;

/** The ships on the sea; those that share a hex lie side by side. */
export function seaShips({ view, lights }: Drawn, silhouettes: Silhouettes): SeaShip[] {
  const ships = afloat(view);
  return ships.map((unit) => {
    const sharing = ships.filter((it) => sameHex(it.hex, unit.hex));
    const { id, hex, side, facing, appearance, sheet } = unit;
    const type = hullOf(sheet);
    return {
      ...{ id, hex, side, place: sharing.indexOf(unit), of: sharing.length },
      headingDegrees: headingOfFacing(facing),
      hull: drawnAs(unit, type, silhouettes),
      name: nameOf(unit),
      speed: speedText(view, unit),
      state: SEEN_STATE[appearance],
      boxes: { lost: boxesLost(unit), of: BOXES },
      isBelow: unit.isSubmerged,
      isLit: lights.ships.includes(id),
    };
  });
}

const drawnAs = (
  { sheet }: Unit,
  type: ReturnType<typeof hullOf>,
  silhouettes: Silhouettes,
): SeaShip['hull'] => {
  if (sheet.type === 'S') return 'submarine';
  return { type: type ?? 'TB', record: silhouettes[sheet.classId] };
};

/** Small craft with the number of vessels left; a sign for fires. */
const nameOf = ({ name, vessels, fires }: Unit): string =>
  `${vessels > 1 ? `${vessels} × ` : ''}${name}${fires > 0 ? ` ${'▲'.repeat(Math.min(fires, 3))}` : ''}`;

function speedText(view: FleetActionView, unit: Unit): string {
  const now = String(unit.speedKnots);
  return unit.condition ? `${now}/${speedLimit(view, unit)}` : now;
}

function boxesLost({ condition, sheet, appearance }: Unit): number {
  if (!condition || sheet.structure === 0) return SEEN_BOXES[appearance];
  return Math.ceil((BOXES * (sheet.structure - condition.structure)) / sheet.structure);
}

/** Contact markers and aircraft. */
export function seaMarkers(desk: Pick<Desk, 'view' | 'lights' | 'names'>): SeaMarker[] {
  const all = [...contactMarkers(desk), ...airMarkers(desk)];
  return all.map((marker) => {
    const sharing = all.filter((it) => sameHex(it.hex, marker.hex));
    return { ...marker, place: sharing.indexOf(marker), of: sharing.length };
  });
}

const ALONE = { place: 0, of: 1 } as const;

const contactMarkers = ({
  view,
  names,
  lights,
}: Pick<Desk, 'view' | 'lights' | 'names'>): SeaMarker[] =>
  Object.values(view.contacts).map(({ id, side, hex, facing }) => {
    const contents = view.forces[side]?.contacts[id];
    const held = contents?.squadron ?? null;
    return {
      ...{ id, side, hex, kind: 'contact', ...ALONE },
      headingDegrees: headingOfFacing(facing),
      name: names.marker(id),
      sign: <Sign text={contents ? (held ? '●' : '×') : '?'} />,
      isLit: lights.ships.includes(id),
    };
  });

const airMarkers = ({ view, lights }: Drawn): SeaMarker[] =>
  Object.values(view.stands)
    .filter(({ place }) => place === 'air')
    .map((stand) => ({
      ...{ id: stand.id, side: stand.side, hex: stand.hex, kind: 'air', ...ALONE },
      headingDegrees: null,
      name: standName(stand),
      sign: <Sign text="✈" />,
      isLit: lights.ships.includes(stand.id),
    }));

export const standName = ({ count, aircraft, altitude }: AirStand): string =>
  fleetSeaText('standIs', {
    ...{ count, aircraft: aircraft.name },
    altitude: fleetSeaText(`altitude.${altitude}`),
  });

const Sign = ({ text }: { text: string }) => (
  <text className="marker-sign" x={12} y={19}>
    {text}
  </text>
);

/** [NW-6.8] Own minefields, and those that have been shown. */
export function minefieldsOf({ forces, shownMinefields }: FleetActionView): Minefield[] {
  const own = SIDES.flatMap((side) => forces[side]?.minefields ?? []);
  const shown = shownMinefields.filter(({ id }) => own.every((it) => it.id !== id));
  return [...own, ...shown];
}

/** Everything that lies in a hex, ships first. */
export function idsIn({ units, contacts, stands }: FleetActionView, hex: Axial): string[] {
  const here = (it: { hex: Axial }) => sameHex(it.hex, hex);
  return [
    ...Object.values(units).filter((it) => it.fate === 'inPlay' && here(it)),
    ...Object.values(contacts).filter(here),
    ...Object.values(stands).filter((it) => it.place === 'air' && here(it)),
  ].map(({ id }) => id);
}
