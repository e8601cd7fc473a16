/** Refusals of orders of any kind. */
export const GENERAL = {
  'game-over': [],
  'not-now': [],
  'already-confirmed': [],
  'no-such-ship': ['ship'],
  'no-such-element': ['element'],
  'no-such-target': ['target'],
  'no-orders': ['ship'],
  'module-off': ['module'],
  'option-off': ['option'],
  'no-change': [],
  'run-too-long': ['most'],
  'no-such-chance': ['most'],
} as const;
