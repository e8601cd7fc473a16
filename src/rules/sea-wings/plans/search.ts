import { firstRefusal, type Refusal, type Side } from '../../core';
import { widthOf } from '../map/arcs';
import type { Formation } from '../model/air';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import { arcOfFactor, MAX_SEARCH_HEXES } from '../tables/searchArc';
import { loadIn, NONE, refuseLoad } from './loads';
import { assign, formationIn, plannable, refuseNight, refusePlan } from './planning';

/** [WG-6.4 to WG-6.17] */
export const planSearch: OrderRule<'planSearch'> = {
  // One factor at its full range, in sectors from north; `refuse` allows any arc and range.
  legal: (view, side) =>
    plannable(view, side)
      .flatMap(sectorsOf)
      .filter((order) => !refuseSearch(view, side, order)),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refusePlan(view, side, order),
      () => refuseSearch(view, side, order),
    ),
  apply(play, side, { from, to, rangeHexes, ordnance, ...order }) {
    const { factors } = order;
    const task = { factors, arc: [from, to] as const, rangeHexes, ordnance: loadIn(ordnance) };
    assign(play, side, order, 'search').boxes.search.push(task);
  },
};

function sectorsOf({ id, type }: Formation): OrderOf<'planSearch'>[] {
  const rangeHexes = Math.min(MAX_SEARCH_HEXES, Math.floor(type.searchRangeHexes ?? 0));
  const width = arcOfFactor(rangeHexes);
  if (rangeHexes === 0) return [];
  const facts = {
    kind: 'planSearch',
    formation: id,
    factors: 1,
    rangeHexes,
    ordnance: NONE,
  } as const;
  return Array.from({ length: Math.ceil(360 / width) }, (_, i) => ({
    ...facts,
    from: i * width,
    to: Math.min(360, (i + 1) * width),
  }));
}

function refuseSearch(
  view: SeaWingsView,
  side: Side,
  { formation: id, factors, from, to, rangeHexes, ordnance }: OrderOf<'planSearch'>,
): Refusal | undefined {
  const formation = formationIn(view, side, id);
  return firstRefusal(
    () => refuseNight(view, formation),
    () => refuseRange(formation, rangeHexes),
    () => refuseArc(factors, from, to, rangeHexes),
    () => refuseLoad(formation, ordnance, factors),
  );
}

/** [WG-6.8, WG-6.9, WG-6.14] */
function refuseRange({ type }: Formation, range: number): Refusal | undefined {
  const most = Math.min(MAX_SEARCH_HEXES, type.searchRangeHexes ?? 0);
  return range < 1 || range > most ? refusal('search-range', 'WG-6.9', { range, most }) : undefined;
}

/** [WG-1.8, WG-6.13] */
function refuseArc(factors: number, from: number, to: number, range: number): Refusal | undefined {
  const most = factors * arcOfFactor(range);
  const width = widthOf([from, to]);
  return from > 360 || to > 360 || width > most
    ? refusal('search-arc', 'WG-6.13', { factors, width, most })
    : undefined;
}
