import { type Axial, distance, flatBearing, ring } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import {
  arcOfFactor,
  type Formation,
  forceOf,
  formationsOf,
  hexOfHome,
  isNight,
  MAX_SEARCH_HEXES,
  NONE,
} from '../../../rules/sea-wings/query';
import { bestBy } from '../../core/lists';
import { type Contact, contactsOf } from '../common/contacts';
import type { Judgement } from '../common/judgement';
import { isBomber } from '../sea/forces';

/** A place where a marker may stand when the searches are resolved, and what it is worth to look there. */
interface Spot {
  hex: Axial;
  worth: number;
  /** Where the marker stands now. */
  isCenter: boolean;
}

/** How a spot lies from the home of a formation. */
interface Sight {
  spot: Spot;
  bearing: number;
  hexes: number;
}

/** Hexes that a marker moves on average before the search: two thirds of the most that it can. */
const MOVE_HEXES = 4;
/** The share of a marker that one search does not find [WG-17.7]. */
const MISSED = 1 / 6;
/** What a factor of scouts must add. A guess. */
const MIN_GAIN_SCOUT = 0.06;
/** A search reaches as far beyond the marker as it may move on average. */
const BEYOND_HEXES = 4;

/** [WG-6.4 to WG-6.17] One factor after another, where it adds most to what is found. */
export function* searchWishes(
  view: SeaWingsView,
  side: Side,
  { scouting }: Judgement,
): Generator<Order> {
  const spots = openSpots(view, side);
  const isDark = isNight(view.scenario, view.turn);
  const all = formationsOf(forceOf(view, side)).filter(
    (it) =>
      it.boxes.hangar > 0 && it.type.searchRangeHexes !== null && (!isDark || it.type.isNight),
  );
  const found = all.flatMap((it) => {
    const search = bestSearch(view, side, it, spots);
    const least = isBomber(it) && it.home.kind === 'carrier' ? scouting : MIN_GAIN_SCOUT;
    return search ? { ...search, least } : [];
  });
  const order = bestBy(found, ({ gain, least }) => gain / least);
  if (order && order.gain >= order.least) yield order.order;
}

interface Search {
  order: OrderOf<'planSearch'>;
  gain: number;
}

/** Where the enemy may be, less what the searches planned already find there. */
function openSpots(view: SeaWingsView, side: Side): Spot[] {
  const spots = contactsOf(view, side).flatMap(spotsOf);
  for (const it of formationsOf(forceOf(view, side))) {
    const home = hexOfHome(forceOf(view, side), it);
    if (!home) continue;
    for (const { arc, rangeHexes } of it.boxes.search)
      for (const spot of spots)
        if (isIn(sightOf(home, spot), arc[0], widthOf(arc), rangeHexes)) spot.worth *= MISSED;
  }
  return spots;
}

/** Spotted markers are kept in sight first, since only they can be struck. */
function spotsOf({ hex, isSpotted, ships }: Contact): Spot[] {
  const interest = 0.2 + ships.carrier + ships.merchantman / 8 + ships.large / 20;
  const worth = (interest * (isSpotted ? 2 : 1)) / 7;
  const corners = ring(hex, MOVE_HEXES).filter((_, i) => i % MOVE_HEXES === 0);
  return [
    { hex, worth, isCenter: true },
    ...corners.map((it) => ({ hex: it, worth, isCenter: false })),
  ];
}

const sightOf = (home: Axial, spot: Spot): Sight => ({
  spot,
  bearing: flatBearing(home, spot.hex),
  hexes: distance(home, spot.hex),
});

const widthOf = ([from, to]: readonly [number, number]): number => (to - from + 720) % 360 || 360;

const isIn = ({ bearing, hexes }: Sight, from: number, width: number, range: number): boolean =>
  hexes <= range && (hexes === 0 || (bearing - from + 360) % 360 <= width);

/** The arc and range of one factor of a formation that cover most. */
function bestSearch(
  view: SeaWingsView,
  side: Side,
  it: Formation,
  spots: readonly Spot[],
): Search | undefined {
  const home = hexOfHome(forceOf(view, side), it);
  if (!home) return undefined;
  const most = Math.min(MAX_SEARCH_HEXES, Math.floor(it.type.searchRangeHexes ?? 0));
  const sights = spots.map((spot) => sightOf(home, spot)).filter(({ hexes }) => hexes <= most);
  const centers = sights.filter(({ spot }) => spot.isCenter);
  const tries = centers.map((center) => {
    const range = Math.min(most, Math.max(5, center.hexes + BEYOND_HEXES));
    const width = arcOfFactor(range);
    const from = Math.round(center.bearing - width / 2 + 360) % 360;
    let gain = 0;
    for (const sight of sights)
      if (isIn(sight, from, width, range)) gain += sight.spot.worth * (1 - MISSED);
    return { range, from, width, gain };
  });
  const best = bestBy(tries, ({ gain }) => gain);
  if (!best) return undefined;
  return { order: searchOrder(it.id, best), gain: best.gain };
}

const searchOrder = (
  formation: string,
  { from, width, range }: { from: number; width: number; range: number },
): OrderOf<'planSearch'> => ({
  kind: 'planSearch',
  formation,
  factors: 1,
  from,
  to: (from + width) % 360,
  rangeHexes: range,
  ordnance: NONE,
});
