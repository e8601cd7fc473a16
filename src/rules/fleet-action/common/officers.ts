import type { FleetActionState } from '../model/state';
import type { Squadron, Unit } from '../model/units';

/** [NW-3.3, NW-23.7a] The squadron whose commanding officer is aboard. */
export function officerAboard({ forces }: FleetActionState, unit: Unit): Squadron | undefined {
  const { squadrons } = forces[unit.side];
  const squadron = squadrons[unit.squadron ?? ''];
  return squadron?.flagship === unit.id ? squadron : undefined;
}

/** [NW-29.21] A flagship is lost, or leaves with her officer: her squadron keeps its Command Value less 1. */
export function loseOfficer(state: FleetActionState, unit: Unit): void {
  const squadron = officerAboard(state, unit);
  if (!squadron) return;
  squadron.flagship = null;
  squadron.commandValue -= 1;
}
