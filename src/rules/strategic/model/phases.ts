/** [ST-5.16] The phases of an operation: each numbered step as printed, and each part of a fight. */
export const PHASES = [
  'setup',
  // A Basic turn [ST-7.1].
  ...(['searchAssignment', 'combatAirPatrol', 'airStrikes', 'searchResolution'] as const),
  ...(['closing', 'openingTheRange', 'surfaceCombat'] as const),
  // An Advanced turn [ST-8.3]; nobody acts in its first phase.
  ...(['combat', 'movement', 'arming', 'recovery'] as const),
  'endOfTurn',
  // An air attack [ST-13, ST-14].
  ...(['airCombat', 'airBreakOff', 'airAttack'] as const),
  // A surface action [ST-21], Quick [ST-21.22] or Tactical [ST-15].
  ...(['resolution', 'maneuver', 'quickFire', 'battle'] as const),
  ...(['startDistance', 'placement', 'plots', 'targets'] as const),
] as const;
export type Phase = (typeof PHASES)[number];
