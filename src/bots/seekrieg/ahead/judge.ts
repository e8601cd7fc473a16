import { enemyOf, type Side } from '../../../rules/core';
import type { SeekriegState } from '../../../rules/seekrieg';
import { awardsOf } from '../../../rules/seekrieg/query';

/** The weight of the result; the rest goes to the margin. */
const RESULT = 0.75;

/** Points that both sides are given beforehand: early points decide less. */
const MORE = 50;

/** [SK-1.12] The worth of a position to a side, 0 to 1: who has won, or leads, and by how much. */
export function judgeBattle(state: SeekriegState, side: Side): number {
  const own = MORE + pointsIn(state, side);
  const share = own / (own + MORE + pointsIn(state, enemyOf(side)));
  if (state.step.kind !== 'over') return share;
  const { winner } = state.step.outcome;
  const result = winner === side ? 1 : winner === 'draw' ? 0.5 : 0;
  return RESULT * result + (1 - RESULT) * share;
}

const pointsIn = (state: SeekriegState, side: Side): number =>
  awardsOf(state, side).reduce((sum, { points }) => sum + points, 0);
