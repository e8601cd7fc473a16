import { type BySide, enemyOf, type Side } from '../../core';
import { forceOf, knowledgeOf } from '../common/own';
import type { SeaWingsView } from '../model/state';
import { SHIP_POINTS } from '../tables/points';
import { lossesOf } from './points';

/**
 * [WG-22.15, WG-24.18] Points of both sides as one side knows them during the game: for the enemy all that its own losses are worth, for
 * itself the enemy ships that it has seen go down, objectives apart.
 */
export function knownPoints(view: SeaWingsView, side: Side): BySide<number> {
  const enemy = enemyOf(side);
  const scored = seenLost(view, side);
  const suffered = lossesOf(forceOf(view, side));
  return { allies: scored, axis: scored, [enemy]: suffered };
}

/** Ships of the enemy named as lost, and ships of convoys seen to sink. */
function seenLost(view: SeaWingsView, side: Side): number {
  const { lost, met, convoySunk } = knowledgeOf(view, side);
  const ships = lost.flatMap((id) => met[id] ?? []).filter(({ card }) => card.convoyShips === null);
  return ships.reduce(
    (sum, { card }) => sum + SHIP_POINTS[card.type].sunk,
    convoySunk * SHIP_POINTS.MM.sunk,
  );
}
