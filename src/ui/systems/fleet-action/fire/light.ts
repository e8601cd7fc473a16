import type { Side } from '../../../../rules/core';
import type { FleetActionView, OrderOf } from '../../../../rules/fleet-action';
import { orderByDoctrine } from '../doctrine/doctrine';

/** What brings an enemy in the dark under fire. */
export type Light = OrderOf<'identify'> | OrderOf<'searchlight'> | OrderOf<'starShell'>;

/** [NW-12.14, NW-12.18, NW-12.19] What the Commander would do with a unit that can fire at nobody in the dark; nothing by day. */
export function proposedLight(view: FleetActionView, side: Side, actor: string): Light | undefined {
  const { step, scenario } = view;
  if (!scenario.isNight || step.kind !== 'activations') return undefined;
  const order = orderByDoctrine({ ...view, step: { ...step, active: actor } }, side);
  switch (order?.kind) {
    case 'identify':
    case 'searchlight':
    case 'starShell':
      return order.ship === actor ? order : undefined;
    default:
      return undefined;
  }
}
