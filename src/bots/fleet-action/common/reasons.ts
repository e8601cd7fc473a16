import { reasonsOf } from '../../../rules/core';

/** Why a bot advises what it does in a battle, with the figures of each sentence. */
export const REASONS = {
  closing: ['ships', 'count'],
  opening: ['ships', 'count'],
  keeping: ['ships', 'count'],
  runningIn: ['ships', 'count'],
  outOfReach: [],
  leaving: ['count'],
  bombarding: ['count'],
  seeking: [],
  guns: ['ships', 'percent'],
  torpedoes: ['ships', 'hits'],
  striking: ['ships'],
  flying: [],
  intercepting: [],
  diving: [],
  mining: [],
  deploying: [],
  smoke: [],
  detaching: ['ships'],
  spotting: [],
  identifying: ['ships'],
  lighting: ['ships'],
  starShell: [],
  repairing: ['ships'],
  refilling: ['ships'],
  hiding: [],
  ending: [],
} as const;

export const reason = reasonsOf(REASONS);
