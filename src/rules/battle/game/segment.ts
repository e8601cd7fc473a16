import type { Segment, SegmentName } from '../../core';
import type { BattleView } from '../model/state';
import { sequence } from './sequence';

/** [BT-4.6] The phases of a battle, as its host knows them. */
export const PHASES = [
  'setup',
  'shift',
  'movement',
  'gunnery',
  'torpedoes',
  'repair',
  'breakOff',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where the battle stands in the sequence of play, and who may do what. */
export const segment = (view: BattleView): Segment => ({
  phase: phaseOf(view),
  name: nameOf(view, phaseOf(view)),
  clock: view.clock,
  active: sequence.active(view),
});

/** The phase of the present step. */
export const phaseOf = (view: BattleView): Phase => sequence.phase(view) as Phase;

function nameOf({ step, round, impulse }: BattleView, phase: Phase): SegmentName {
  if (step.kind === 'over') return { code: 'over' };
  if (round === 0) return { code: phase };
  return { code: 'impulse', figures: { round, impulse, phase } };
}
