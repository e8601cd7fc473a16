import { refusalsOf } from '../../core';

/** Every refusal of the system, by code and form, with the figures of each sentence. */
export const REFUSALS = {
  'allowance-used': ['hexes'],
  'already-confirmed': [],
  'already-laid': [],
  'another-is-active': ['active'],
  'game-over': [],
  'not-entered': [],
  'not-now': [],
  'dead-end': [],
  'dummy-marker': [],
  'enemy-hex': [],
  'has-moved': ['unit'],
  'helm-does-not-answer': [],
  'hex-full': ['most'],
  land: [],
  'movement-begun': [],
  'must-disengage': [],
  'must-keep-station': [],
  'no-smoke': [],
  'no-steps': [],
  'no-such-marker': ['contact'],
  'no-such-unit': ['unit'],
  'no-turn-at-rest': [],
  'not-straight-enough': ['straight', 'needed'],
  'not-the-last-step': [],
  'nothing-open': [],
  'nothing-to-ram': [],
  'off-the-map': [],
  'one-stays': [],
  'small-craft-do-not-ram': [],
  'speed-out-of-range': ['least', 'most'],
  'speed-set': [],
  'too-slow-for-smoke': ['knots'],
} as const;

export const refusal = refusalsOf(REFUSALS);
