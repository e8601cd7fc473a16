import { firstRefusal } from '../../../core';
import type { Flight } from '../../model/flights';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import { flightsOf } from '../bases';
import { turnBack } from '../home';
import { canOrderAir, refuseAir, refuseFlight } from './shared';

const isAborting = ({ mission, launchedOnTurn }: Flight): boolean =>
  launchedOnTurn !== null && mission !== 'home';

/** [SK-21.6] Calls a strike home; a CAP section or a flight without orders as well. */
export const abort: OrderRule<'abort'> = {
  legal: (view, side) =>
    canOrderAir(view, side)
      ? flightsOf(view, side)
          .filter(isAborting)
          .map(({ id }) => ({ kind: 'abort', group: id }))
      : [],
  refuse: (view, side, { group }) =>
    firstRefusal(
      () => refuseAir(view, side, 'orders'),
      () => refuseFlight(view, side, group),
      () =>
        isAborting(view.forces[side]?.flights[group] as Flight)
          ? undefined
          : refusal('not-a-strike', 'SK-21.6', { flight: group }),
    ),
  apply(play, side, { group }) {
    turnBack(play, side, play.state.forces[side].flights[group] as Flight, 'aborted');
  },
};
