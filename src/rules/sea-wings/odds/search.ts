import type { Axial } from '../../../hex';
import type { Side } from '../../core';
import { inWeather } from '../common/cards';
import { formationsOf, hexOfHome, taskForceOf } from '../common/formations';
import { forceOf, knowledgeOf } from '../common/own';
import { covers } from '../map/arcs';
import type { Formation, SearchTask } from '../model/air';
import type { FormationId, MarkerId } from '../model/ids';
import type { SeenMarker } from '../model/knowledge';
import type { Order, OrderOf } from '../model/orders';
import type { SeaWingsView } from '../model/state';
import { isExtended } from '../searching/searching';
import { markerReach } from './reach';

/** What one search is likely to do. */
interface SearchOutlook extends Pick<SearchTask, 'factors' | 'arc' | 'rangeHexes'> {
  formation: FormationId;
  /** Mean factors lost [WG-17.30]. */
  lost: number;
  /** Enemy markers that it may find, with the chance that it does; others are left out. */
  finds: MarkerChance[];
}

interface MarkerChance {
  marker: MarkerId;
  /** That it is spotted, or found to be a dummy. */
  chance: number;
}

export interface SearchForecast {
  searches: SearchOutlook[];
  /** By one search or more of all that are planned. */
  markers: MarkerChance[];
  /** The markers have made their moves; otherwise they are as likely in each hex of their reach [WG-24.29]. */
  isExact: boolean;
}

/** A search finds what it covers, but for a 6 [WG-17.7]. */
const FOUND = 5 / 6;

/**
 * [WG-17.7, WG-24.29] The chances of the searches that a side has planned, with those among `orders`; without enemy CAP, which nobody
 * knows of before.
 */
export function searchForecast(
  view: SeaWingsView,
  side: Side,
  orders: readonly Order[] = [],
): SearchForecast {
  const flown = [...plannedOf(view, side), ...orders.flatMap((it) => orderedIn(view, side, it))];
  const isExact = HAS_MOVED.includes(view.step.kind);
  const markers = knowledgeOf(view, side).markers.map((marker) => ({
    marker,
    places: isExact ? [marker.hex] : markerReach(view, side, marker.id),
  }));
  const finds = (searches: readonly Flown[]): MarkerChance[] =>
    markers
      .map((it) => ({ marker: it.marker.id, chance: chanceOf(view, it, searches) }))
      .filter(({ chance }) => chance > 0);
  return {
    searches: flown.map((it) => ({ ...outlookOf(it), finds: finds([it]) })),
    markers: finds(flown),
    isExact,
  };
}

/** Steps after all markers have moved. */
const HAS_MOVED: readonly string[] = ['answers'];

/** A search with where it starts from. */
interface Flown {
  from: Axial;
  formation: Formation;
  task: Pick<SearchTask, 'factors' | 'arc' | 'rangeHexes'>;
}

/** [WG-6.17] A search starts from where its home stands when it is flown: at the end of its plot. */
function startOf(view: SeaWingsView, side: Side, formation: Formation): Axial | undefined {
  const force = forceOf(view, side);
  const taskForce = taskForceOf(force, formation.home);
  const plotted = taskForce && force.plots[taskForce.id]?.path.at(-1);
  return plotted ?? hexOfHome(force, formation);
}

const plannedOf = (view: SeaWingsView, side: Side): Flown[] =>
  formationsOf(forceOf(view, side)).flatMap((formation) => {
    const from = startOf(view, side, formation);
    const tasks = formation.boxes.search.filter(({ factors }) => factors > 0);
    return from ? tasks.map((task) => ({ from, formation, task })) : [];
  });

function orderedIn(view: SeaWingsView, side: Side, order: Order): Flown[] {
  if (order.kind !== 'planSearch') return [];
  const formation = forceOf(view, side).formations[order.formation];
  const from = formation && startOf(view, side, formation);
  return from ? [{ from, formation, task: taskIn(order) }] : [];
}

const taskIn = ({ factors, from, to, rangeHexes }: OrderOf<'planSearch'>): Flown['task'] => ({
  factors,
  arc: [from, to],
  rangeHexes,
});

/** [WG-17.21] A marker that has been spotted before is found again without a die. */
function chanceOf(
  view: SeaWingsView,
  { marker, places }: { marker: SeenMarker; places: readonly Axial[] },
  searches: readonly Flown[],
): number {
  const misses = marker.number === null ? 1 - FOUND : 0;
  const found = places.map((hex) => {
    const over = searches.filter((it) => isOver(view, it, hex));
    return 1 - misses ** over.length;
  });
  return found.reduce((sum, chance) => sum + chance, 0) / found.length;
}

/** [WG-21.19] A search covers no hex in bad weather, and none at all from there. */
const isOver = (view: SeaWingsView, { from, task }: Flown, hex: Axial): boolean =>
  covers(from, task.arc, task.rangeHexes, hex) && !inWeather(view, from) && !inWeather(view, hex);

/** [WG-17.30, WG-17.31] */
function outlookOf({ formation, task }: Flown): Omit<SearchOutlook, 'finds'> {
  const { factors, arc, rangeHexes } = task;
  const lost = (factors / 6) * ((isExtended(formation, rangeHexes) ? 3 : 1) / 6);
  return { formation: formation.id, factors, arc, rangeHexes, lost };
}
