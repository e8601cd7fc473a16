import type { Refusal } from '../../core';
import type { Formation } from '../model/air';
import { refusal } from '../model/refusals';

/** How no ordnance, or no target, is written. */
export const NONE = '-';

/** The key of a load as an order writes it. */
export const loadIn = (ordnance: string): string | null => (ordnance === NONE ? null : ordnance);

/** [WG-12.9, WG-29.49] */
export function refuseLoad(
  { id: formation, type, mayCarry, boxes }: Formation,
  ordnance: string,
  factors: number,
): Refusal | undefined {
  if (ordnance === NONE) return undefined;
  if (!type.loads.some(({ id }) => id === ordnance))
    return refusal('no-load', 'WG-12.9', { formation, ordnance });
  const loaded = [...boxes.strike, ...boxes.search]
    .filter((task) => task.ordnance !== null)
    .reduce((sum, task) => sum + task.factors, 0);
  return mayCarry !== undefined && loaded + factors > mayCarry
    ? refusal('no-load', 'WG-29.49', { formation, ordnance })
    : undefined;
}
