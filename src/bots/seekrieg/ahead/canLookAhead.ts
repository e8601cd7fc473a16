import type { Side } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import { marksOf } from '../../../rules/seekrieg/query';

/**
 * A battle of ships by day with an enemy in sight: aircraft, the search map and the dark hide too much of the enemy for the rest of a
 * game to be played out.
 */
export const canLookAhead = (view: SeekriegView, side: Side): boolean =>
  view.search === null &&
  view.environment.light === 'day' &&
  Object.keys(view.forces[side]?.bases ?? {}).length === 0 &&
  marksOf(view, side).some(({ isHeard }) => !isHeard);
