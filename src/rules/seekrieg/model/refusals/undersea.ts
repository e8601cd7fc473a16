/** Refusals of orders to submarines and to those who hunt them. */
export const UNDERSEA = {
  'depth-out-of-reach': ['least', 'most'],
  'bad-depth': ['step'],
  'no-depth-charges': ['ship'],
  'no-ahead-thrown': ['ship'],
  'no-boat-near': ['most'],
  'too-many-charges': ['most'],
  'charges-of-a-salvo': ['most'],
  'no-periscope': [],
  'under-fire': [],
} as const;
