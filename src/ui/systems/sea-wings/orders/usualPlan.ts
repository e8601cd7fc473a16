import type { Order, OrderOf } from '../../../../rules/sea-wings';
import { type Formation, factorsOf, formationsOf } from '../../../../rules/sea-wings/query';
import { enemyBearing } from '../deck/enemyBearing';
import { ownForceOf } from '../deck/tasks';
import { type Desk, ownForce } from '../desk/desk';

type Asked = Pick<Desk, 'view' | 'side' | 'legal'>;

/** Half of the fighters on patrol over their own force, and the farthest searchers of each home toward the enemy. */
export function usualPlan(desk: Asked): Order[] {
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

function patrolOf(desk: Asked, formation: Formation): Order[] {
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
function searchesOf(desk: Asked, here: readonly Formation[]): Order[] {
  const { legal } = desk;
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
