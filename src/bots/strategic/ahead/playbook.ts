import type { Order, StrategicState } from '../../../rules/strategic';
import type { Playbook } from '../../core/playbook';
import { BY_THE_BOOK } from '../common/judgement';
import { imagined } from './imagine';
import { judgeOperation } from './judge';
import type { OperationPlan } from './plan';
import { plansFor } from './plans';
import { playStage } from './play';
import { whyAhead } from './why';

/** What the search knows of operations: it plays surface attacks and actions out to their ends. */
export const strategicPlaybook: Playbook<StrategicState, Order, OperationPlan> = {
  imagine: imagined,
  plans: plansFor,
  reply: () => ({ judgement: BY_THE_BOOK }),
  play: playStage,
  isFarEnough,
  judge: judgeOperation,
  why: whyAhead,
};

/** The action is over; for declarations, the whole step. */
function isFarEnough(from: StrategicState, { action, air, step, turn }: StrategicState): boolean {
  if (air || turn !== from.turn) return true;
  if (from.action) return action?.id !== from.action.id;
  return !action && step.kind !== 'surface' && step.kind !== 'intercept';
}
