import type { FleetActionView, Order, OrderOf } from '../../../../rules/fleet-action';
import { usualPairs } from '../../../../rules/fleet-action/query';
import { ordersOf } from '../../../table/desk';

type AirCombat = OrderOf<'airCombat'>;

/** An own stand that has met enemies: whom it may take on, and whom it is to. */
export interface PairPlan {
  stand: string;
  options: readonly AirCombat[];
  /** Nothing: it only fires back. */
  planned: AirCombat | undefined;
  /** What happens without an order. */
  isUsual: boolean;
}

/** What was chosen, by stand. */
export type PairChoice = Readonly<Record<string, AirCombat>>;

/** [NW-20.4, NW-33.4] Each stand with the opponent that was chosen, or else its usual one. */
export function pairPlans(
  view: FleetActionView,
  legal: readonly Order[],
  chosen: PairChoice,
): PairPlan[] {
  const { step } = view;
  const all = ordersOf(legal, 'airCombat');
  if (step.kind !== 'airCombat' || all.length === 0) return [];
  const usual = usualPairs(view, step);
  return [...new Set(all.map(({ stand }) => stand))].map((stand) => {
    const options = all.filter((it) => it.stand === stand);
    const pair = usual.find((it) => it.stand === stand);
    const proposed = options.find(({ opponent, slip }) => !slip && opponent === pair?.opponent);
    const planned = chosen[stand] ?? proposed;
    return { stand, options, planned, isUsual: planned === proposed };
  });
}

/** What has to be ordered: whatever is not the usual. */
export const pairOrders = (plans: readonly PairPlan[]): AirCombat[] =>
  plans.flatMap(({ planned, isUsual }) => (planned && !isUsual ? [planned] : []));
