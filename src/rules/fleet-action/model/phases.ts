/** [NW-4.1] The phases of a turn as printed. The optional ones are met only where a scenario has mines or submarines. */
export const PHASES = [
  'initiative',
  'mines',
  'submarines',
  'shipMovement',
  'aircraftMovement',
  'action',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];
