import { reasonsOf } from '../../../rules/core';

/** Why a bot advises what it does in a battle, with the figures of each sentence. */
export const REASONS = {
  closing: ['ships', 'count'],
  opening: ['ships', 'count'],
  keeping: ['ships', 'count'],
  outOfReach: [],
  reaching: ['count'],
  torpedoes: ['percent'],
} as const;

export const reason = reasonsOf(REASONS);
