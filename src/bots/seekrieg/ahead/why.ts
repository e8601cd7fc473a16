import type { Reason } from '../../../rules/core';
import { type BattlePlan, BY_THE_BOOK } from '../common/plan';
import { reason } from '../common/reasons';

/** The reason for a plan that is not doctrine's own: where the two differ most. */
export function whyPlan(plan: BattlePlan): Reason {
  const { rangeHexes, keepsAway, torpedoPercent, maxShareLost, maxCaution } = plan;
  if (keepsAway) return reason('ahead.away');
  if (torpedoPercent < BY_THE_BOOK.torpedoPercent) return reason('ahead.torpedoes');
  if (rangeHexes !== null) return reason('ahead.range', { count: rangeHexes });
  if (maxShareLost < BY_THE_BOOK.maxShareLost) return reason('ahead.careful');
  if (maxCaution < BY_THE_BOOK.maxCaution) return reason('ahead.bold');
  return reason(plan.withdrawBelow === 0 ? 'ahead.steady' : 'ahead.shifting');
}
