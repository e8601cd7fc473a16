import { orderOffhand } from '../../../../bots';
import type { Side } from '../../../../rules/core';
import {
  type FleetActionView,
  fleetAction,
  type Order,
  type OrderOf,
} from '../../../../rules/fleet-action';

/** What brings an enemy in the dark under fire. */
export type Light = OrderOf<'identify'> | OrderOf<'searchlight'> | OrderOf<'starShell'>;

/** [NW-12.14, NW-12.18, NW-12.19] What the Commander would do with a unit that can fire at nobody in the dark; nothing by day. */
export function proposedLight(view: FleetActionView, side: Side, actor: string): Light | undefined {
  const { step, scenario } = view;
  if (!scenario.isNight || step.kind !== 'activations') return undefined;
  const active: FleetActionView = { ...view, step: { ...step, active: actor } };
  const order = orderOffhand<FleetActionView, Order>(fleetAction, active, side);
  switch (order?.kind) {
    case 'identify':
    case 'searchlight':
    case 'starShell':
      return order.ship === actor ? order : undefined;
    default:
      return undefined;
  }
}
