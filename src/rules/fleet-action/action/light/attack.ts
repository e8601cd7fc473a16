import { distance } from '../../../../hex';
import type { Refusal } from '../../../core';
import { helplessness, isSitting, modifier } from '../../common/attackModifiers';
import { hasIdentified } from '../../common/identifying';
import { isIlluminated } from '../../common/light';
import { conditionOf } from '../../common/own';
import { progression } from '../../common/progression';
import { isClear } from '../../common/sight';
import type { ToHit } from '../../common/toHit';
import type { OrderOf } from '../../model/orders';
import { refusal } from '../../model/refusals';
import { isSmallCraft } from '../../model/sheet';
import type { FleetActionView } from '../../model/state';
import type { Unit } from '../../model/units';
import { isTarget } from '../targets';

/** MRF or CRF. */
export type ShipWeapon = OrderOf<'shootLight'>['weapon'];

export const SHIP_WEAPONS: readonly ShipWeapon[] = ['mediumRange', 'closeRange'];

/** [NW-16.2] */
const REACH_HEXES: Readonly<Record<ShipWeapon, number>> = { mediumRange: 3, closeRange: 1 };

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

/** [NW-16.15, NW-16.17, NW-19.8] Factors that have not been used in this turn. */
export function factorsReady(unit: Unit, weapon: ShipWeapon): number {
  const { factors, turn } = conditionOf(unit);
  return Math.max(0, factors[weapon] - turn.factorsUsed[weapon] - turn.factorsSuppressed[weapon]);
}

/** [NW-16.3, NW-16.4] A stand of small craft makes its factors count by its vessels. */
export const lightDice = ({ shooter, factors }: LightPlan): number =>
  isSmallCraft(shooter.sheet) ? factors * progression(shooter.vessels) : factors;

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
  if (distance(shooter.hex, target.hex) > REACH_HEXES[weapon])
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
