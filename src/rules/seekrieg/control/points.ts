import { conditionOf } from '../common/own';
import type { DamageControlOrder } from '../model/plan';
import type { Ship } from '../model/units';

/** [SK-18.17, SK-18.18] Points that a ship may spend in this turn: at most half of what she had at first. */
export function pointsToSpend(ship: Ship): number {
  const { dcoLeft } = conditionOf(ship);
  return Math.min(dcoLeft, Math.floor(ship.sheet.dco / 2));
}

/** [SK-18.21] Her damage has reached her own points: nothing can save her. */
export const isBeyondHelp = (ship: Ship): boolean => conditionOf(ship).damage >= ship.sheet.dp;

export const totalOf = ({ onDamage, onFires }: DamageControlOrder): number =>
  onFires.reduce((sum, it) => sum + it, onDamage);

/** [SK-34.11] The share of her own points from which damage is taken off. */
const HEAVY = 0.5;

/** [SK-34.11] Fires first, the most severe first, down to 0, then damage if she has half of her points or more. */
export function usualControl(ship: Ship): DamageControlOrder {
  const { fires, damage } = conditionOf(ship);
  const onFires = fires.map(() => 0);
  let left = isBeyondHelp(ship) ? 0 : pointsToSpend(ship);
  const order = fires.map(({ severity }, at) => ({ severity, at }));
  for (const { severity, at } of order.sort((a, b) => b.severity - a.severity)) {
    onFires[at] = Math.min(left, severity);
    left -= onFires[at];
  }
  const isHeavy = damage >= HEAVY * ship.sheet.dp;
  return { onDamage: isHeavy ? Math.min(left, damage) : 0, onFires };
}
