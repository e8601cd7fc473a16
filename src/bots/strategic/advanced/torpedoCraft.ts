import type { Side } from '../../../rules/core';
import type { Division, ShipRecord, StrategicView } from '../../../rules/strategic';
import { forceOf, isTorpedoCraft, ownShips } from '../common/known';
import { isDark } from './trips';

/** Torpedo boats alone, which are no match for the guns of anybody. */
export const areTorpedoCraft = (ships: readonly ShipRecord[]): boolean =>
  ships.length > 0 && ships.every(isTorpedoCraft);

/** They attack by night, while they have torpedoes; by day they keep away. */
export const runsIn = (view: StrategicView, side: Side, division: Division): boolean => {
  const ships = ownShips(forceOf(view, side), division);
  return (
    areTorpedoCraft(ships) &&
    isDark(view, view.turn) &&
    ships.some(({ launchesLeft }) => launchesLeft > 0)
  );
};
