import { enemyOf, SIDES } from '../../core';
import { refreshAdvanced } from '../advanced/knowledge';
import { refreshBasic } from '../basic/knowledge';
import { knownPoints } from '../common/points';
import type { StrategicState } from '../model/state';

/** [ST-5] Updates what each side knows of the other. */
export function refreshKnowledge(state: StrategicState): void {
  // Regrouping in step 1 shows once both have confirmed [ST-5.12, ST-5.17]; knowledge was updated as the step began.
  const isRegrouping = state.step.kind === 'search';
  if (state.scenario.level === 'advanced') refreshAdvanced(state);
  else if (!isRegrouping) refreshBasic(state);
  refreshCommon(state);
}

function refreshCommon(state: StrategicState): void {
  for (const side of SIDES) {
    state.known[side].enemyOffersEnd = state.forces[enemyOf(side)].offersEnd;
    state.known[side].points = knownPoints(state, side);
  }
}
