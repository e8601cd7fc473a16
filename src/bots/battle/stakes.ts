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

/** What a scenario's own conditions make of the loss of one ship, in points to the enemy [BT-14.1]. */
export interface Stake {
  sunk: number;
  /** For the last box of a row; sinking the ship counts for it too. */
  rows: ReadonlyMap<Row, number>;
}

/** A victory by the scenario's own conditions, in points; so that what decides outweighs what does not. */
const VICTORY_WORTH = 60;
/** Where conditions decide, the points of BT-14.2 count only as a sign of fighting power. */
const POINTS_BESIDE_CONDITIONS = 0.25;

const NO_STAKE: Stake = { sunk: 0, rows: new Map() };

/** What a point of BT-14.2 is worth in this scenario, 0 to 1. */
export const pointWorth = (view: BattleView): number =>
  hasConditions(view) ? POINTS_BESIDE_CONDITIONS : 1;

/** What is at stake with each ship: a rule's worth is shared among its open conditions, theirs among the ships they ask for. */
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

/** How many ships a condition still asks for. */
const missing = (view: BattleView, { ships, least, lost }: VictoryCondition): number =>
  least - ships.filter((id) => hasLost(view, id, lost)).length;

function more({ sunk, rows }: Stake, lost: VictoryCondition['lost'], worth: number): Stake {
  if (lost === 'ship') return { sunk: sunk + worth, rows };
  return { sunk: sunk + worth, rows: new Map([...rows, [lost, worth]]) };
}

/** What it brings to destroy some more boxes of a row: the more, the fewer are left. */
export function rowStake(view: BattleView, id: ShipId, row: Row, boxes: number): number {
  const built = boxesBuilt(view, id, row);
  const left = boxesLeft(view, id, row);
  const after = Math.max(0, left - boxes);
  return (1 - after / built) ** 2 - (1 - left / built) ** 2;
}
