import { type BattleState, shipsOfCounter } from '../../rules/battle';
import type { Reason, Side } from '../../rules/core';
import type { Judgement } from './judgement';
import { type FleetPlan, fleetTaskOf, type Task } from './plan';
import { leadOf } from './posture';
import { reason } from './reasons';
import { USUAL } from './strategies';

/** The reason for a plan that is not the usual one: where the two differ. */
export function whyPlan(state: BattleState, side: Side, plan: FleetPlan, usual = USUAL): Reason {
  const { tasks, focus, vote, judgement } = plan;
  const [one] = Object.values(tasks ?? {});
  if (one) return whyTask('stack', one);
  const lead = leadOf(state, side);
  const task = fleetTaskOf(plan, lead);
  if (task && task !== fleetTaskOf(usual, lead)) return whyTask('fleet', task);
  if (focus && focus !== usual.focus)
    return reason('ahead.fireOn', { ships: shipsOfCounter(state, focus).slice(0, 1) });
  if (vote && vote !== usual.vote)
    return reason(vote === 'yes' ? 'ahead.endNow' : 'ahead.endLater');
  if (state.step.kind === 'torpedoes')
    return reason(judgement.patience < 1 ? 'ahead.torpedoesNow' : 'ahead.torpedoesLater');
  return isMoreCareful(judgement, usual.judgement) ? reason('ahead.caution') : whyGuns(plan, usual);
}

const isMoreCareful = (one: Judgement, other: Judgement): boolean =>
  one.mostCaution > other.mostCaution || one.daring < other.daring;

const whyGuns = (plan: FleetPlan, usual: FleetPlan): Reason =>
  plan.judgement.guns < usual.judgement.guns || plan.judgement.silenced < usual.judgement.silenced
    ? reason('ahead.sink')
    : reason('ahead.silence');

function whyTask(who: 'fleet' | 'stack', task: Task): Reason {
  if (task.kind !== 'hold') return reason(`ahead.${who}.${task.kind}`);
  const { rangeHexes } = task;
  return rangeHexes === 0
    ? reason(`ahead.${who}.close`)
    : reason(`ahead.${who}.hold`, { count: rangeHexes });
}
