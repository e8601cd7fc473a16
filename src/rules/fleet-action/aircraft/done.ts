import type { DoneRule } from '../model/done';
import { refusal } from '../model/refusals';
import { aircraftStep, flyingStep, openTo } from './activation';
import { activate } from './opening';

/** [NW-33.4] Ends the activation of a squadron, a carrier or a base; `-`: of what is active, or of the first left. */
export const doneFlying: DoneRule = {
  legal: (view, side) => (flyingStep(view, side) ? [...openTo(view, side), '-'] : []),
  refuse(view, side, what) {
    if (!flyingStep(view, side)) return refusal('not-now', 'NW-4.1');
    return what === '-' || openTo(view, side).includes(what)
      ? undefined
      : refusal('nothing-open', 'NW-33.1');
  },
  apply(play, side, what) {
    const id = what === '-' ? openTo(play.state, side)[0] : what;
    if (id !== undefined) activate(play, id);
    aircraftStep(play.state).isEnding = true;
  },
};
