import type { Refusal } from '../../core';
import { refusal } from '../model/refusals';
import type { SeekriegView } from '../model/state';

/** [SK-26.4, SK-26.15] Steps in which depths are set, in feet. */
export const STEP_FEET = 50;

/** [SK-3.1] Without the module a submarine stays on the surface, and nobody hunts her. */
export const refuseModule = ({ scenario }: SeekriegView): Refusal | undefined =>
  scenario.modules.submarine ? undefined : refusal('module-off', 'SK-3.1', { module: 'submarine' });
