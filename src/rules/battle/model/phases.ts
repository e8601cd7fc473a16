/** [BT-4.6] The phases of a battle, as its host knows them. */
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
