/** What ended a game. */
const ENDINGS = ['sideGone', 'turnsOver', 'noContact', 'agreed'] as const;
export type Ending = (typeof ENDINGS)[number];
