import type { Flight } from '../model/flights';
import { turnsToTarget } from '../tables/flights';

/**
 * [SK-20.21, SK-20.25, SK-20.26] The turn in which a strike that sets out now is over its target.
 * @param miles nautical miles to the target
 */
export const arrivalTurn = (
  turn: number,
  {
    launchedOnTurn,
    formingTurns,
    knots,
  }: Pick<Flight, 'launchedOnTurn' | 'formingTurns' | 'knots'>,
  miles: number,
): number => Math.max(turn, (launchedOnTurn ?? turn) + formingTurns) + turnsToTarget(miles, knots);
