import type { Side } from '../../../rules/core';
import type { Order, SeekriegView } from '../../../rules/seekrieg';
import { shipsInPlay } from '../../../rules/seekrieg/query';

/** A mount fires at this chance in per cent or more; a ship badly hit does not wait for a good one. */
const USUAL_PERCENT = 9;
const LAST_PERCENT = 3;

/** The share of her damage points from which a ship is badly hit. */
const BADLY_HIT = 0.6;

/** [SK-34.8, SK-34.9, SK-34.13] Torpedoes at a good chance, combing, and attacks on submarines heard. */
export function* standingWishes(view: SeekriegView, side: Side): Generator<Order> {
  for (const { id, plan, condition, sheet } of shipsInPlay(view, side)) {
    if (!plan || !condition || condition.mounts.length === 0) continue;
    const isBadlyHit = condition.damage + condition.damageDue >= BADLY_HIT * sheet.dp;
    const torpedoPercent = isBadlyHit ? LAST_PERCENT : USUAL_PERCENT;
    if (plan.standing.torpedoPercent !== torpedoPercent)
      yield { kind: 'standing', of: id, torpedoPercent, combs: true, attacksContacts: true };
  }
}
