import type { Side } from '../../../rules/core';
import { type FleetActionState, fleetAction } from '../../../rules/fleet-action';

/** Steps in which the enemy sees nothing of what a side decides. */
const QUIET: ReadonlySet<FleetActionState['step']['kind']> = new Set([
  'initiative',
  'ships',
  'end',
]);

/** [NW-3.21] The same position but for what a side hides: the state of its ships and its choices for the End Phase. */
export function twinOf(state: FleetActionState, side: Side): FleetActionState | undefined {
  if (!QUIET.has(state.step.kind)) return undefined;
  const twin = fleetAction.copy(state);
  const { end } = twin.forces[side];
  Object.assign(end, { repairs: [], refills: [], toContact: [], offersEnd: false });
  for (const unit of Object.values(twin.units))
    if (unit.side === side && unit.condition) {
      unit.condition.damageControl = 0;
      unit.condition.gunneryModifier -= 1;
      unit.condition.reloads = 0;
      unit.condition.hasGunneryRadar = !unit.condition.hasGunneryRadar;
    }
  return twin;
}
