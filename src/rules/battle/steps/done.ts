import type { Refusal, Side } from '../../core';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView } from '../model/state';
import { entering, refuseWhileLeaving } from './movement';
import { actsIn, type OrderRule } from './rule';

/** [BT-18.2] Closes a side's movement, its sealed list, or its attempts in impulse 22. */
export const done: OrderRule<'done'> = {
  legal: (view, side) => (refuseDone(view, side) ? [] : [{ kind: 'done' }]),
  refuse: (view, side) => refuseDone(view, side),
  apply(play, side) {
    play.state.done[side] = true;
    tell(play, { kind: 'sideDone', rule: 'BT-18.2', side });
  },
};

function refuseDone(view: BattleView, side: Side): Refusal | undefined {
  const { kind } = view.step;
  const sealed = kind === 'gunnery' || kind === 'torpedoes';
  if (sealed && !view.done[side]) return undefined;
  if (actsIn(view, side, 'repair')) return undefined;
  if (!actsIn(view, side, 'movement')) return refusal('not-now.close', 'BT-18.1');
  const [waiting] = entering(view, side);
  if (waiting) return refusal('must-enter', 'BT-3.13', { stack: waiting.stack.id });
  return refuseWhileLeaving(view);
}
