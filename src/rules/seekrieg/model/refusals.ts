import { refusalsOf } from '../../core';
import { FIRE } from './refusals/fire';
import { GENERAL } from './refusals/general';
import { MOVEMENT } from './refusals/movement';

/** Every refusal of the system, by code and form, with the figures of each sentence. */
export const REFUSALS = { ...GENERAL, ...FIRE, ...MOVEMENT } as const;

export const refusal = refusalsOf(REFUSALS);
