import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { MAX_NUMBER } from '../common/markers';
import { forceOf, taskForcesOf } from '../common/own';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';

/** [WG-29.57] Gives a task force a number of 1 to 40 that its side does not use; only at set-up. */
export const renumber: OrderRule<'renumber'> = {
  // One free number each; `refuse` allows every other.
  legal(view, side) {
    if (!isSettingUp(view, side)) return [];
    const all = taskForcesOf(forceOf(view, side));
    const next = Math.max(...all.map(({ number }) => number)) + 1;
    if (next > MAX_NUMBER) return [];
    return all.map(({ id }) => ({ kind: 'renumber', taskForce: id, number: next }));
  },
  refuse: (view, side, { taskForce, number }) =>
    firstRefusal(
      () => (isSettingUp(view, side) ? undefined : refusal('not-now', 'WG-29.57')),
      () =>
        forceOf(view, side).taskForces[taskForce]
          ? undefined
          : refusal('no-such-task-force', 'WG-29.57', { taskForce }),
      () => refuseNumber(view, side, number),
    ),
  apply(play, side, { taskForce, number }) {
    must(play.state.forces[side].taskForces[taskForce], taskForce).number = number;
    const facts = { side, taskForce, number };
    tell(play, { kind: 'taskForceRenumbered', rule: 'WG-29.57', seenBy: [side], ...facts });
  },
};

const isSettingUp = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'setup' && !confirmed[side];

/** [WG-29.57] */
export function refuseNumber(view: SeaWingsView, side: Side, number: number): Refusal | undefined {
  if (number < 1 || number > MAX_NUMBER) return refusal('number-wrong', 'WG-29.57', { number });
  const isTaken = taskForcesOf(forceOf(view, side)).some((it) => it.number === number);
  return isTaken ? refusal('number-taken', 'WG-29.57', { number }) : undefined;
}
