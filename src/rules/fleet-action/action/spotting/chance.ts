import { distance, sameHex } from '../../../../hex';
import { type Modifier, must } from '../../../core';
import { modifier } from '../../common/attackModifiers';
import { BAND_HEXES, rangeBand } from '../../common/bands';
import { markerOf, shipsUnder } from '../../common/deploy';
import { isBadWeather } from '../../common/map';
import { conditionOf } from '../../common/own';
import { airSightHexes, spottingHexes, visibilityHexes } from '../../common/seeing';
import { isClear, landBetween } from '../../common/sight';
import { crewOf, standOf } from '../../common/stands';
import type { ContactId } from '../../model/ids';
import type { FleetActionView } from '../../model/state';
import type { Contact, Unit } from '../../model/units';

/** A deployed ship or an airborne stand that looks for a marker. */
export type Spotter = { unit: Unit } | { stand: ReturnType<typeof standOf> };

/** The spotter of an id; `undefined` when there is none. */
export function spotterOf(view: FleetActionView, id: string): Spotter | undefined {
  const unit = view.units[id];
  if (unit) return { unit };
  return view.stands[id] ? { stand: standOf(view, id) } : undefined;
}

const hexOf = (spotter: Spotter) => ('unit' in spotter ? spotter.unit.hex : spotter.stand.hex);

export const crewQualityOf = (spotter: Spotter): number =>
  'unit' in spotter ? conditionOf(spotter.unit).crewQuality : crewOf(spotter.stand).crewQuality;

const hasRadar = (spotter: Spotter): boolean =>
  'unit' in spotter && conditionOf(spotter.unit).hasSearchRadar;

/** [NW-10.9, NW-12.25] A marker can be sought: it lies in sight, or within SD for search radar. */
export function isInSpottingReach(
  view: FleetActionView,
  spotter: Spotter,
  { hex }: Contact,
): boolean {
  const hexes = distance(hexOf(spotter), hex);
  if ('stand' in spotter) return hexes <= airSightHexes(view);
  const { unit } = spotter;
  const sd = spottingHexes(unit);
  const isSeen = hexes <= Math.min(sd, visibilityHexes(view, 'unlit'));
  return (
    (isSeen && isClear(view, unit.hex, hex)) ||
    (hasRadar(spotter) && hexes <= sd && !landBetween(view, unit.hex, hex))
  );
}

/** [NW-12.27] So near by day no die is needed. */
export const isSpottedForCertain = (
  view: FleetActionView,
  spotter: Spotter,
  { hex }: Contact,
): boolean =>
  !view.scenario.isNight &&
  distance(hexOf(spotter), hex) <= BAND_HEXES &&
  isClear(view, hexOf(spotter), hex);

/** [NW-12.26] The modifiers that do not depend on what the marker holds. */
export function openSpottingModifiers(
  view: FleetActionView,
  spotter: Spotter,
  { hex }: Contact,
): Modifier[] {
  const { scenario, smoke } = view;
  const isVeiled = isBadWeather(scenario, hex) || smoke.some((it) => sameHex(it.hex, hex));
  return [
    ...modifier('search-radar', hasRadar(spotter) ? 2 : 0, 'NW-12.26'),
    ...modifier('bands', 1 - rangeBand(distance(hexOf(spotter), hex)), 'NW-12.26'),
    ...modifier('night', scenario.isNight ? -1 : 0, 'NW-12.26'),
    ...modifier('veiled', isVeiled ? -1 : 0, 'NW-12.26'),
  ];
}

/** [NW-12.26] At this speed by day a marker shows a wake. */
const WAKE_KNOTS = 20;

/** [NW-12.26, NW-12.28, NW-12.29] Those that depend on it; only the whole position tells. A dummy counts as a ship of size 0. */
export function hiddenSpottingModifiers(view: FleetActionView, id: ContactId): Modifier[] {
  const { speedKnots } = markerOf(view, id).contents;
  const sizes = shipsUnder(view, id).map(({ sheet }) => sheet.size);
  const largest = sizes.length > 0 ? Math.max(...sizes) : 0;
  const isFast = !view.scenario.isNight && speedKnots >= WAKE_KNOTS;
  return [
    ...modifier('large', Number(largest >= 2), 'NW-12.26'),
    ...modifier('small', largest <= -2 ? -1 : 0, 'NW-12.26'),
    ...modifier('wake', Number(isFast), 'NW-12.26'),
  ];
}

export const contactAt = (view: FleetActionView, id: ContactId): Contact =>
  must(view.contacts[id], `marker ${id}`);
