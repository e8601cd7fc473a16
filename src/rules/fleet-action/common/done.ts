import type { ClauseId, Side } from '../../core';
import type { DoneRule } from '../model/done';
import { refusal } from '../model/refusals';
import type { FleetActionView } from '../model/state';

/** The side has nothing to add. */
const confirm: DoneRule['apply'] = ({ state }, side) => {
  state.confirmed[side] = true;
};

/**
 * [NW-33.4] `done` where a side ends nothing but the question that it has been asked.
 *
 * @param isAsked whether a side is asked now
 * @param rule the clause that a side is referred to when it is not
 */
export const doneAsking = (
  isAsked: (view: FleetActionView, side: Side) => boolean,
  rule: ClauseId,
  apply: DoneRule['apply'] = confirm,
): DoneRule => ({
  legal: (view, side) => (isAsked(view, side) ? ['-'] : []),
  refuse(view, side, what) {
    if (!isAsked(view, side)) return refusal('not-now', rule);
    return what === '-' ? undefined : refusal('nothing-open', 'NW-33.1');
  },
  apply,
});
