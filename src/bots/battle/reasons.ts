import { reasonsOf } from '../../rules/core';

/** Why a bot advises what it does in a battle, with the figures of each sentence. */
export const REASONS = {
  separate: [],
  breakOff: [],
  fightOn: [],
  outOfReach: ['ships'],
  closing: ['ships', 'count'],
  opening: ['ships', 'count'],
  keeping: ['ships', 'count'],
  torpedoes: ['ships'],
  guns: ['ships', 'hits'],
  'ahead.fleet.withdraw': [],
  'ahead.fleet.exit': [],
  'ahead.fleet.close': [],
  'ahead.fleet.hold': ['count'],
  'ahead.stack.withdraw': [],
  'ahead.stack.exit': [],
  'ahead.stack.close': [],
  'ahead.stack.hold': ['count'],
  'ahead.fireOn': ['ships'],
  'ahead.endNow': [],
  'ahead.endLater': [],
  'ahead.torpedoesNow': [],
  'ahead.torpedoesLater': [],
  'ahead.caution': [],
  'ahead.sink': [],
  'ahead.silence': [],
} as const;

export const reason = reasonsOf(REASONS);
