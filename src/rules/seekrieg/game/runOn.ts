import { orderStep } from '../common/carrierMap';
import { refusal } from '../model/refusals';
import { isOpenFor, type OrderRule } from '../model/rule';

/** [SK-34.1] */
const MAX_TURNS = 10;

/** [SK-34.14] Turns to be played with the standing orders once both sides have ordered it; 0 takes it back. */
export const runOn: OrderRule<'runOn'> = {
  legal: (view, side) =>
    isOpenFor(view, side, orderStep(view)) && view.forces[side]?.runOn === 0
      ? [{ kind: 'runOn', turns: MAX_TURNS }]
      : [],
  refuse(view, side, { turns }) {
    if (!isOpenFor(view, side, orderStep(view))) return refusal('not-now', 'SK-34.14');
    return turns > MAX_TURNS ? refusal('run-too-long', 'SK-34.14', { most: MAX_TURNS }) : undefined;
  },
  apply(play, side, { turns }) {
    play.state.forces[side].runOn = turns;
  },
};
