import type { Refusal, Side } from '../../core';
import { planOf } from '../common/own';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import { isOpenFor, type OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-34.8, SK-34.9, SK-34.13] What a ship or element does until told otherwise. */
export const standing: OrderRule<'standing'> = {
  legal: () => [],
  refuse(view, side, order) {
    if (!isOpenFor(view, side, 'orders') && !isOpenFor(view, side, 'firePlot'))
      return refusal('not-now', 'SK-34.1');
    return (
      refuseValues(order) ??
      (shipsNamed(view, side, order.of).length > 0
        ? undefined
        : refusal('no-such-ship', 'SK-5.7', { ship: order.of }))
    );
  },
  apply(play, side, { of, torpedoPercent, combs, attacksContacts }) {
    for (const ship of shipsNamed(play.state, side, of))
      planOf(ship).standing = { torpedoPercent, combs, attacksContacts };
  },
};

const refuseValues = ({ torpedoPercent }: OrderOf<'standing'>): Refusal | undefined =>
  torpedoPercent > 100 ? refusal('no-such-chance', 'SK-34.8', { most: 100 }) : undefined;

/** The ships of an element, or one ship. */
function shipsNamed({ ships, forces }: SeekriegView, side: Side, of: string): Ship[] {
  const ids = forces[side]?.elements[of]?.ships ?? [of];
  return ids.flatMap((id) => {
    const ship = ships[id];
    return ship && ship.side === side && ship.fate !== 'sunk' ? [ship] : [];
  });
}
