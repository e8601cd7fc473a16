import { enemyOf, type Outcome } from '../../rules/core';

/** The points of both sides as a result names them: the winner's first, of a draw those of the Allies. */
export function finalPoints({ winner, victoryPoints }: Pick<Outcome, 'winner' | 'victoryPoints'>) {
  const first = winner === 'draw' ? 'allies' : winner;
  return { first: victoryPoints[first], second: victoryPoints[enemyOf(first)] };
}
