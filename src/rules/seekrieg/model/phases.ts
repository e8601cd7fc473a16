/** [SK-5.1] The phases of a turn in which somebody decides, and the last. */
export const PHASES = [
  'search',
  'orders',
  'firePlot',
  'air',
  'damageControl',
  'endOfTurn',
] as const;
export type Phase = (typeof PHASES)[number];
