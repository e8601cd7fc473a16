import type { FleetActionState } from '../../../rules/fleet-action';
import type { Unit } from '../../../rules/fleet-action/query';

/** A position in which some units are changed. */
export function withUnits(state: FleetActionState, changed: readonly Unit[]): FleetActionState {
  if (changed.length === 0) return state;
  const units = Object.fromEntries(changed.map((it) => [it.id, it]));
  return { ...state, units: { ...state.units, ...units } };
}
