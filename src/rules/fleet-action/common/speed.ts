import { type Knots, roundHalfUp } from '../../core';
import { isSmallCraft } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { isBadWeather } from './map';
import { conditionOf } from './own';

type Afloat = Pick<Unit, 'hex' | 'sheet'>;

/** [NW-8.11] */
export const isSlow = ({ speedKnots }: Unit): boolean => speedKnots >= 1 && speedKnots <= 9;

/** [NW-8.12] */
export const isStopped = ({ speedKnots }: Unit): boolean => speedKnots === 0;

/** [NW-8.2] The highest speed of a unit now, from its printed maximum, damage, flooding [NW-8.32] and weather [NW-8.33]. */
export function speedLimit(view: FleetActionView, unit: Unit): Knots {
  if (unit.isAground) return 0;
  const { speedKnots } = unit.sheet;
  const afloat = Math.min(speedKnots - conditionOf(unit).knotsLost, floodedLimit(unit));
  return Math.max(0, afloat - weatherLoss(view, unit));
}

/** [NW-8.32] */
function floodedLimit(unit: Unit): Knots {
  const { speedKnots, flotation } = unit.sheet;
  if (flotation === 0 || isSmallCraft(unit.sheet)) return speedKnots;
  const left = conditionOf(unit).flotation;
  if (left === 0) return roundHalfUp(speedKnots / 2);
  return left * 3 <= flotation ? roundHalfUp((speedKnots * 3) / 4) : speedKnots;
}

/** [NW-8.33] What bad weather takes from the highest speed of a unit where it is. */
export function weatherLoss(
  { scenario }: FleetActionView,
  { hex, sheet: { size } }: Afloat,
): Knots {
  if (!isBadWeather(scenario, hex)) return 0;
  if (size >= 2) return 1;
  return size >= 0 ? 3 : 8;
}

/** [NW-8.3, NW-8.4] Knots by which a unit of a Target Size may raise and lower its speed in a turn. */
export const speedChange = (size: number): { raise: Knots; lower: Knots } =>
  size >= 1 ? { raise: 6, lower: 10 } : { raise: 10, lower: 15 };

/** [NW-1.4, NW-1.20] Knots that take a unit a hex a turn. */
export const KNOTS_A_HEX: Knots = 5;

/** [NW-1.20] The hexes of a turn at a speed, and what is carried over. */
export function allowanceAt(knots: Knots, carry: number): { hexes: number; carry: number } {
  if (knots === 0) return { hexes: 0, carry: 0 };
  return {
    hexes: Math.floor((knots + carry) / KNOTS_A_HEX),
    carry: (knots + carry) % KNOTS_A_HEX,
  };
}
