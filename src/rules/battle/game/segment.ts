import type { SegmentName } from '../../core';
import type { BattleView } from '../model/state';
import { sequence } from './sequence';

/** The name of the current segment. */
export function nameOf(view: BattleView): SegmentName {
  const { step, round, impulse } = view;
  if (step.kind === 'over') return { code: 'over' };
  const phase = sequence.phase(view);
  if (round === 0) return { code: phase };
  return { code: 'impulse', figures: { round, impulse, phase } };
}
