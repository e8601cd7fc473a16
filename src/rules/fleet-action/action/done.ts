import type { Side } from '../../core';
import { endActivation } from '../activation/activate';
import { activationsOf, actorsOf } from '../activation/actors';
import { doneAsking } from '../common/done';
import type { DoneRule, What } from '../model/done';
import { refusal } from '../model/refusals';
import type { FleetActionView } from '../model/state';

/** [NW-12.24] A side makes no more spotting attempts. */
export const doneSpotting = doneAsking(
  ({ step }, side) => step.kind === 'spotting' && step.side === side,
  'NW-11.2',
);

/** [NW-4.11, NW-33.4] Ends the open activation, or activates a unit to do nothing; `-`: what is open, or the first left. */
export const doneActing: DoneRule = {
  legal: (view, side) => {
    const whats = endable(view, side);
    return whats.length > 0 ? [...whats, '-'] : [];
  },
  refuse(view, side, what) {
    if (activationsOf(view)?.side !== side) return refusal('not-now', 'NW-4.9');
    return what === '-' || endable(view, side).includes(what)
      ? undefined
      : refusal('nothing-open', 'NW-33.1');
  },
  apply(play, side, what) {
    const step = activationsOf(play.state);
    if (step) step.active = what === '-' ? (endable(play.state, side)[0] ?? null) : what;
    endActivation(play);
  },
};

/** What is active, or all that may be activated. */
function endable(view: FleetActionView, side: Side): What[] {
  const step = activationsOf(view);
  if (step?.side !== side) return [];
  return step.active === null ? actorsOf(view, side) : [step.active];
}
