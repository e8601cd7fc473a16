import { firstRefusal, type Refusal } from '../../core';
import { planOf, refuseShip, refuseTarget, shipsToOrder, targetsOf } from '../common/own';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { lampsOf } from './lamps';

const refuseLight = (view: SeekriegView): Refusal | undefined =>
  view.environment.light === 'night' ? undefined : refusal('only-at-night', 'SK-34.1');

const refuseLamps = (view: SeekriegView, id: string): Refusal | undefined =>
  lampsOf(view, view.ships[id] as Ship) === 0
    ? refusal('no-searchlight', 'SK-19.6', { ship: id })
    : undefined;

/** [SK-19.3, SK-19.20, SK-34.10] Search, or light a named ship; stands until it is ordered off. */
export const searchlight: OrderRule<'searchlight'> = {
  legal: (view, side) =>
    refuseLight(view)
      ? []
      : shipsToOrder(view, side, 'orders')
          .filter((ship) => lampsOf(view, ship) > 0)
          .flatMap(({ id, plan }) =>
            ['off', 'search', ...targetsOf(view, side)]
              .filter((use) => use !== plan?.searchlight)
              .map((use) => ({ kind: 'searchlight', ship: id, use })),
          ),
  refuse: (view, side, { ship, use }) =>
    firstRefusal(
      () => refuseShip(view, side, ship, 'orders'),
      () => refuseLight(view),
      () => refuseLamps(view, ship),
      () => (use === 'off' || use === 'search' ? undefined : refuseTarget(view, side, use)),
    ),
  apply({ state }, _side, { ship, use }) {
    planOf(state.ships[ship] as Ship).searchlight = use;
  },
};
