import { sameHex } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../../rules/strategic';
import { fightIn, ownShip, tacticalOdds } from '../../../rules/strategic/query';
import { asArray, bestBy } from '../common/lists';

type Hunt = OrderOf<'aswAttack'>;

/**
 * [ST-19.15] Depth charges go in place of guns at a boat that is seen below, so each ship has one or the other. Who has
 * nothing to fire at goes for one that is seen near by; with nobody in sight at all, for what may lie under the keel.
 */
export function huntPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  guns: readonly OrderOf<'fireGuns'>[],
): Hunt[] {
  const hunts = orders.filter((it): it is Hunt => it.kind === 'aswAttack');
  return [...new Set(hunts.map(({ ship }) => ship))].flatMap((id) => {
    const own = hunts.filter(({ ship }) => ship === id);
    const seen = bestBy(own, (hunt) => worthOf(view, side, hunt));
    if (seen && worthOf(view, side, seen) >= BELOW) return [seen];
    if (guns.some(({ ship }) => ship === id)) return [];
    if (seen && worthOf(view, side, seen) > 0) return [seen];
    return guns.length > 0 ? [] : asArray(own.find((hunt) => isUnderKeel(view, side, hunt)));
  });
}

/** What a boat that can be hurt is worth at the least; one that can only be found is worth less. */
const BELOW = 10;

function worthOf(view: StrategicView, side: Side, hunt: Hunt): number {
  const odds = tacticalOdds.aswAttack(view, side, hunt);
  if (!odds) return 0;
  return odds.meanDamage ? BELOW + odds.meanDamage : odds.chance;
}

function isUnderKeel(view: StrategicView, side: Side, { ship, hex }: Hunt): boolean {
  const fight = fightIn(view);
  const own = fight && ownShip(fight, side, ship);
  return own !== undefined && sameHex(own.hex, hex);
}
