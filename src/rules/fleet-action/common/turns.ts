import { enemyOf, type Side } from '../../core';

/** [NW-4.9] Who activates after a side: the enemy if he has anything left, else the side again; nobody when neither has. */
export function nextToActivate(just: Side, hasAny: (side: Side) => boolean): Side | undefined {
  return [enemyOf(just), just].find(hasAny);
}

/** [NW-4.10] Who activates first in a phase. */
export const firstToActivate = (first: Side, hasAny: (side: Side) => boolean): Side | undefined =>
  nextToActivate(enemyOf(first), hasAny);
