import type { Side } from '../../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../../rules/strategic';
import { encounterOddsOf } from '../../../rules/strategic/query';
import type { Judgement } from '../common/judgement';
import { forceOf, knownOf, ownShips } from '../common/known';

type Attack = OrderOf<'torpedoAttack'>;

/**
 * [ST-7.54] Each boat goes for the best prospect; none where the counterattack would likely cost more than the
 * torpedoes gain.
 */
export function submarinePlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  { boatAnswer }: Judgement,
): Order[] {
  const best = new Map<string, { order: Attack; worth: number }>();
  for (const order of orders) {
    if (order.kind !== 'torpedoAttack') continue;
    const worth = worthOf(view, side, order, boatAnswer);
    const known = best.get(order.submarine);
    if (worth > (known?.worth ?? 0)) best.set(order.submarine, { order, worth });
  }
  return [...best.values()].map(({ order }) => order);
}

/**
 * Average points from an attack, less the weighted cost of the counterattack: shares of the damage that still sinks
 * a ship, times her points.
 */
function worthOf(view: StrategicView, side: Side, order: Attack, boatAnswer: number): number {
  const odds = encounterOddsOf.torpedoAttack?.(view, side, order);
  const target = knownOf(view, side).ships[order.ship]?.source.card;
  const force = forceOf(view, side);
  const division = force.divisions[order.submarine];
  const [boat] = division ? ownShips(force, division) : [];
  if (!odds || !target || !boat) return 0;
  const left = boat.card.capacity - boat.damageLevels;
  const gain = ((odds.meanDamage ?? 0) * target.points) / target.capacity;
  const answer = ((odds.ownDamage ?? 0) * boat.card.points) / Math.max(1, left);
  return gain - boatAnswer * answer;
}
