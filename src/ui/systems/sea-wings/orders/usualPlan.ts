import type { Order, OrderOf } from '../../../../rules/sea-wings';
import { type Formation, formationsOf } from '../../../../rules/sea-wings/query';
import { enemyBearing } from '../deck/enemyBearing';
import { ownForceOf, usualSearchers } from '../deck/tasks';
import { type Desk, ownForce } from '../desk/desk';

type Asked = Pick<Desk, 'view' | 'side' | 'legal'>;

/** What the scenario requires, half of the fighters on patrol over their own force, and the farthest searchers of each home toward the enemy. */
export function usualPlan(desk: Asked): Order[] {
  const force = ownForce(desk);
  if (!force) return [];
  const formations = formationsOf(force);
  const homes = [...new Set(formations.map(({ home }) => home.id))];
  const strikes = requiredIn(desk);
  const isFree = (it: Formation) =>
    !isPlanned(it) && !strikes.some(({ formation }) => formation === it.id);
  const others = homes.flatMap((home) => {
    const here = formations.filter((it) => it.home.id === home && isFree(it));
    return [...here.flatMap((it) => patrolOf(desk, it)), ...searchesOf(desk, here)];
  });
  return [...strikes, ...others];
}

/** [WG-29.22] The strikes that the scenario wants of the side in this turn, by its usual formations. */
function requiredIn({ view, side, legal }: Asked): OrderOf<'planStrike'>[] {
  const wanted = view.scenario.requiredStrikes ?? [];
  return wanted
    .filter((it) => it.side === side && it.turn === view.turn)
    .flatMap(({ base, usual }) =>
      usual.flatMap(({ formation, factors, load }) => {
        const offered = legal.find(
          (it): it is OrderOf<'planStrike'> =>
            it.kind === 'planStrike' &&
            it.formation === formation &&
            it.target === base &&
            it.ordnance === load,
        );
        return offered ? [{ ...offered, factors }] : [];
      }),
    );
}

const isPlanned = ({ boxes }: Formation): boolean =>
  boxes.cap.length + boxes.search.length + boxes.strike.length + boxes.ready > 0;

function patrolOf(desk: Asked, formation: Formation): Order[] {
  const over = ownForceOf(desk, formation);
  const orders = desk.legal.filter(
    (it): it is OrderOf<'planCap'> =>
      it.kind === 'planCap' && it.formation === formation.id && it.over === over,
  );
  return orders.toSorted((a, b) => a.factors - b.factors).slice(0, 1);
}

/** Sectors side by side, by the formation that sees farthest. */
function searchesOf(desk: Asked, here: readonly Formation[]): Order[] {
  const { legal } = desk;
  const ids = here.map(({ id }) => id);
  const searches = legal.filter(
    (it): it is OrderOf<'planSearch'> => it.kind === 'planSearch' && ids.includes(it.formation),
  );
  const [farthest] = searches.toSorted((a, b) => b.rangeHexes - a.rangeHexes);
  const searcher = here.find(({ id }) => id === farthest?.formation);
  if (!searcher) return [];
  const most = usualSearchers(searcher);
  const toward = enemyBearing(desk, searcher);
  return searches
    .filter(({ formation }) => formation === searcher.id)
    .toSorted((a, b) => turnTo(a, toward) - turnTo(b, toward))
    .slice(0, most);
}

/** Degrees from the middle of a sector to a bearing. */
function turnTo({ from, to }: OrderOf<'planSearch'>, bearing: number): number {
  const turn = Math.abs((from + to) / 2 - bearing) % 360;
  return Math.min(turn, 360 - turn);
}
