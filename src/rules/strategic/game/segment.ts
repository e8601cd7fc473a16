import type { Figures, Segment, SegmentName } from '../../core';
import { actionStep } from '../action';
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
  name: nameOf(view),
  clock: view.clock,
  active: sequence.active(view),
});

/** The phase of the present step. */
export const phaseOf = (view: StrategicView): Phase => sequence.phase(view) as Phase;

function nameOf(view: StrategicView): SegmentName {
  if (view.step.kind === 'over') return { code: 'over' };
  if (view.step.kind === 'setup') return { code: 'setup' };
  return { code: 'turn', figures: { turn: view.turn, ...stepOf(view) } };
}

/** The step of a turn, with what tells it apart. */
function stepOf({ air, action, step }: StrategicView): Figures {
  if (air) return { step: `air.${air.stage.kind}` };
  return action ? actionStep(action) : { step: step.kind };
}
