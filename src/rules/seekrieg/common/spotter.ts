import type { TargetId } from '../model/ids';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-11.27] Turns from the launch of a floatplane to its first reports. */
export const SPOTTING_FROM = 3;

/** [SK-11.27] The least visibility code in which aircraft spot. */
const SPOTTING_CODE = 6;

/** [SK-11.27] A floatplane of the ship is up and can see. */
export function isSpotting(
  { environment, turn }: Pick<SeekriegView, 'environment' | 'turn'>,
  { condition }: Ship,
): boolean {
  const { light, visibility } = environment;
  if (!condition?.spotter || light !== 'day' || visibility < SPOTTING_CODE) return false;
  return turn >= condition.spotter.launchedOnTurn + SPOTTING_FROM;
}

/** [SK-11.24, SK-11.25] Her floatplane spots for fire at this target; without an order, at the one she fires at. */
export const spotsFor = (view: SeekriegView, ship: Ship, target: TargetId): boolean =>
  isSpotting(view, ship) &&
  (ship.condition?.spotter?.target === null || ship.condition?.spotter?.target === target);
