import { enemyOf, firstRefusal, type Side } from '../../core';
import { finish } from '../common/endGame';
import { forceOf } from '../common/own';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { StrategicView } from '../model/state';
import { sequence } from './sequence';

/** [ST-22.5] Offers to end the game, or takes the offer back; it ends when both have offered. */
export const offerEnd: OrderRule<'offerEnd'> = {
  legal: (view, side) =>
    mayOffer(view, side)
      ? [{ kind: 'offerEnd', answer: forceOf(view, side).offersEnd ? 'no' : 'yes' }]
      : [],
  refuse: (view, side, { answer }) =>
    firstRefusal(
      () => (mayOffer(view, side) ? undefined : notNow('offerEnd')),
      () =>
        forceOf(view, side).offersEnd === (answer === 'yes')
          ? refusal('no-change.offered', 'ST-22.5')
          : undefined,
    ),
  apply: (play, side, { answer }) => {
    play.state.forces[side].offersEnd = answer === 'yes';
    tell(play, { kind: 'endOffered', rule: 'ST-22.5', side, answer });
    if (answer === 'yes' && forceOf(play.state, enemyOf(side)).offersEnd) finish(play, 'agreed');
  },
};

/** [ST-21.21, ST-22.5] Not while a battle is handed over: its cost is not yet known here. */
const mayOffer = (view: StrategicView, side: Side): boolean =>
  view.step.kind !== 'over' &&
  view.turn > 0 &&
  view.action?.stage.kind !== 'battle' &&
  sequence.active(view)[side] !== 'waiting';
