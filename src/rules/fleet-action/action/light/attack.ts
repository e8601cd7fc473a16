import { distance } from '../../../../hex';
import type { Refusal } from '../../../core';
import { helplessness, isSitting, modifier } from '../../common/attackModifiers';
import { factorsReady, SHIP_REACH_HEXES, type ShipWeapon } from '../../common/factors';
import { hasIdentified } from '../../common/identifying';
import { isIlluminated } from '../../common/light';
import { conditionOf } from '../../common/own';
import { isClear } from '../../common/sight';
import { isTarget } from '../../common/targets';
import type { ToHit } from '../../common/toHit';
import { refusal } from '../../model/refusals';
import type { FleetActionView } from '../../model/state';
import type { Unit } from '../../model/units';

export const SHIP_WEAPONS: readonly ShipWeapon[] = ['mediumRange', 'closeRange'];

/** [NW-16.5] */
const LIGHT_NEED = 8;

/** [NW-16.16] By night a target so near is seen without light. */
const NEIGHBOR_HEXES = 1;

/** Light weapons at a target, as planned. */
export interface LightPlan {
  shooter: Unit;
  weapon: ShipWeapon;
  factors: number;
  target: Unit;
}

/** [NW-16.5, NW-16.6, NW-16.7] */
export const lightShot = ({ shooter, target }: LightPlan): ToHit => ({
  need: LIGHT_NEED,
  rerollsMisses: isSitting(target),
  modifiers: [
    ...modifier('crew-quality', conditionOf(shooter).crewQuality, 'NW-16.6'),
    ...modifier('splashes', -shooter.splashes - target.splashes, 'NW-16.6'),
    ...modifier('target-size', target.sheet.size, 'NW-16.6'),
    ...helplessness(target, 'NW-16.6'),
  ],
});

/** Why light weapons cannot shoot at a target. */
export function refuseLight(view: FleetActionView, plan: LightPlan): Refusal | undefined {
  const { shooter, weapon, factors, target } = plan;
  const names = { ship: shooter.name, target: target.name };
  if (!Number.isInteger(factors) || factors < 1 || factors > factorsReady(shooter, weapon))
    return refusal('no-factors', 'NW-16.17', { ship: shooter.name, weapon });
  if (!isTarget(shooter, target)) return refusal('no-target', 'NW-11.14', { target: target.name });
  if (distance(shooter.hex, target.hex) > SHIP_REACH_HEXES[weapon])
    return refusal('out-of-range', 'NW-16.2', names);
  return isShown(view, shooter, target) ? undefined : refusal('cannot-aim', 'NW-16.16', names);
}

/** [NW-16.16] */
const isShown = (view: FleetActionView, shooter: Unit, target: Unit): boolean =>
  isClear(view, shooter.hex, target.hex) &&
  (!view.scenario.isNight ||
    distance(shooter.hex, target.hex) <= NEIGHBOR_HEXES ||
    isIlluminated(view, target, shooter) ||
    hasIdentified(shooter, target));
