import { distance } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { FleetActionView, Order } from '../../../rules/fleet-action';
import { legalSpots } from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';

/** [NW-12.24] Each that can looks for the marker nearest to it. */
export function* spottingWishes(view: FleetActionView, side: Side): Generator<Order> {
  const spots = legalSpots(view, side);
  const nearest = bestBy(spots, ({ unit, contact }) => {
    const from = view.units[unit] ?? view.stands[unit];
    const at = view.contacts[contact];
    return from && at ? -distance(from.hex, at.hex) : Number.NEGATIVE_INFINITY;
  });
  if (nearest) yield nearest;
}
