import type { Knots } from '../../core';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { rounded } from '../tables/rounding';
import { operationsLoss } from '../tables/seaState';
import { isStruckBy, struckBy } from './effects';
import { conditionOf } from './own';

/** [SK-26.7] */
const PERISCOPE_FEET = 50;

/** [SK-29.22, SK-29.25] Knots lost to critical damage, never more than the listed maximum. */
function criticalLoss(view: SeekriegView, ship: Ship, listed: Knots): Knots {
  const losses = [...struckBy(view, ship, 'speed'), ...struckBy(view, ship, 'funnels-wrecked')];
  const percent = losses.reduce((sum, { act }) => sum + act.percent, 0);
  return (listed * Math.min(percent, 100)) / 100;
}

/** [SK-7.8, SK-7.9] What the sea state takes of a ship's speed and rate of fire, in per cent. */
export const seaLoss = (view: SeekriegView, { sheet }: Ship): number =>
  operationsLoss(tablesOf(view).seaState, view.environment.force, sheet.dp);

/** [SK-9.5, SK-26.7] Speed before any loss: of a submarine below the surface that of her motors. */
function listedKnots(view: SeekriegView, ship: Ship): Knots {
  const { sheet, condition } = ship;
  if (!sheet.boat || (condition?.depthFeet ?? 0) <= PERISCOPE_FEET) return sheet.speedKnots;
  const damaged = struckBy(view, ship, 'batteries-damaged');
  return damaged.reduce((knots, { act }) => knots * act.share, sheet.boat.submergedKnots);
}

/** [SK-9.5] The present maximum speed ahead; 0 without power [SK-14.4, SK-16.11]. */
export function presentMaximum(view: SeekriegView, ship: Ship): Knots {
  const { capKnots, knotsLost } = conditionOf(ship);
  if (ship.fate !== 'inPlay' || isStruckBy(view, ship, 'power-lost')) return 0;
  const listed = listedKnots(view, ship);
  const left = Math.min(capKnots, listed - knotsLost - criticalLoss(view, ship, listed));
  return rounded(Math.max(0, left) * (1 - seaLoss(view, ship) / 100));
}
