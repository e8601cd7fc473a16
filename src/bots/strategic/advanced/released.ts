import { type Axial, distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Area, Division, StrategicView } from '../../../rules/strategic';
import { LAND_UNITS } from '../../../rules/strategic/query';
import { forceOf } from '../common/known';
import { paidPlace } from './places';

/** Where ships of a division cost their side points. */
const forbidden = (view: StrategicView, side: Side, { ships }: Division): Area[] =>
  view.scenario.objectives
    .filter(({ scores, points }) => scores === side && points < 0)
    .flatMap(({ when }) => when)
    .flatMap((it) =>
      it.kind === 'shipsIn' && it.ships.some((id) => ships.includes(id)) ? it.areas : [],
    );

const lies = (area: Area, hex: Axial): boolean => {
  if (area.kind === 'columns') return hex.q >= area.from && hex.q <= area.to;
  return area.kind === 'near' && distance(area.hex, hex) <= area.hexes;
};

/** Whether a hex costs the side points for a division that is there at the end. */
export const isForbidden = (
  view: StrategicView,
  side: Side,
  division: Division,
  to: Axial,
): boolean => forbidden(view, side, division).some((area) => lies(area, to));

/** An escort that may not go on with its charge has done its part once that is all beyond the line, or gone. */
export function isReleased(view: StrategicView, side: Side, division: Division): boolean {
  const { id, status, entersAtWill } = division;
  if (status !== 'present' || entersAtWill || forbidden(view, side, division).length === 0)
    return false;
  const charges = Object.values(forceOf(view, side).divisions).filter(
    (it) => it.id !== id && it.status === 'present' && it.hex && paidPlace(view, side, it),
  );
  return charges.every(({ hex }) => hex && isForbidden(view, side, division, hex));
}

/** How far a hex is from the nearest base of the enemy's aircraft: the way home. */
export function fromEnemyBases({ scenario }: StrategicView, side: Side, to: Axial): number {
  const away = scenario.landUnits.flatMap(({ side: owner, kind, place }) =>
    owner !== side && LAND_UNITS[kind].airGroup !== null && 'hex' in place
      ? [distance(place.hex, to)]
      : [],
  );
  return away.length > 0 ? Math.min(...away) : 0;
}
