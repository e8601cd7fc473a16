import { type BattleState, sheetOf, shipsOfCounter } from '../../rules/battle';
import type { Side } from '../../rules/core';
import { BY_THE_BOOK } from './judgement';
import type { FleetPlan, Task } from './plan';

/** What decided for a plan that is not the usual one, in a sentence. */
export function whyPlan(state: BattleState, _side: Side, plan: FleetPlan): string {
  const { task, tasks, focus, vote, judgement } = plan;
  const [one] = Object.values(tasks ?? {});
  if (task) return `Played out ahead, it goes best when ${everybody(task)}.`;
  if (one) return `Played out ahead, it goes best when this stack ${alone(one)}.`;
  if (focus) return `Played out ahead, it goes best with the fire on ${nameOf(state, focus)}.`;
  if (vote) return `Played out ahead, it ends better ${vote === 'yes' ? 'now' : 'later'}.`;
  if (state.step.kind === 'torpedoes') return whyTorpedoes(judgement.patience);
  if (judgement === BY_THE_BOOK) return 'Played out ahead, caution pays here.';
  return judgement.guns < 1 || judgement.silenced < BY_THE_BOOK.silenced
    ? 'Played out ahead, sinking ships pays more here than silencing guns.'
    : 'Played out ahead, silencing guns pays more here than sinking ships.';
}

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
