export const WEATHERS = ['clear', 'cloud', 'rain', 'squall', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

export const HOURS = ['day', 'night'] as const;
export type Hour = (typeof HOURS)[number];
