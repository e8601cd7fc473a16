/** [WG-3.1] The phases of a turn as printed, after the set-up. */
export const PHASES = [
  'setup',
  'airOperations',
  'strike',
  'damageControl',
  'plotting',
  'movement',
  'search',
  'gunfire',
  'cardDraw',
  'turnRecord',
] as const;
export type Phase = (typeof PHASES)[number];
