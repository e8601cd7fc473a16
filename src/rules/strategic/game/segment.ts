import type { Figures, SegmentName } from '../../core';
import { actionStep } from '../action';
import type { StrategicView } from '../model/state';

/** The name of the current segment. */
export function nameOf(view: StrategicView): SegmentName {
  if (view.step.kind === 'over') return { code: 'over' };
  if (view.step.kind === 'setup') return { code: 'setup' };
  return { code: 'turn', figures: { turn: view.turn, ...stepOf(view) } };
}

/** The step of a turn, with what distinguishes it. */
function stepOf({ air, action, step }: StrategicView): Figures {
  if (air) return { step: `air.${air.stage.kind}` };
  return action ? actionStep(action) : { step: step.kind };
}
