import { type BattleState, sheetOf, shipsOfCounter } from '../../rules/battle';
import type { Side } from '../../rules/core';
import { BY_THE_BOOK } from './judgement';
import type { FleetPlan, Task } from './plan';
import { usualFor } from './standing';

/** What decided for a plan that is not the usual one, in a sentence: where the two differ. */
export function whyPlan(state: BattleState, side: Side, plan: FleetPlan): string {
  const usual = usualFor(state, side);
  const { task, tasks, focus, vote, judgement } = plan;
  const [one] = Object.values(tasks ?? {});
  if (one) return `Played out ahead, it goes best when this stack ${alone(one)}.`;
  if (task && task !== usual.task) return `Played out ahead, it goes best when ${everybody(task)}.`;
  if (focus && focus !== usual.focus)
    return `Played out ahead, it goes best with the fire on ${nameOf(state, focus)}.`;
  if (vote && vote !== usual.vote)
    return `Played out ahead, it ends better ${vote === 'yes' ? 'now' : 'later'}.`;
  if (state.step.kind === 'torpedoes') return whyTorpedoes(judgement.patience);
  return judgement === BY_THE_BOOK ? 'Played out ahead, caution pays here.' : whyGuns(plan, usual);
}

const whyGuns = (plan: FleetPlan, usual: FleetPlan): string =>
  plan.judgement.guns < usual.judgement.guns || plan.judgement.silenced < usual.judgement.silenced
    ? 'Played out ahead, sinking ships pays more here than silencing guns.'
    : 'Played out ahead, silencing guns pays more here than sinking ships.';

const whyTorpedoes = (patience: number): string =>
  patience < 1
    ? 'Played out ahead, the torpedoes do more now than later.'
    : 'Played out ahead, the torpedoes do more later than now.';

function everybody(task: Task): string {
  switch (task.kind) {
    case 'withdraw':
      return 'the fleet keeps away';
    case 'exit':
      return 'the fleet runs for it';
    case 'hold':
      return task.rangeHexes === 0 ? 'the fleet closes' : `the fleet fights at ${hexes(task)}`;
  }
}

function alone(task: Task): string {
  switch (task.kind) {
    case 'withdraw':
      return 'keeps away';
    case 'exit':
      return 'runs for it';
    case 'hold':
      return task.rangeHexes === 0 ? 'closes' : `fights at ${hexes(task)}`;
  }
}

const hexes = ({ rangeHexes }: { rangeHexes: number }): string =>
  rangeHexes === 1 ? '1 hex' : `${rangeHexes} hexes`;

function nameOf(state: BattleState, focus: string): string {
  const [first = focus] = shipsOfCounter(state, focus);
  return sheetOf(state, first).name;
}
