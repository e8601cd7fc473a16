import type { Side } from '../../../rules/core';
import type { Order, SeekriegView } from '../../../rules/seekrieg';
import { shipsInPlay } from '../../../rules/seekrieg/query';

/** [SK-34.9, SK-34.13] Hunters attack what they hear. Torpedoes are fired by order, never by standing orders. */
export function* standingWishes(view: SeekriegView, side: Side): Generator<Order> {
  for (const { id, plan, sheet } of shipsInPlay(view, side)) {
    const hunts = sheet.depthCharges > 0 || sheet.hasAheadThrown;
    if (hunts && plan && !plan.standing.attacksContacts)
      yield { kind: 'standing', of: id, torpedoPercent: 0, combs: true, attacksContacts: true };
  }
}
