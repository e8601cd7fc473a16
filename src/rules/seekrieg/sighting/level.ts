import { rangeYards } from '../common/geometry';
import { isLandOn } from '../common/land';
import { conditionOf, isOnMap, isSubmerged } from '../common/own';
import { isOnRadar } from '../common/radar';
import { screenOf } from '../common/smoke';
import { visualRangeYards } from '../common/visualRange';
import type { SeekriegState, SightingLevel } from '../model/state';
import type { Ship } from '../model/units';
import { FUNNEL_SMOKE, UPPER_WORKS } from '../tables/visibility';

/** [SK-26.22] How far a boat deeper than her periscope knows of ships. */
const HEARD_YARDS = 5000;
const PERISCOPE_FEET = 50;

/** [SK-5.8 to SK-5.10, SK-10.1] How well the ships of a side see an enemy ship; `null`: not at all. */
export function levelFor(
  state: SeekriegState,
  lookouts: readonly Ship[],
  target: Ship,
): SightingLevel | null {
  if (!isOnMap(target)) return null;
  let best: SightingLevel | null = state.hidden.held[target.id] ? 'marker' : null;
  for (const ship of lookouts) {
    const level = levelFrom(state, ship, target, best);
    if (level === 'identified') return asKnown(state, target);
    best = level ?? best;
  }
  return best;
}

/** [SK-35.5] Some ships are not named before a turn of the scenario. */
const asKnown = ({ turn }: SeekriegState, target: Ship): SightingLevel =>
  conditionOf(target).unknownUntilTurn > turn ? 'upperWorks' : 'identified';

/** What one ship adds to what is known of the target; `null`: nothing. */
function levelFrom(
  state: SeekriegState,
  ship: Ship,
  target: Ship,
  known: SightingLevel | null,
): SightingLevel | null {
  const seen = seenLevel(state, ship, target);
  if (seen && isBehindLand(state, ship, target)) return null;
  if (seen === 'identified') return screenOf(state, ship, target) ? 'upperWorks' : seen;
  if (seen === 'upperWorks') return seen;
  if (known) return null;
  return seen ?? (isHeard(ship, target) || isOnRadar(state, ship, target) ? 'marker' : null);
}

const isBehindLand = (state: SeekriegState, ship: Ship, target: Ship): boolean =>
  isLandOn(state, { from: ship.hex, to: target.hex });

/** [SK-7.13 to SK-7.16] By eye; funnel smoke shows by day only. */
function seenLevel(state: SeekriegState, ship: Ship, target: Ship): SightingLevel | null {
  const range = rangeYards(ship.hex, target.hex);
  const visual = visualRangeYards(state, ship, target);
  if (range <= visual) return 'identified';
  if (range <= visual * UPPER_WORKS) return 'upperWorks';
  const isDay = state.environment.light === 'day';
  return isDay && range <= visual * FUNNEL_SMOKE ? 'marker' : null;
}

/** [SK-26.22] A boat below periscope depth knows of the ships around her. */
const isHeard = (ship: Ship, target: Ship): boolean =>
  conditionOf(ship).depthFeet > PERISCOPE_FEET &&
  !isSubmerged(target) &&
  rangeYards(ship.hex, target.hex) <= HEARD_YARDS;
