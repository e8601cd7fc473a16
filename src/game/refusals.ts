import { refusalsOf } from '../rules/core';

/** Refusals by the table, besides those of the rules, with their figures. */
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
