import { distance } from '../../../../hex';
import { hasIdentified, identifyingHexes } from '../../common/identifying';
import { isIlluminated } from '../../common/light';
import { conditionOf } from '../../common/own';
import { canSee, sightHexes, spottingHexes } from '../../common/seeing';
import { isClear, landBetween } from '../../common/sight';
import type { FleetActionView } from '../../model/state';
import type { BatteryName, Unit } from '../../model/units';

/**
 * How a battery is laid on its target: by `sight` in daylight [NW-12.6], by its `light` at night [NW-12.12], after it has
 * been `identified` [NW-12.14, NW-12.22], or blind by `radar` [NW-12.9].
 */
export type Aim = 'sight' | 'light' | 'identified' | 'radar';

/** [NW-12.17] Of an enemy whose condition is hidden, as printed. */
export function isRadarLaid(unit: Unit, battery: BatteryName): boolean {
  const { hasGunneryRadar, hasFlakRadar } = unit.condition ?? unit.sheet;
  return hasGunneryRadar && (battery === 'main' || hasFlakRadar || unit.sheet.fireControl >= 6);
}

/** How a battery can be laid on a target; `undefined` where it cannot, radar acquisition aside [NW-12.6 to NW-12.15]. */
export function aimAt(
  view: FleetActionView,
  ship: Unit,
  battery: BatteryName,
  target: Unit,
): Aim | undefined {
  if (isLaidByEye(view, ship, target)) return view.scenario.isNight ? 'light' : 'sight';
  if (view.scenario.isNight && isLaidByTest(view, ship, target)) return 'identified';
  return isBeyondSight(view, ship, target) && isOnRadar(view, ship, battery, target)
    ? 'radar'
    : undefined;
}

const isLaidByEye = (view: FleetActionView, ship: Unit, target: Unit): boolean =>
  canSee(view, ship, target) && (!view.scenario.isNight || isIlluminated(view, target, ship));

const isLaidByTest = (view: FleetActionView, ship: Unit, target: Unit): boolean =>
  hasIdentified(ship, target) &&
  distance(ship.hex, target.hex) <= identifyingHexes(view, ship, target) &&
  isClear(view, ship.hex, target.hex);

/** [NW-12.8] Beyond TVR or obscured: what lies nearer by night must be identified. */
const isBeyondSight = (view: FleetActionView, ship: Unit, target: Unit): boolean =>
  distance(ship.hex, target.hex) > sightHexes(view, ship, target) ||
  !isClear(view, ship.hex, target.hex);

/** [NW-12.9] Smoke and darkness do not stop radar, land does. */
const isOnRadar = (
  view: FleetActionView,
  ship: Unit,
  battery: BatteryName,
  target: Unit,
): boolean =>
  isRadarLaid(ship, battery) &&
  distance(ship.hex, target.hex) <= spottingHexes(ship) &&
  !landBetween(view, ship.hex, target.hex);

/** [NW-12.10] Whether radar has acquired the target for a battery in this turn; `undefined`: not tried. */
export const acquisition = (ship: Unit, battery: BatteryName, target: Unit): boolean | undefined =>
  conditionOf(ship).turn.acquisitions.find(
    (it) => it.battery === battery && it.target === target.id,
  )?.isAcquired;
