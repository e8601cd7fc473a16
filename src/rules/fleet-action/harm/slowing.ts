import { conditionOf } from '../common/own';
import { allowanceAt, KNOTS_A_HEX, speedLimit } from '../common/speed';
import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';

/** [NW-8.5, NW-8.35] Brings a ship's speed down to what she can still make, and her movement with it if she has not ended it. */
export function slowDown(play: Play, unit: Unit): void {
  const limit = speedLimit(play.state, unit);
  if (unit.speedKnots <= limit) return;
  shortenMovement(unit, limit);
  unit.speedKnots = limit;
  tell(play, { kind: 'shipStopped', rule: 'NW-8.5', unit: unit.id, knots: limit });
}

/** What was carried over from the turn before follows from the allowance, what is carried over now and the old speed. */
function shortenMovement(unit: Unit, limit: number): void {
  const condition = conditionOf(unit);
  const { allowance } = condition.turn;
  if (allowance === null || unit.open.hasMoved) return;
  const before = KNOTS_A_HEX * allowance + condition.carry - unit.speedKnots;
  const { hexes, carry } = allowanceAt(limit, before);
  condition.turn.allowance = hexes;
  condition.carry = carry;
}
