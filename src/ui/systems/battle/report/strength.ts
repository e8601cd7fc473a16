import {
  allShips,
  type BattleEvent,
  type BattleView,
  boxesLeft,
  CALIBERS,
  IMPULSES_PER_ROUND,
  isFoggy,
  type Ship,
} from '../../../../rules/battle';
import { type BySide, bySide, SIDES, type Side, type Viewer } from '../../../../rules/core';
import { sum } from '../../../table/report/throws';

/** Boxes left to each side at an impulse. */
export interface StrengthPoint {
  round: number;
  impulse: number;
  /** Impulses since the battle began. */
  time: number;
  hull: BySide<number>;
  guns: BySide<number>;
}

export const timeOf = ({ round, impulse }: { round: number; impulse: number }): number =>
  Math.max(0, round - 1) * IMPULSES_PER_ROUND + impulse;

/** A position with the events that led to it. */
export interface Seen {
  view: BattleView;
  events: readonly BattleEvent[];
}

/**
 * Hull and gun strength over a battle: boxes left of the ships that have not gone down, those that have left as they
 * left; guns are the boxes of the three calibers. One point for each impulse, when it is over: a chapter belongs to the impulse
 * of its first event. The first point is the start.
 */
export function strengthOver(moments: readonly Seen[]): StrengthPoint[] {
  const points = new Map<number, StrengthPoint>();
  for (const { view, events } of moments) {
    const { round, impulse } = (view.round > 0 && events[0]) || { round: 0, impulse: 0 };
    const time = timeOf({ round, impulse });
    points.set(time, {
      ...{ round, impulse, time },
      hull: bySide((side) => boxesOf(view, side, ['hull'])),
      guns: bySide((side) => boxesOf(view, side, CALIBERS)),
    });
  }
  return [...points.values()];
}

const boxesOf = (
  view: BattleView,
  side: Side,
  rows: readonly ((typeof CALIBERS)[number] | 'hull')[],
): number =>
  sum(
    allShips(view).filter((ship) => ship.side === side && !isDown(ship)),
    ({ id }) => sum(rows, (row) => boxesLeft(view, id, row)),
  );

const isDown = ({ fate }: Ship): boolean => fate === 'sunk' || fate === 'scuttled';

/** The sides whose strength a viewer knows throughout: both, or with ships hidden his own [BT-20.10]. */
export const sidesKnown = (view: BattleView, eyes: Viewer | 'all'): Side[] =>
  SIDES.filter((side) => !isFoggy(view) || eyes === 'all' || side === eyes);
