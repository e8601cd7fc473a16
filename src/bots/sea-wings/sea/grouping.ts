import type { Side } from '../../../rules/core';
import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import { forceOf, realOf, shipsIn } from '../../../rules/sea-wings/query';
import { isSlowed } from './forces';

/** [WG-4.14] Ships that would slow the others down go home apart, with a destroyer. */
export function* groupingWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const force = forceOf(view, side);
  for (const it of realOf(force)) {
    const all = shipsIn(force, it);
    const slow = all.filter((ship) => isSlowed(force, ship));
    const sound = all.filter((ship) => !slow.includes(ship));
    const large = slow.filter(({ card }) => card.type !== 'DD');
    const escort = sound
      .filter(({ card }) => card.type === 'DD')
      .slice(0, Math.min(2, large.length));
    if (slow.length > 0 && sound.length > escort.length)
      yield {
        kind: 'divide',
        taskForce: it.id,
        ships: [...slow, ...escort].map(({ card }) => card.id),
      };
  }
}
