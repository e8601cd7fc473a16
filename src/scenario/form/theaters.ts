/** Where a scenario was fought, as lists are filtered by. */
export const THEATERS = ['atlantic', 'arctic', 'mediterranean', 'pacific', 'indian-ocean'] as const;
export type Theater = (typeof THEATERS)[number];
