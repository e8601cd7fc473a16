import { firstRefusal, type Refusal } from '../../../core';
import type { AirBase } from '../../model/flights';
import type { AircraftCount } from '../../model/orders';
import { refusal } from '../../model/refusals';
import type { OrderRule } from '../../model/rule';
import { addTo, countOf, takeFrom } from '../numbers';
import { baseOf, refuseAir, refuseBase, refuseTypes } from './shared';

/** [SK-20.27] What stands on deck when a battle begins. */
export const deck: OrderRule<'deck'> = {
  legal: () => [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseAir(view, side, 'orders'),
      () => (view.turn === 1 ? undefined : refusal('only-before-turn-1', 'SK-20.27')),
      () => refuseBase(view, side, order.base),
      () => refuseTypes(order.aircraft),
      () => refuseDeck(baseOf(view, side, order.base) as AirBase, order.aircraft),
    ),
  apply({ state }, side, { base: id, aircraft }) {
    const base = baseOf(state, side, id) as AirBase;
    for (const row of base.deck) addTo(base.hangar, { ...row, load: 0 });
    base.deck = [];
    base.work = null;
    for (const row of aircraft) {
      takeFrom(base.hangar, { ...row, load: null });
      addTo(base.deck, row);
    }
  },
};

const refuseDeck = (base: AirBase, aircraft: readonly AircraftCount[]): Refusal | undefined =>
  firstRefusal(
    ...aircraft.map((it) => () => {
      const of = ({ aircraft: type }: AircraftCount) => type === it.aircraft;
      const most = countOf([...base.deck, ...base.hangar].filter(of));
      return countOf(aircraft.filter(of)) <= most
        ? undefined
        : refusal('too-few-in-hangar', 'SK-20.27', { aircraft: it.aircraft, most });
    }),
    () =>
      countOf(aircraft) <= base.deckSpots
        ? undefined
        : refusal('deck-full', 'SK-20.17', { most: base.deckSpots }),
  );
