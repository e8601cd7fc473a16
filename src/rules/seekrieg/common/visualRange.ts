import type { Yards } from '../../core';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { rounded } from '../tables/rounding';
import { visibilityLoss } from '../tables/seaState';
import { dayRangeYards } from '../tables/visibility';
import { rangeYards } from './geometry';
import { isLandOn } from './land';

/** [SK-26.22] A surfaced submarine, in damage points. */
const SUBMARINE_DP = 15;

/** [SK-26.22] By periscope she sees half as far. */
const PERISCOPE_FEET = 50;
const PERISCOPE = 0.5;

/** [SK-19.19] How much farther off a ship is seen that fired in the turn before. */
const FLASHES = 1.5;

/** [SK-19.3, SK-19.5, SK-19.7] What visibility allows searchlights, by the lowest code. */
const LAMPS = [
  { fromCode: 8, searches: 1.2, shows: 20_000, reach: 1 },
  { fromCode: 5, searches: 1.1, shows: 10_000, reach: 0.5 },
  { fromCode: 0, searches: 1, shows: 0, reach: 0 },
] as const;

/** [SK-19.3 to SK-19.7] What searchlights do in the present visibility. */
export const lampsIn = ({ environment }: SeekriegView): (typeof LAMPS)[number] =>
  LAMPS.find(({ fromCode }) => environment.visibility >= fromCode) ?? LAMPS[2];

/** Damage points as sighting counts them. */
export const sightedDp = ({ sheet }: Ship): number => (sheet.boat ? SUBMARINE_DP : sheet.dp);

/** [SK-27.8] CHART C2 for two ships. */
export const clearYards = (a: Ship, b: Ship): Yards => dayRangeYards(sightedDp(a), sightedDp(b));

/** [SK-7.10, SK-7.13] CHART C1 and the sea state: the share of perfect visibility that is left. */
function weatherShare(view: SeekriegView): number {
  const { environment } = view;
  const { visibility, seaState } = tablesOf(view);
  const code = visibility.codes[environment.visibility] as number;
  return (code / 100) * (1 - visibilityLoss(seaState, environment.force) / 100);
}

/** [SK-7.25, SK-19.1, SK-27.6] The share of the day's range that the light leaves. */
function lightShare(view: SeekriegView): number {
  const { light, moon } = view.environment;
  const { twilight, night } = tablesOf(view).visibility;
  if (light === 'day') return 1;
  return (light === 'night' ? night[moon] : twilight) / 100;
}

/** [SK-19.3, SK-19.15, SK-19.19] The share at night, by what shows the target and what lights the searcher has. */
function nightShare(view: SeekriegView, searcher: Ship, target: Ship): number {
  if (target.turn.isLit || target.isBurning) return 1;
  const share = lightShare(view) * (target.firedBefore ? FLASHES : 1);
  return searcher.plan?.searchlight === 'search' && searcher.turn.hasSearchlightOn
    ? share * lampsIn(view).searches
    : share;
}

/**
 * [SK-7.13, SK-7.14, SK-19] How far a ship identifies another, in yards to the nearest 10. Below the surface she is not
 * seen, nor does a boat deeper than her periscope see [SK-26.22].
 */
export function visualRangeYards(view: SeekriegView, searcher: Ship, target: Ship): Yards {
  const eye = eyeOf(searcher);
  if (eye === 0 || (target.condition?.depthFeet ?? 0) > 0) return 0;
  const isNight = view.environment.light === 'night';
  const share = isNight ? nightShare(view, searcher, target) : lightShare(view);
  const yards = clearYards(searcher, target) * share * weatherShare(view) * eye;
  const seen = rounded(yards / 10) * 10;
  return isNight && target.turn.hasSearchlightOn ? Math.max(seen, lampsIn(view).shows * eye) : seen;
}

function eyeOf({ condition }: Ship): number {
  const feet = condition?.depthFeet ?? 0;
  if (feet === 0) return 1;
  return feet <= PERISCOPE_FEET ? PERISCOPE : 0;
}

/** [SK-7.14, SK-10.2, SK-10.3] The target is in visual range of the ship, and no land lies between. */
export const isInVisualRange = (view: SeekriegView, ship: Ship, target: Ship): boolean =>
  rangeYards(ship.hex, target.hex) <= visualRangeYards(view, ship, target) &&
  !isLandOn(view, { from: ship.hex, to: target.hex });
