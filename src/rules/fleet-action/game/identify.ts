import { identify as inActivation } from '../action/identify';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { identifyForTorpedoes } from '../movement/identify';

const ruleIn = ({ step }: FleetActionView): OrderRule<'identify'> =>
  step.kind === 'ships' ? identifyForTorpedoes : inActivation;

/** [NW-4.1, NW-33.1] In an activation, or before torpedoes are declared. */
export const identify: OrderRule<'identify'> = {
  legal: (view, side) => ruleIn(view).legal(view, side),
  refuse: (view, side, order) => ruleIn(view).refuse(view, side, order),
  apply: (play, side, order) => ruleIn(play.state).apply(play, side, order),
};
