/** Refusals of orders to move and to light. */
export const MOVEMENT = {
  'too-slow': ['least'],
  'too-fast': ['most'],
  'cannot-reverse': ['most'],
  'too-many-turns': ['most'],
  'no-turn-at-rest': [],
  'cannot-evade': ['least'],
  'no-chemical-smoke': ['ship'],
  'too-much-wind': ['most'],
  'only-at-night': [],
  'not-at-night': [],
  'not-by-day': [],
  'no-star-shell-gun': ['ship'],
  'no-searchlight': ['ship'],
  'not-on-that-side': ['ship'],
  'out-of-reach': ['most'],
  'not-a-submarine': ['ship'],
} as const;
