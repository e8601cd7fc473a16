import { bySide, type Segment, type Side, type Stage } from '../../core';
import type { BattleView } from '../model/state';
import { tablesOf } from '../tables/standard';

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
export function segment(view: BattleView): Segment {
  const phase = phaseOf(view);
  return {
    phase,
    label: labelOf(view, phase),
    clock: view.clock,
    active: bySide((side) => stageOf(view, side)),
  };
}

/** The phase of the present step; a battle that is over stays in the phase of its last impulse. */
export function phaseOf(view: BattleView): Phase {
  const { step, impulse } = view;
  if (step.kind === 'directions' || step.kind === 'placement') return 'setup';
  if (step.kind !== 'over') return step.kind;
  const { phase } = tablesOf(view).impulses.sequence[impulse - 1] ?? { phase: 'opening' };
  return phase === 'opening' ? 'movement' : phase;
}

const labelOf = ({ step, round, impulse }: BattleView, phase: Phase): string => {
  if (step.kind === 'over') return 'The battle is over';
  const name = PHASE_NAMES[phase];
  if (round === 0) return name.charAt(0).toUpperCase() + name.slice(1);
  return `Round ${round}, impulse ${impulse}: ${name}`;
};

/** [BT-4.6, BT-18.1] */
function stageOf({ step, done, votes }: BattleView, side: Side): Stage {
  switch (step.kind) {
    case 'gunnery':
    case 'torpedoes':
      return done[side] ? 'waiting' : 'declare';
    case 'breakOff':
      return votes[side] === null ? 'declare' : 'waiting';
    case 'over':
      return 'waiting';
    default:
      return step.side === side ? 'orders' : 'waiting';
  }
}
