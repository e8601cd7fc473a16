import { distance } from '../../../hex';
import type { Hexes, Refusal, Side } from '../../core';
import { isStruckBy } from '../common/effects';
import { conditionOf } from '../common/own';
import type { TargetId } from '../model/ids';
import { refusal } from '../model/refusals';
import type { Contact, SeekriegState, SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { contactsOf } from '../sighting/contacts';
import { DROP_HEXES, pathOf } from './sonar';

/** [SK-26.17] 1,000 yards. */
export const THROW_HEXES: Hexes = 2;

/** Boats that a side holds by sonar, as it sees them; on its view and in the whole position. */
function heardBy(view: SeekriegView, side: Side): Contact[] {
  const contacts = view.hidden ? contactsOf(view as SeekriegState, side) : view.contacts;
  return Object.values(contacts).filter(({ isHeard }) => isHeard);
}

/** [SK-26.15] Why a ship cannot drop depth charges: none left, or her way did not lead over a contact as it is shown. */
export function refuseDrop(view: SeekriegView, ship: Ship): Refusal | undefined {
  if (isStruckBy(view, ship, 'no-command')) return refusal('no-command', 'SK-29.22');
  if (conditionOf(ship).depthCharges === 0)
    return refusal('no-depth-charges', 'SK-26.15', { ship: ship.id });
  const path = pathOf(ship);
  const isOver = heardBy(view, ship.side).some(({ hex }) =>
    path.some((it) => distance(it, hex) <= DROP_HEXES),
  );
  return isOver ? undefined : refusal('no-boat-near', 'SK-26.15', { most: DROP_HEXES });
}

/** [SK-26.17] Contacts within reach of a ship's ahead-thrown weapons; none if she has them no more. */
export function throwTargets(view: SeekriegView, ship: Ship): TargetId[] {
  const isLost = isStruckBy(view, ship, 'depth-charges-destroyed');
  if (!ship.sheet.hasAheadThrown || isLost || isStruckBy(view, ship, 'no-command')) return [];
  return heardBy(view, ship.side)
    .filter(({ hex }) => distance(ship.hex, hex) <= THROW_HEXES)
    .map(({ id }) => id);
}

/** Why a ship cannot fire ahead-thrown weapons at a target [SK-26.17]. */
export function refuseThrow(view: SeekriegView, ship: Ship, target: TargetId): Refusal | undefined {
  if (isStruckBy(view, ship, 'no-command')) return refusal('no-command', 'SK-29.22');
  if (!ship.sheet.hasAheadThrown || isStruckBy(view, ship, 'depth-charges-destroyed'))
    return refusal('no-ahead-thrown', 'SK-26.17', { ship: ship.id });
  return throwTargets(view, ship).includes(target)
    ? undefined
    : refusal('no-boat-near', 'SK-26.17', { most: THROW_HEXES });
}
