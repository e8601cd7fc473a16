import type { Reason, Side } from '../../../rules/core';
import type { StrategicState } from '../../../rules/strategic';
import { reason } from '../common/reasons';
import type { OperationPlan } from './plan';

/** The reason for a plan that is not the usual one. */
export function whyAhead(
  _state: StrategicState,
  _side: Side,
  { posture, declares, intercepts }: OperationPlan,
): Reason | undefined {
  if (posture) return reason(`ahead.${posture}`);
  if (declares) return reason(declares === 'pass' ? 'ahead.pass' : 'ahead.attack');
  if (intercepts) return reason(intercepts === 'all' ? 'ahead.intercept' : 'ahead.letBe');
  return undefined;
}
