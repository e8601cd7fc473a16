import type { Axial } from '../../../hex';
import { relativeBearing } from '../common/geometry';
import { targetShip } from '../common/own';
import { isOnRadar, setsOf } from '../common/radar';
import { isInVisualRange } from '../common/visualRange';
import type { TargetId } from '../model/ids';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';

/** The hex in which a side sees a target; `undefined` for one it does not see. */
export const hexOf = (view: SeekriegView, ship: Ship, target: TargetId): Axial | undefined =>
  targetShip(view, ship.side, target)?.hex ?? view.contacts[target]?.hex;

/** [SK-17.4, SK-10.14] Whole degrees from the bow to a target, whose wake is not known if she is a marker. */
export function bearingTo(view: SeekriegView, ship: Ship, target: TargetId): number | undefined {
  const known = targetShip(view, ship.side, target);
  if (known) return Math.round(relativeBearing(ship, known));
  const hex = view.contacts[target]?.hex;
  if (!hex) return undefined;
  const marker = { hex, facing: ship.facing, turn: { ...ship.turn, left: null } };
  return Math.round(relativeBearing(ship, marker));
}

/**
 * [SK-17.35] The ship sees the target or holds it by radar. A marker is held by what has a radar at all; whether it
 * reaches is found out when the torpedoes are fired. No radar holds what sonar hears.
 */
export function isHeld(view: SeekriegView, ship: Ship, target: TargetId): boolean {
  const known = targetShip(view, ship.side, target);
  if (!known) return !view.contacts[target]?.isHeard && setsOf(view, ship).length > 0;
  return isInVisualRange(view, ship, known) || isOnRadar(view, ship, known);
}
