import { refusalsOf } from '../../core';

/** Every refusal of the system, by code and form, with the figures of each sentence. */
export const REFUSALS = {
  'already-confirmed': [],
  'game-over': [],
  'not-now': [],
  'no-such-unit': ['unit'],
} as const;

export const refusal = refusalsOf(REFUSALS);
