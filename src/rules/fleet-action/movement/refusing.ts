import type { Refusal, Side } from '../../core';
import { squadronOf } from '../common/own';
import type { ContactId, UnitId } from '../model/ids';
import { refusal } from '../model/refusals';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { movingStep } from './activation';

/** Why an order cannot be given to a ship in the Ship Movement Phase; `undefined` if it can. */
export function refuseShip(view: FleetActionView, side: Side, id: UnitId): Refusal | undefined {
  const step = movingStep(view, side);
  if (!step) return refusal('not-now', 'NW-4.1');
  const unit = view.units[id];
  if (!unit || unit.side !== side || unit.squadron === null || !isPresent(view, unit))
    return refusal('no-such-unit', 'NW-33.1', { unit: id });
  if (step.active !== null && step.active !== unit.squadron)
    return refusal('another-is-active', 'NW-8.1', { active: step.active });
  return unit.open.hasMoved ? refusal('has-moved', 'NW-8.1', { unit: id }) : undefined;
}

/** On the map, or due to enter with her squadron. */
const isPresent = (view: FleetActionView, unit: Unit): boolean =>
  unit.fate === 'inPlay' ||
  (unit.fate === 'waiting' && squadronOf(view, unit).entersOnTurn <= view.turn);

/** The same for orders that need her on the map. */
export const refuseMoving = (view: FleetActionView, side: Side, id: UnitId): Refusal | undefined =>
  refuseShip(view, side, id) ??
  (view.units[id]?.fate === 'inPlay' ? undefined : refusal('not-entered', 'NW-8.36'));

/** Why an order cannot be given to a marker. */
export function refuseMarker(
  view: FleetActionView,
  side: Side,
  id: ContactId,
): Refusal | undefined {
  const step = movingStep(view, side);
  if (!step) return refusal('not-now', 'NW-4.1');
  const contact = view.contacts[id];
  if (contact?.side !== side) return refusal('no-such-marker', 'NW-33.1', { contact: id });
  if (step.active !== null) return refusal('another-is-active', 'NW-8.1', { active: step.active });
  return contact.hasMoved ? refusal('has-moved', 'NW-8.1', { unit: id }) : undefined;
}
