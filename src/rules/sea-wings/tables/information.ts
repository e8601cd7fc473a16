/** [WG-17.12] What a report tells, by the die. Source: Air Search Information, lines 331-340. */
export const INFORMATION = [
  { total: 'none', kinds: 'none' },
  { total: 'rough', kinds: 'none' },
  { total: 'rough', kinds: 'none' },
  { total: 'rough', kinds: 'present' },
  { total: 'none', kinds: 'rough' },
  { total: 'none', kinds: 'exact' },
] as const;
export type Information = (typeof INFORMATION)[number];

/** The row of a die from 1 to 6. */
export const informationFor = (die: number): Information => INFORMATION[die - 1] as Information;
