const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026, 9:13 AM' */
export const whenText = (date: Date): string => WHEN.format(date);
