import {
  type BattleView,
  boxesBuilt,
  boxesLeft,
  findShip,
  hasConditions,
  hasLost,
  type Row,
  type ShipId,
  type VictoryCondition,
} from '../../rules/battle';
import { enemyOf } from '../../rules/core';

/** The cost of losing one ship under the scenario's own conditions, in points to the enemy [BT-14.1]. */
export interface Stake {
  sunk: number;
  /** For the last box of a row; sinking the ship scores it too. */
  rows: ReadonlyMap<Row, number>;
}

/** A victory by the scenario's own conditions, in points, so that it outweighs everything else. */
const VICTORY_WORTH = 60;
/** Where conditions decide, the points of BT-14.2 count only as a sign of fighting power. */
const POINTS_BESIDE_CONDITIONS = 0.25;

const NO_STAKE: Stake = { sunk: 0, rows: new Map() };

/** The worth of a point of BT-14.2 in this scenario, 0 to 1. */
export const pointWorth = (view: BattleView): number =>
  hasConditions(view) ? POINTS_BESIDE_CONDITIONS : 1;

/** The stake in each ship: a rule's worth is shared among its open conditions, theirs among the ships they ask for. */
export function stakesOf(view: BattleView): Map<ShipId, Stake> {
  const stakes = new Map<ShipId, Stake>();
  for (const { winner, all } of view.scenario.victoryRules ?? []) {
    const open = all.filter((condition) => missing(view, condition) > 0);
    for (const condition of open)
      for (const id of condition.ships) {
        const ship = findShip(view, id);
        if (!ship || ship.side !== enemyOf(winner) || hasLost(view, id, condition.lost)) continue;
        const worth = VICTORY_WORTH / open.length / condition.least;
        stakes.set(id, more(stakes.get(id) ?? NO_STAKE, condition.lost, worth));
      }
  }
  return stakes;
}

/** How many more ships a condition asks for. */
const missing = (view: BattleView, { ships, least, lost }: VictoryCondition): number =>
  least - ships.filter((id) => hasLost(view, id, lost)).length;

function more({ sunk, rows }: Stake, lost: VictoryCondition['lost'], worth: number): Stake {
  if (lost === 'ship') return { sunk: sunk + worth, rows };
  return { sunk: sunk + worth, rows: new Map([...rows, [lost, worth]]) };
}

/** The gain from destroying more boxes of a row: the fewer are left, the more each is worth. */
export function rowStake(view: BattleView, id: ShipId, row: Row, boxes: number): number {
  const built = boxesBuilt(view, id, row);
  const left = boxesLeft(view, id, row);
  const after = Math.max(0, left - boxes);
  return (1 - after / built) ** 2 - (1 - left / built) ** 2;
}
