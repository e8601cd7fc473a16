import { type ClauseId, enemyOf, SIDES, type Side } from '../../core';
import type { ShipId } from '../model/ids';
import type { Objective } from '../model/scenario';
import type { Force, SeaWingsState } from '../model/state';
import { FACTOR_POINTS } from '../tables/points';
import { objectivePoints } from './objectives';
import { pointsFor } from './points';

/** What a side has points for. */
export type Award = { scores: Side; points: number; rule: ClauseId } & (
  | { for: 'ship'; id: ShipId }
  | { for: 'carrierFactors' | 'otherFactors'; count: number }
  | { for: 'objective'; objective: Objective }
);

/** [WG-22.6, WG-22.10, WG-22.13] What each side has scored for as things stand, without what scores nothing. */
export const awardsOf = (state: SeaWingsState): Award[] =>
  SIDES.flatMap((side) => [
    ...byLosses(state.forces[enemyOf(side)], side),
    ...byObjectives(state, side),
  ]).filter(({ points }) => points !== 0);

function byLosses({ ships, factorsLost }: Force, scores: Side): Award[] {
  const factors = (home: 'carrier' | 'other'): Award => ({
    scores,
    rule: 'WG-22.10',
    points: factorsLost[home] * FACTOR_POINTS[home],
    for: `${home}Factors`,
    count: factorsLost[home],
  });
  return [
    ...Object.values(ships).map((ship): Award => {
      const rule = ship.card.convoyShips === null ? 'WG-22.6' : 'WG-22.8';
      return { scores, rule, points: pointsFor(ship), for: 'ship', id: ship.card.id };
    }),
    factors('carrier'),
    factors('other'),
  ];
}

const byObjectives = (state: SeaWingsState, side: Side): Award[] =>
  state.scenario.objectives
    .filter(({ scores }) => scores === side)
    .map((objective) => ({
      scores: side,
      rule: 'WG-22.13',
      points: objectivePoints(state, objective),
      for: 'objective' as const,
      objective,
    }));
