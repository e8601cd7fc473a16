import { type BySide, bySide, enemyOf, SIDES, type Side } from '../../core';
import { hitsOf, isLost } from '../common/condition';
import type { Force, SeaWingsState } from '../model/state';
import type { Ship } from '../model/units';
import { FACTOR_POINTS, type ScoredState, SHIP_POINTS } from '../tables/points';
import { objectivePoints } from './objectives';

/** [WG-22.6, WG-22.7, WG-22.9] The highest state that applies; `null` for a ship that scores nothing. */
function stateOf(ship: Ship): ScoredState | null {
  if (isLost(ship)) return 'sunk';
  const hits = hitsOf(ship, 'P');
  return hits >= 2 ? 'two-p' : hits === 1 ? 'one-p' : null;
}

/** [WG-22.6, WG-22.8] Points for a ship of the enemy, or for the ships that a convoy has lost. */
export function pointsFor(ship: Ship): number {
  const points = SHIP_POINTS[ship.card.type];
  if (ship.card.convoyShips !== null) return ship.convoySunk * points.sunk;
  const state = stateOf(ship);
  return state ? points[state] : 0;
}

/** [WG-22.10, WG-22.11] */
const factorPoints = ({ factorsLost }: Force): number =>
  factorsLost.carrier * FACTOR_POINTS.carrier + factorsLost.other * FACTOR_POINTS.other;

/** What the enemy of a force has scored by its losses. */
export const lossesOf = (force: Force): number =>
  Object.values(force.ships).reduce((sum, ship) => sum + pointsFor(ship), factorPoints(force));

/** [WG-22.5, WG-22.13] Points of both sides at the end, objectives among them. */
export const finalPoints = (state: SeaWingsState): BySide<number> =>
  bySide((side) => lossesOf(state.forces[enemyOf(side)]) + objectivesFor(state, side));

const objectivesFor = (state: SeaWingsState, side: Side): number =>
  state.scenario.objectives
    .filter(({ scores }) => scores === side)
    .reduce((sum, objective) => sum + objectivePoints(state, objective), 0);

/** [WG-22.2, WG-22.3] No ship on the map: all of them sunk or off it; those that have yet to enter count. */
const isGone = ({ ships }: Force): boolean =>
  Object.values(ships).every(({ fate }) => fate !== 'afloat' && fate !== 'waiting');

/** [WG-22.2, WG-22.4] What ends the game at the end of a turn. */
export function endingOf({ forces, turn, scenario }: SeaWingsState): 'gone' | 'turns' | undefined {
  if (SIDES.some((side) => isGone(forces[side]))) return 'gone';
  return turn >= scenario.turns ? 'turns' : undefined;
}
