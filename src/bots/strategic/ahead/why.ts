import type { Side } from '../../../rules/core';
import type { StrategicState } from '../../../rules/strategic';
import type { OperationPlan } from './plan';

const POSTURES = {
  close: 'we close',
  hold: 'we hold the range',
  breakOff: 'we break off',
} as const;

/** What decided for a plan that is not the usual one, in a sentence. */
export function whyAhead(
  _state: StrategicState,
  _side: Side,
  { posture, declares, intercepts }: OperationPlan,
): string | undefined {
  if (posture) return `Played out ahead, it goes best when ${POSTURES[posture]}.`;
  if (declares === 'pass') return 'Played out ahead, it goes best without a fight.';
  if (declares) return 'Played out ahead, this attack does best.';
  if (intercepts === 'all') return 'Played out ahead, it pays to step between.';
  return intercepts && 'Played out ahead, it goes better when nobody steps between.';
}
