import { sameHex } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../../rules/strategic';
import { fightIn, ownShip, tacticalOdds } from '../../../rules/strategic/query';
import { asArray, bestBy } from '../../core/lists';

type Hunt = OrderOf<'aswAttack'>;

/**
 * [ST-19.15] Depth charges replace guns against a detected boat, so each ship has one or the other. A ship with
 * nothing to fire at goes for a detected boat nearby; with nobody in sight, for whatever may lie beneath her.
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

/** The minimum worth of a boat that can be damaged; one that can only be detected is worth less. */
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
