import { type BySide, bySide, type Segment, type Stage } from '../../core';
import { actionLabel, actionStages } from '../action';
import { advancedLabel, advancedStages } from '../advanced';
import { airLabel, airStages } from '../air';
import { basicLabel, basicStages } from '../basic';
import { planning } from '../model/rule';
import type { StrategicView } from '../model/state';

/** [ST-5.16] The phases of a strategic game, as its host knows them. */
export const PHASES = [
  'setup',
  'basicTurn',
  'advancedTurn',
  'tactical',
  'quick',
  'battleHandover',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where the game stands in the sequence of play, and who may do what. */
export const segment = (view: StrategicView): Segment => ({
  phase: phaseOf(view),
  label: labelOf(view),
  clock: view.clock,
  active: stagesOf(view),
});

/** The phase of the present step; a game that is over stays in the phase of a turn. */
export function phaseOf({ step, action, scenario }: StrategicView): Phase {
  if (step.kind === 'setup') return 'setup';
  const stage = action?.stage.kind;
  if (stage === 'tactical' || stage === 'quick') return stage;
  if (stage === 'battle') return 'battleHandover';
  return scenario.level === 'basic' ? 'basicTurn' : 'advancedTurn';
}

function labelOf(view: StrategicView): string {
  if (view.step.kind === 'over') return 'The game is over';
  if (view.step.kind === 'setup') return 'Set-up';
  return `Turn ${view.turn}: ${stepLabel(view)}`;
}

function stepLabel(view: StrategicView): string {
  if (view.air) return airLabel(view);
  if (view.action) return actionLabel(view);
  return view.scenario.level === 'basic' ? basicLabel(view) : advancedLabel(view);
}

function stagesOf(view: StrategicView): BySide<Stage> {
  if (view.step.kind === 'over') return bySide(() => 'waiting');
  if (view.step.kind === 'setup') return planning(view);
  if (view.air) return airStages(view);
  if (view.action) return actionStages(view);
  return view.scenario.level === 'basic' ? basicStages(view) : advancedStages(view);
}
