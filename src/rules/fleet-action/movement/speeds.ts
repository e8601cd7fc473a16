import type { Knots } from '../../core';
import { conditionOf, shipsInPlay, squadronOf } from '../common/own';
import { allowanceAt, speedChange, speedLimit } from '../common/speed';
import { type Play, tell } from '../model/play';
import { isCargoShip } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';

export interface SpeedRange {
  least: Knots;
  most: Knots;
}

/** [NW-8.2, NW-8.3, NW-8.4] The speeds that lie within a limit and a change from the present one. */
export function rangeWithin(now: Knots, limit: Knots, size: number): SpeedRange {
  const { raise, lower } = speedChange(size);
  const most = Math.min(limit, now + raise);
  return { least: Math.min(Math.max(0, now - lower), most), most };
}

/** [NW-8.2, NW-8.30] The speeds that a ship may set; one that disengages takes the highest. */
export function speedRange(view: FleetActionView, unit: Unit): SpeedRange {
  const limit = Math.min(speedLimit(view, unit), convoySpeed(view, unit));
  const range = rangeWithin(unit.speedKnots, limit, unit.sheet.size);
  return unit.isDisengaging ? { ...range, least: range.most } : range;
}

/** [NW-27.6] Merchants of a squadron go no faster than the slowest of them; one that flees goes as fast as she can. */
function convoySpeed(view: FleetActionView, unit: Unit): Knots {
  if (!isCargoShip(unit.sheet) || unit.isDisengaging) return Infinity;
  const merchants = shipsInPlay(view, squadronOf(view, unit)).filter((it) => isCargoShip(it.sheet));
  return Math.min(...merchants.map((it) => speedLimit(view, it)), Infinity);
}

/** [NW-8.38] The speed nearest to the present one. */
export const usualSpeed = (now: Knots, { least, most }: SpeedRange): Knots =>
  Math.min(Math.max(now, least), most);

/** [NW-1.20] The hexes of a ship in this turn: as begun, or at the speed that it would take. */
export function hexesOf(view: FleetActionView, unit: Unit): number {
  const { carry, turn } = conditionOf(unit);
  if (turn.allowance !== null) return turn.allowance;
  return allowanceAt(usualSpeed(unit.speedKnots, speedRange(view, unit)), carry).hexes;
}

/** [NW-8.2, NW-1.20] A ship takes a speed, and with it her allowance. */
export function takeSpeed(play: Play, unit: Unit, knots: Knots): void {
  const condition = conditionOf(unit);
  const { hexes, carry } = allowanceAt(knots, condition.carry);
  condition.carry = carry;
  condition.turn.allowance = hexes;
  if (knots === unit.speedKnots) return;
  unit.speedKnots = knots;
  tell(play, { kind: 'speedSet', rule: 'NW-8.2', unit: unit.id, knots });
}

/** A ship that has been given no speed keeps hers as far as she may [NW-8.38]. */
export function takeUsualSpeed(play: Play, unit: Unit): void {
  if (conditionOf(unit).turn.allowance !== null) return;
  takeSpeed(play, unit, usualSpeed(unit.speedKnots, speedRange(play.state, unit)));
}
