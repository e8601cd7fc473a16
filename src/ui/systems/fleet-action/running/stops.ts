import type { Side } from '../../../../rules/core';
import type { FleetActionEvent, FleetActionView } from '../../../../rules/fleet-action';

/** Why a run stops, and which unit it is about. */
export type Stop =
  | { kind: 'hit' | 'lost' | 'arrival' | 'leaves'; unit: string }
  | { kind: 'enemy' | 'aircraft' | 'end' };

/** The turns of a run are used up. */
export const END: Stop = { kind: 'end' };

/** What of the latest events asks a player for a decision. */
export function stopIn(
  events: readonly FleetActionEvent[],
  { units }: FleetActionView,
  side: Side,
): Stop | null {
  const isOwn = (unit: string) => units[unit]?.side === side;
  for (const event of events) {
    const stop = stopOf(event, side, isOwn);
    if (stop) return stop;
  }
  return null;
}

function stopOf(
  event: FleetActionEvent,
  side: Side,
  isOwn: (unit: string) => boolean,
): Stop | null {
  switch (event.kind) {
    case 'contactDeployed':
      return event.side === side ? null : { kind: 'enemy' };
    case 'standEntered':
      return event.side === side ? null : { kind: 'aircraft' };
    case 'submarineDetected':
    case 'submarineSurfaced':
      return isOwn(event.unit) ? null : { kind: 'enemy' };
    case 'shipEntered':
      return isOwn(event.unit) ? { kind: 'arrival', unit: event.unit } : null;
    case 'unitLost':
      return { kind: 'lost', unit: event.unit };
    case 'criticalApplied':
    case 'torpedoHit':
      return isOwn(event.unit) ? { kind: 'hit', unit: event.unit } : null;
    case 'mineAttacked':
      return isOwn(event.unit) && event.isHit ? { kind: 'hit', unit: event.unit } : null;
    default:
      return null;
  }
}
