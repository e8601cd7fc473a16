/** Refusals of orders to fire torpedoes. */
export const TORPEDOES = {
  'no-such-mount': ['mount'],
  'too-deep': ['most'],
  'too-few-loaded': ['most'],
  'no-such-setting': ['model'],
  'no-such-pistol': ['model'],
  'land-between': [],
} as const;
