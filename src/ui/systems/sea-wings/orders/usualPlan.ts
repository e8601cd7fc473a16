import type { Order, OrderOf } from '../../../../rules/sea-wings';
import { type Formation, factorsOf, formationsOf } from '../../../../rules/sea-wings/query';
import { ownForceOf } from '../deck/tasks';
import { type Desk, ownForce } from '../desk/desk';

/** Half of the fighters on patrol over their own force, and the farthest searchers of each home all round. */
export function usualPlan(desk: Pick<Desk, 'view' | 'side' | 'legal'>): Order[] {
  const force = ownForce(desk);
  if (!force) return [];
  const formations = formationsOf(force);
  const homes = [...new Set(formations.map(({ home }) => home.id))];
  return homes.flatMap((home) => {
    const here = formations.filter((it) => it.home.id === home && !isPlanned(it));
    return [...here.flatMap((it) => patrolOf(desk, it)), ...searchesOf(desk, here)];
  });
}

const isPlanned = ({ boxes }: Formation): boolean =>
  boxes.cap.length + boxes.search.length + boxes.strike.length + boxes.ready > 0;

function patrolOf(desk: Pick<Desk, 'view' | 'side' | 'legal'>, formation: Formation): Order[] {
  const over = ownForceOf(desk, formation);
  const orders = desk.legal.filter(
    (it): it is OrderOf<'planCap'> =>
      it.kind === 'planCap' && it.formation === formation.id && it.over === over,
  );
  return orders.toSorted((a, b) => a.factors - b.factors).slice(0, 1);
}

/** No more than this share of bombers searches. */
const BOMBERS_SHARE = 1 / 4;

/** Sectors side by side, by the formation that sees farthest. */
function searchesOf({ legal }: Pick<Desk, 'legal'>, here: readonly Formation[]): Order[] {
  const ids = here.map(({ id }) => id);
  const searches = legal.filter(
    (it): it is OrderOf<'planSearch'> => it.kind === 'planSearch' && ids.includes(it.formation),
  );
  const [farthest] = searches.toSorted((a, b) => b.rangeHexes - a.rangeHexes);
  const searcher = here.find(({ id }) => id === farthest?.formation);
  if (!searcher) return [];
  const isScout = searcher.type.class === 'PB' || searcher.home.kind === 'floatplanes';
  const factors = factorsOf(searcher);
  const most = isScout ? factors : Math.floor(factors * BOMBERS_SHARE);
  return searches.filter(({ formation }) => formation === searcher.id).slice(0, most);
}
