import type { Refusal, Side } from '../../core';
import { airSquadronOf, isAloft } from '../common/stands';
import type { AirStand } from '../model/air';
import type { AirStandId, UnitId } from '../model/ids';
import { refusal } from '../model/refusals';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { flyingStep, isEntering, openSquadrons } from './activation';

/** Own stands in the air that may be given orders now, those that enter among them. */
export const openStands = (view: FleetActionView, side: Side): AirStand[] =>
  openSquadrons(view, side)
    .flatMap(({ stands }) => stands.flatMap((id) => view.stands[id] ?? []))
    .filter((stand) => isAloft(stand) || isEntering(view, stand));

/** Why an order cannot be given to a stand in the Aircraft Movement Phase; `undefined` if it can. */
export function refuseStand(
  view: FleetActionView,
  side: Side,
  id: AirStandId,
): Refusal | undefined {
  const step = flyingStep(view, side);
  if (!step) return refusal('not-now', 'NW-4.1');
  const stand = view.stands[id];
  if (stand?.side !== side || !(isAloft(stand) || isEntering(view, stand)))
    return refusal('no-such-stand', 'NW-33.1', { stand: id });
  if (openStands(view, side).some((it) => it.id === id)) return undefined;
  return refuseClosed(step.active, airSquadronOf(view, stand).id);
}

/** Why an order cannot be given to a carrier, a base or a ship with planes. */
export function refuseHome(view: FleetActionView, side: Side, id: UnitId): Refusal | undefined {
  const step = flyingStep(view, side);
  if (!step) return refusal('not-now', 'NW-4.1');
  const unit: Unit | undefined = view.units[id];
  if (unit?.side !== side || unit.fate !== 'inPlay' || unit.flightOps === null)
    return refusal('no-such-unit', 'NW-33.1', { unit: id });
  const isOpen = step.active === null ? !unit.flightOps.hasActed : step.active === id;
  return isOpen ? undefined : refuseClosed(step.active, id);
}

const refuseClosed = (active: string | null, id: string): Refusal =>
  active === null || active === id
    ? refusal('has-moved', 'NW-4.9', { unit: id })
    : refusal('another-is-active', 'NW-4.9', { active });
