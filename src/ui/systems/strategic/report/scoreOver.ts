import { type BySide, SIDES } from '../../../../rules/core';
import type { StrategicState, StrategicView } from '../../../../rules/strategic';
import { awardsOf } from '../../../../rules/strategic';
import type { Moment } from '../../../table/replay/replay';

/** The score after a turn, as far as the reader knows it. */
export interface ScorePoint {
  turn: number;
  points: BySide<number>;
}

const isWhole = (view: StrategicView): view is StrategicState => view.viewer === 'all';

/** The points known in a position: those of all losses where nothing is hidden, at the end with the objectives; else those that the viewer has seen. */
function pointsIn(view: StrategicView): BySide<number> | undefined {
  if (isWhole(view)) {
    const isOver = view.step.kind === 'over';
    const awards = awardsOf(view).filter((it) => isOver || it.for !== 'objective');
    const of = (side: 'allies' | 'axis') =>
      awards.filter(({ scores }) => scores === side).reduce((sum, it) => sum + it.points, 0);
    return { allies: of('allies'), axis: of('axis') };
  }
  const [side] = SIDES.filter((it) => view.known[it]);
  return side && view.known[side]?.points;
}

/** The score at the end of each turn; objectives are counted at the end alone. */
export function scoreOver(moments: readonly Pick<Moment, 'view'>[]): ScorePoint[] {
  const last = new Map<number, BySide<number>>();
  for (const { view } of moments) {
    const known = pointsIn(view as StrategicView);
    if (known) last.set((view as StrategicView).turn, known);
  }
  return [...last].map(([turn, points]) => ({ turn, points }));
}
