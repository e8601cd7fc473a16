import type { Side } from '../../../rules/core';
import type { Order, StrategicView } from '../../../rules/strategic';
import { skyOf } from '../../../rules/strategic/query';
import { forceOf } from '../common/known';

/** A boat with fewer tactical turns left surfaces by night, with more she submerges by day. */
const COMES_UP_BELOW = 14;
const GOES_DOWN_FROM = 20;

/** [ST-20.1 to ST-20.9] Submerged by day, surfaced by night, as far as the batteries last. */
export function divingPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const force = forceOf(view, side);
  return orders.filter((order) => {
    if (order.kind !== 'submerge' && order.kind !== 'surface') return false;
    const division = force.divisions[order.division];
    const boat = division?.submarine;
    if (!boat || !division.hex) return false;
    const { isNight } = skyOf(view, division.hex);
    return order.kind === 'surface'
      ? boat.turnsLeft < COMES_UP_BELOW && isNight
      : !isNight && boat.turnsLeft >= GOES_DOWN_FROM;
  });
}
