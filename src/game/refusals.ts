import { refusalsOf } from '../rules/core';

/** What the table refuses beside what the rules do, with the figures of each. */
export const GAME_REFUSALS = {
  'line-too-long': ['most'],
  'not-now': [],
  'not-taken': [],
  'not-here': [],
  spectator: [],
  gone: [],
  'no-answer': [],
  'no-online': [],
  refused: ['status'],
} as const;

export const gameRefusal = refusalsOf(GAME_REFUSALS);
