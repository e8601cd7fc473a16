import type { BySide, Stage } from '../../core';
import { sealed } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Step } from '../model/steps';

/** [SK-5.6] Who decides in a stage of phase 7. */
export const activeInAir = (
  view: SeekriegView,
  _step: Extract<Step, { kind: 'air' }>,
): BySide<Stage> => sealed(view);
