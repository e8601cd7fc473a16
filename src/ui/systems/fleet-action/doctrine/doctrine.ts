import { doctrineOf } from '../../../../bots';
import { drawFrom, type Side } from '../../../../rules/core';
import { type FleetActionView, fleetAction, type Order } from '../../../../rules/fleet-action';

/** What bots know of this system; loaded with its rules. */
export const doctrine = () => doctrineOf<FleetActionView, Order>(fleetAction.id);

/** The order that the Commander would give now. */
export const orderByDoctrine = (view: FleetActionView, side: Side): Order | undefined =>
  doctrine()?.offhand?.(view, side, drawFrom(fleetAction.id));
