/** [BT-4.6] The phases of a battle. */
export const PHASES = [
  'setup',
  'shift',
  'movement',
  'gunnery',
  'torpedoes',
  'repair',
  'breakOff',
] as const;
export type Phase = (typeof PHASES)[number];
