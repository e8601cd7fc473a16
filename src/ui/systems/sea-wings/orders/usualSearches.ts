import { type Axial, distance, flatBearing } from '../../../../hex';
import type { FormationId, OrderOf } from '../../../../rules/sea-wings';
import {
  covers,
  type Formation,
  formationsOf,
  hexOfHome,
  MAX_SEARCH_HEXES,
  NONE,
} from '../../../../rules/sea-wings/query';
import { ordersOf } from '../../../table/desk';
import { arcOf } from '../chart/layers';
import { enemyBearing } from '../deck/enemyBearing';
import { usualSearchers } from '../deck/tasks';
import { type Desk, ownForce } from '../desk/desk';

type Search = OrderOf<'planSearch'>;
type Asked = Pick<Desk, 'view' | 'side' | 'legal'>;

/** A formation that sends factors out to search. */
interface Scout {
  formation: Formation;
  from: Axial;
  /** Factors that have no sector yet. */
  left: number;
}

/** How far a marker may sail between the plan and the search, more or less: that much farther is looked. */
const BEYOND_HEXES = 3;
/** What a marker is still worth once a sector lies on it, which finds it in five cases of six [WG-31.20]; a guess. */
const WORTH_AGAIN = 1 / 3;
/** A sector worth less is not flown: two others lie on every marker in it. */
const LEAST_WORTH = 0.2;

/**
 * The searches of a usual plan: the farthest scouts of each home look where most markers lie that nobody looks at yet; patrol
 * aircraft and floatplanes that are left look into open sectors toward the enemy.
 */
export function usualSearches(desk: Asked, free: readonly Formation[]): Search[] {
  const scouts = scoutsOf(desk, free);
  const markers = desk.view.known[desk.side]?.markers.map(({ hex }) => hex) ?? [];
  const worth = markers.map(() => 1);
  const orders: Search[] = [];
  for (let next = best(scouts, markers, worth); next; next = best(scouts, markers, worth)) {
    next.scout.left--;
    orders.push(next.order);
    for (const at of next.found) worth[at] = (worth[at] ?? 0) * WORTH_AGAIN;
  }
  const idle = scouts.filter(({ formation }) => markers.length === 0 || isThereToSearch(formation));
  return [...orders, ...idle.flatMap((scout) => openSectors(desk, scout, orders))];
}

/** Patrol aircraft and floatplanes; bombers wait for targets. */
const isThereToSearch = (it: Formation): boolean => usualSearchers(it) === it.boxes.hangar;

/** Of each home that does not search yet the formation that sees farthest of those that usually do. */
function scoutsOf({ view, side, legal }: Asked, free: readonly Formation[]): Scout[] {
  const force = ownForce({ view, side });
  const able = new Set(ordersOf(legal, 'planSearch').map((it) => it.formation));
  const searching = (force ? formationsOf(force) : [])
    .filter(({ boxes }) => boxes.search.length > 0)
    .map(({ home }) => home.id);
  const scouts = free
    .filter((it) => able.has(it.id) && usualSearchers(it) > 0)
    .filter(({ home }) => !searching.includes(home.id))
    .toSorted((a, b) => rangeOf(b) - rangeOf(a));
  return scouts
    .filter(({ home }, at) => scouts.findIndex((it) => it.home.id === home.id) === at)
    .flatMap((formation) => {
      const from = force && hexOfHome(force, formation);
      return from ? [{ formation, from, left: usualSearchers(formation) }] : [];
    });
}

const rangeOf = ({ type }: Formation): number =>
  Math.min(MAX_SEARCH_HEXES, Math.floor(type.searchRangeHexes ?? 0));

interface Found {
  scout: Scout;
  order: Search;
  /** The places of the markers in its sector. */
  found: number[];
}

/** The sector that is worth most; nothing where none is worth a factor. */
function best(
  scouts: readonly Scout[],
  markers: readonly Axial[],
  worth: readonly number[],
): Found | undefined {
  const value = ({ found }: Found) => found.reduce((sum, at) => sum + (worth[at] ?? 0), 0);
  return scouts
    .filter(({ left }) => left > 0)
    .flatMap((scout) => markers.map((marker) => sectorAt(scout, marker, markers)))
    .filter((it) => value(it) > LEAST_WORTH)
    .toSorted((a, b) => value(b) - value(a))[0];
}

/** One factor with a marker in the middle of its sector. */
function sectorAt(scout: Scout, marker: Axial, markers: readonly Axial[]): Found {
  const { formation, from } = scout;
  const rangeHexes = Math.min(rangeOf(formation), distance(from, marker) + BEYOND_HEXES);
  const bearing = flatBearing(from, marker);
  const arc = arcOf({ formation: formation.id, factors: 1, rangeHexes, bearing });
  const found = markers.flatMap((hex, at) =>
    covers(from, [arc.from, arc.to], rangeHexes, hex) ? [at] : [],
  );
  return { scout, order: searchOf(formation.id, rangeHexes, arc), found };
}

const searchOf = (
  formation: FormationId,
  rangeHexes: number,
  arc: { from: number; to: number },
): Search => ({ kind: 'planSearch', formation, factors: 1, ...arc, rangeHexes, ordnance: NONE });

/** Sectors side by side at full range, those that no search of the formation looks into, the nearest to the enemy first. */
function openSectors(desk: Asked, { formation, left }: Scout, given: readonly Search[]): Search[] {
  const toward = enemyBearing(desk, formation);
  const own = given.filter((it) => it.formation === formation.id);
  return ordersOf(desk.legal, 'planSearch')
    .filter((it) => it.formation === formation.id)
    .filter((it) => own.every((other) => turnTo(it, middleOf(other)) >= (it.to - it.from) / 2))
    .toSorted((a, b) => turnTo(a, toward) - turnTo(b, toward))
    .slice(0, left);
}

const middleOf = ({ from, to }: Search): number => from + ((to - from + 360) % 360) / 2;

/** Degrees from the middle of a sector to a bearing. */
function turnTo(search: Search, bearing: number): number {
  const turn = Math.abs(middleOf(search) - bearing) % 360;
  return Math.min(turn, 360 - turn);
}
