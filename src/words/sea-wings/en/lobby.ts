/** The pages before a game. */
export const en = {
  scenarios: 'Carrier operations',
  book: 'Sea Wings',
  begin: 'Begin the operation',
  kind: 'Carrier operation',
  turns_one: '1 four-hour turn',
  turns_other: 'up to {{count}} four-hour turns',
} as const;
