import { enemyOf, SIDES, type Side } from '../../core';
import { forceOf, knowledgeOf } from '../common/own';
import type { BasicStep } from '../model/basicState';
import type { Play } from '../model/play';
import { enterStage } from '../model/rule';
import type { StrategicView } from '../model/state';

/**
 * Goes to a step. Where what both can see shows that a side has nothing to decide in it, that side is taken to have
 * confirmed [ST-5.19].
 */
export function goTo({ state }: Play, step: BasicStep): void {
  state.step = step;
  enterStage(state);
  if (step.kind === 'strikePlan')
    for (const side of SIDES) state.confirmed[side] = !hasLocatedTarget(state, side);
  if (step.kind === 'opening')
    for (const side of SIDES) state.confirmed[side] = !seesSpottedDivision(state, side);
}

/** [ST-7.34] Spotted cards lie open. */
const seesSpottedDivision = (view: StrategicView, side: Side): boolean =>
  Object.values(knowledgeOf(view, side).divisions).some(
    ({ isSpotted, box }) => isSpotted && box !== 'outOfContact',
  );

/** [ST-7.6, ST-6.10] A spotted division, or land. */
const hasLocatedTarget = (view: StrategicView, side: Side): boolean =>
  seesSpottedDivision(view, side) ||
  Object.values(knowledgeOf(view, side).landUnits).some(({ isCaptured }) => !isCaptured);

/** [ST-7.19, ST-7.55] Whose turn it is next, where the players alternate: the other's, unless he is done. */
export function nextOf(side: Side, isDone: (side: Side) => boolean): Side {
  const other = enemyOf(side);
  return isDone(other) ? side : other;
}

/** Whether a side may plan in a step now. */
export const plansIn = (view: StrategicView, side: Side, kind: BasicStep['kind']): boolean =>
  view.step.kind === kind && !view.confirmed[side] && forceOf(view, side).basic !== null;
