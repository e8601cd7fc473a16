import { type Axial, angleBetween, bearingBetween, distance } from '../../hex';
import { type BattleView, BOARD_SIDES, type BoardSide, type Stack } from '../../rules/battle';
import type { Side } from '../../rules/core';

/** [BT-14.3] The worth to a side of its stack leaving by these sides: its score, less the enemy's. */
export function exitPoints(
  view: BattleView,
  side: Side,
  stack: Stack,
  by: readonly BoardSide[],
): number {
  let points = 0;
  for (const exit of view.scenario.extraPoints.exits ?? []) {
    const { points: each, ships, of = exit.side } = exit;
    if (of !== side || !exit.by.some((it) => by.includes(it))) continue;
    const leaving = stack.ships.filter((id) => !ships || ships.includes(id)).length;
    points += (exit.side === side ? each : -each) * leaving;
  }
  return points;
}

/** Bearing of the middle of a side of the board. */
const bearingOfSide = (side: BoardSide): number => 60 * BOARD_SIDES.indexOf(side);

/** Draws stacks that score for leaving toward the side where they do. */
export function pullToExit(view: BattleView, side: Side, stack: Stack, to: Axial): number {
  const exits = view.scenario.extraPoints.exits;
  if (!exits || distance(view.center, to) === 0) return 0;
  const bearing = bearingBetween(view.center, to);
  const paid = BOARD_SIDES.filter((by) => exitPoints(view, side, stack, [by]) > 0);
  if (paid.length === 0) return 0;
  return Math.max(
    ...paid.map((by) => {
      const points = exitPoints(view, side, stack, [by]);
      const ahead = Math.cos((angleBetween(bearing, bearingOfSide(by)) * Math.PI) / 180);
      return 0.2 * points * ahead * distance(view.center, to);
    }),
  );
}
