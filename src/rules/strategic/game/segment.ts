import type { Segment } from '../../core';
import { actionLabel } from '../action';
import { advancedLabel } from '../advanced';
import { airLabel } from '../air';
import { basicLabel } from '../basic';
import type { StrategicView } from '../model/state';
import { sequence } from './sequence';

/** [ST-5.16] The phases of an operation, as its host knows them: each numbered step as it is printed, and each part of a fight. */
export const PHASES = [
  'setup',
  // A Basic turn [ST-7.1].
  ...(['searchAssignment', 'combatAirPatrol', 'airStrikes', 'searchResolution'] as const),
  ...(['closing', 'openingTheRange', 'surfaceCombat'] as const),
  // An Advanced turn [ST-8.3]; nobody acts in its first phase.
  ...(['combat', 'movement', 'arming', 'recovery'] as const),
  'endOfTurn',
  // An air attack [ST-13, ST-14].
  ...(['airCombat', 'airBreakOff', 'airAttack'] as const),
  // A surface action [ST-21], Quick [ST-21.22] or Tactical [ST-15].
  ...(['resolution', 'maneuver', 'quickFire', 'battle'] as const),
  ...(['startDistance', 'placement', 'plots', 'targets'] as const),
] as const;
export type Phase = (typeof PHASES)[number];

/** Where the operation stands in the sequence of play, and who may do what. */
export const segment = (view: StrategicView): Segment => ({
  phase: phaseOf(view),
  label: labelOf(view),
  clock: view.clock,
  active: sequence.active(view),
});

/** The phase of the present step. */
export const phaseOf = (view: StrategicView): Phase => sequence.phase(view) as Phase;

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
