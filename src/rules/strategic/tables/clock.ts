/** [ST-1.3] */
const HOURS_IN_BASIC_TURN = 6;
/** [ST-1.5, ST-1.6] */
export const TACTICAL_TURNS_IN_HOUR = 6;
/** [ST-1.4] */
export const STRATEGIC_HEX_NAUTICAL_MILES = 20;
/** [ST-1.7] */
export const TACTICAL_HEXES_IN_STRATEGIC = 24;
/** [ST-1.7] */
export const TACTICAL_HEX_YARDS = 1688;

/** [ST-1.20] Basic turns count from 1. */
export const isNightTurn = (turn: number): boolean => (turn - 1) % 4 >= 2;

/** [ST-1.21] The hour, 0 to 23, at which a Basic turn begins. */
export const basicTurnHour = (turn: number, firstHour = 6): number =>
  (firstHour + (turn - 1) * HOURS_IN_BASIC_TURN) % 24;

/** Hours of daylight: from the first up to, but not including, the second. */
export interface Daylight {
  from: number;
  to: number;
}

/** [ST-1.22] */
export const DEFAULT_DAYLIGHT: Daylight = { from: 6, to: 18 };

/** [ST-1.22] The hour, 0 to 23, at which an Advanced turn begins. */
export const advancedTurnHour = (turn: number, firstHour: number): number =>
  (firstHour + turn - 1) % 24;

/** [ST-1.22] */
export const isNightHour = (hour: number, { from, to }: Daylight = DEFAULT_DAYLIGHT): boolean =>
  hour < from || hour >= to;

/** [ST-9.2, ST-9.3, ST-9.4] Strategic hexes that a division of a Speed Rating may move in an Advanced turn. */
export function divisionHexes(speed: number, turn: number): 0 | 1 {
  if (speed === 0) return 0;
  return speed >= 4 || turn % 2 === 1 ? 1 : 0;
}
