import { TACTICAL_TURNS_IN_HOUR } from '../tables/clock';

/** [ST-20.2] Tactical turns that a submarine can move submerged. */
export const MAX_SUBMERGED_TURNS = 36;

/** [ST-20.4] Submerged turns that a tactical turn on the surface gives back. */
const BACK_FOR_TURN = 3;

/** [ST-20.4] */
export const afterSurfaced = (left: number, tacticalTurns: number): number =>
  Math.min(MAX_SUBMERGED_TURNS, left + BACK_FOR_TURN * tacticalTurns);

/** [ST-20.2] */
export const afterMoving = (left: number, tacticalTurns: number): number =>
  Math.max(0, left - tacticalTurns);

/** [ST-20.5, ST-20.6] Lying still costs one turn per whole hour; a shorter rest costs its full length. */
export function afterStill(left: number, tacticalTurns: number): number {
  const hours = Math.floor(tacticalTurns / TACTICAL_TURNS_IN_HOUR);
  return Math.max(0, left - hours - (tacticalTurns % TACTICAL_TURNS_IN_HOUR));
}

/** What a submarine does for an Advanced turn. */
type SubmarineHour = 'surfaced' | 'moving' | 'still';

/** [ST-20.7] */
export function afterHour(left: number, hour: SubmarineHour): number {
  if (hour === 'surfaced') return afterSurfaced(left, TACTICAL_TURNS_IN_HOUR);
  return hour === 'moving'
    ? afterMoving(left, TACTICAL_TURNS_IN_HOUR)
    : afterStill(left, TACTICAL_TURNS_IN_HOUR);
}

/** [ST-20.9] Out of submerged time she surfaces at the end of the turn. */
export const mustSurface = (left: number): boolean => left === 0;
