/** Refusals of orders of phase 11. */
export const CONTROL = {
  'beyond-help': ['ship'],
  'too-many-points': ['most'],
  'no-such-fire': ['ship'],
} as const;
