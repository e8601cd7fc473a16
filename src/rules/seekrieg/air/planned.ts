import type { Side } from '../../core';
import type { ShipAttack } from '../model/flights';
import type { SeekriegView } from '../model/state';
import { assignedTo, byWorth } from './assign';
import { raidInStage } from './orders/vector';

/**
 * [SK-34.12, SK-23.36] Which aircraft of a side's strike attack which ships now: what it has ordered, and the default for all
 * others; none outside that stage. Aircraft of another strike that has attacked the same ships are not counted.
 */
export function plannedAttacks(view: SeekriegView, side: Side): ShipAttack[] {
  const id = raidInStage(view, side, 'attack') ?? '';
  const force = view.forces[side];
  const flight = force?.flights[id];
  const below = view.raids[id]?.below ?? [];
  if (!force || !flight) return [];
  return assignedTo(flight, byWorth(view, side, flight, below), force.airPlan.attacks, {});
}
