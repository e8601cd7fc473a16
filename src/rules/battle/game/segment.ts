import type { Segment } from '../../core';
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

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setup: 'set-up',
  shift: 'shift to sighting range',
  movement: 'movement',
  gunnery: 'gunnery',
  torpedoes: 'torpedoes',
  repair: 'repair and refloating',
  breakOff: 'breaking off',
};

/** Where the battle stands in the sequence of play, and who may do what. */
export const segment = (view: BattleView): Segment => ({
  phase: phaseOf(view),
  label: labelOf(view, phaseOf(view)),
  clock: view.clock,
  active: sequence.active(view),
});

/** The phase of the present step. */
export const phaseOf = (view: BattleView): Phase => sequence.phase(view) as Phase;

const labelOf = ({ step, round, impulse }: BattleView, phase: Phase): string => {
  if (step.kind === 'over') return 'The battle is over';
  const name = PHASE_NAMES[phase];
  if (round === 0) return name.charAt(0).toUpperCase() + name.slice(1);
  return `Round ${round}, impulse ${impulse}: ${name}`;
};
