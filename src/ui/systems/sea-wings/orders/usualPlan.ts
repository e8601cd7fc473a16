import type { Order, OrderOf } from '../../../../rules/sea-wings';
import { type Formation, formationsOf } from '../../../../rules/sea-wings/query';
import { ordersOf } from '../../../table/desk';
import { ownForceOf } from '../deck/tasks';
import { type Desk, ownForce } from '../desk/desk';
import { usualSearches } from './usualSearches';

type Asked = Pick<Desk, 'view' | 'side' | 'legal'>;

/** What the scenario requires, half of the fighters on patrol over their own force, and the usual searches. */
export function usualPlan(desk: Asked): Order[] {
  const force = ownForce(desk);
  if (!force) return [];
  const strikes = requiredIn(desk);
  const isFree = (it: Formation) =>
    !isPlanned(it) && !strikes.some(({ formation }) => formation === it.id);
  const free = formationsOf(force).filter(isFree);
  return [...strikes, ...free.flatMap((it) => patrolOf(desk, it)), ...usualSearches(desk, free)];
}

/** [WG-29.22] The strikes that the scenario wants of the side in this turn, by its usual formations. */
function requiredIn({ view, side, legal }: Asked): OrderOf<'planStrike'>[] {
  const wanted = view.scenario.requiredStrikes ?? [];
  return wanted
    .filter((it) => it.side === side && it.turn === view.turn)
    .flatMap(({ base, usual }) =>
      usual.flatMap(({ formation, factors, load }) => {
        const offered = ordersOf(legal, 'planStrike').find(
          (it) => it.formation === formation && it.target === base && it.ordnance === load,
        );
        return offered ? [{ ...offered, factors }] : [];
      }),
    );
}

const isPlanned = ({ boxes }: Formation): boolean =>
  boxes.cap.length + boxes.search.length + boxes.strike.length + boxes.ready > 0;

function patrolOf(desk: Asked, formation: Formation): Order[] {
  const over = ownForceOf(desk, formation);
  const orders = ordersOf(desk.legal, 'planCap').filter(
    (it) => it.formation === formation.id && it.over === over,
  );
  return orders.toSorted((a, b) => a.factors - b.factors).slice(0, 1);
}
