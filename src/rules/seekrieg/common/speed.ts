import type { Knots } from '../../core';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Effect, Ship } from '../model/units';
import { rounded } from '../tables/rounding';
import { operationsLoss } from '../tables/seaState';
import { conditionOf } from './own';

/** [SK-29.22] Loss of maximum speed by effects of CHART N4, in per cent of the listed maximum. */
const LOSS_PERCENT: Readonly<Record<number, number>> = { 26: 25, 27: 25, 28: 33, 29: 20, 42: 10 };

/** CD 30 of CHART N4. */
const POWER_LOST = 30;

/** [SK-14.15] An effect of CHART N4 is in force on the ship. */
export const isStruck = (ship: Ship, cd: number): boolean =>
  conditionOf(ship).effects.some((it) => it.cd === cd);

/** [SK-29.22, SK-29.25] Knots lost to critical damage, never more than the listed maximum. */
function criticalLoss(listed: Knots, effects: readonly Effect[]): Knots {
  const percent = effects.reduce((sum, { cd }) => sum + (LOSS_PERCENT[cd] ?? 0), 0);
  return (listed * Math.min(percent, 100)) / 100;
}

/** [SK-7.8, SK-7.9] What the sea state takes of a ship's speed and rate of fire, in per cent. */
export const seaLoss = (view: SeekriegView, { sheet }: Ship): number =>
  operationsLoss(tablesOf(view).seaState, view.environment.force, sheet.dp);

/** [SK-26.7] */
const PERISCOPE_FEET = 50;

/** [SK-9.5, SK-26.7] Speed before any loss: of a submarine below the surface that of her motors. */
const listedKnots = ({ sheet, condition }: Ship): Knots =>
  sheet.boat && (condition?.depthFeet ?? 0) > PERISCOPE_FEET
    ? sheet.boat.submergedKnots
    : sheet.speedKnots;

/** [SK-9.5] The present maximum speed ahead; 0 without power [SK-14.4, SK-16.11]. */
export function presentMaximum(view: SeekriegView, ship: Ship): Knots {
  const { capKnots, knotsLost, effects } = conditionOf(ship);
  if (ship.fate !== 'inPlay' || isStruck(ship, POWER_LOST)) return 0;
  const listed = listedKnots(ship);
  const left = Math.min(capKnots, listed - knotsLost - criticalLoss(listed, effects));
  return rounded(Math.max(0, left) * (1 - seaLoss(view, ship) / 100));
}
