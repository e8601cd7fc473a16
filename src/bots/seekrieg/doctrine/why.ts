import { distance } from '../../../hex';
import type { Reason, Side } from '../../../rules/core';
import type { Order, SeekriegView } from '../../../rules/seekrieg';
import type { Judgement, JudgementOf } from '../common/judgement';
import { reason } from '../common/reasons';
import { newSituation, type Situation, type Vessel } from '../common/situation';
import { groupsOf } from '../steering/groups';
import { aimOf } from '../steering/steering';

/** Why an order is given, by whoever judges so; `undefined` where there is nothing to say. */
export const whyBy =
  (judgementOf: JudgementOf) =>
  (view: SeekriegView, side: Side, order: Order): Reason | undefined =>
    whyOrder(judgementOf(view, side), view, side, order);

function whyOrder(
  judgement: Judgement,
  view: SeekriegView,
  side: Side,
  order: Order,
): Reason | undefined {
  if (order.kind === 'standing') return reason('torpedoes', { percent: order.torpedoPercent });
  if (order.kind !== 'speed' && order.kind !== 'turns') return undefined;
  const situation = newSituation(view, side, judgement);
  const group = groupsOf(situation).find(({ guide }) => guide.ship.id === order.ship);
  return group && whySteering(situation, group.guide, aimOf(situation, group));
}

/** The range is chosen against the whole enemy: so many of them are named. */
const MAX_NAMED = 3;

function whySteering(
  { enemy }: Situation,
  { ship }: Vessel,
  { errand, rangeHexes }: ReturnType<typeof aimOf>,
): Reason | undefined {
  if (errand.kind === 'withdraw') return reason('outOfReach');
  if (errand.kind === 'reach')
    return reason('reaching', {
      count: distance(ship.hex, errand.place.hex) - errand.place.withinHexes,
    });
  const hexesTo = (it: Vessel) => distance(it.ship.hex, ship.hex);
  const byRange = enemy.toSorted((a, b) => hexesTo(a) - hexesTo(b));
  const [nearest] = byRange;
  if (!nearest) return undefined;
  const off = hexesTo(nearest) - rangeHexes;
  const figures = { ships: byRange.slice(0, MAX_NAMED).map((it) => it.ship.id), count: rangeHexes };
  return reason(off > 2 ? 'closing' : off < -2 ? 'opening' : 'keeping', figures);
}
