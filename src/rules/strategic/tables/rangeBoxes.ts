import type { SquadronType } from './kinds';

/** [ST-6.3] From near to far. */
export const RANGE_BOXES = ['short', 'medium', 'long', 'extreme', 'outOfContact'] as const;
export type RangeBox = (typeof RANGE_BOXES)[number];

/** [ST-6.4] Steps of a box; the separation of two opposing divisions is the sum of theirs. */
export const stepsOf = (box: RangeBox): number => RANGE_BOXES.indexOf(box);

/** [ST-6.5] About how far apart, by the sum of steps. */
export const NAUTICAL_MILES_APART: readonly number[] = [20, 60, 100, 140, 180, 250, 330];

/** [ST-6.4] `undefined` when either is Out of Contact [ST-6.8]. */
export function separation(a: RangeBox, b: RangeBox): number | undefined {
  return a === 'outOfContact' || b === 'outOfContact' ? undefined : stepsOf(a) + stepsOf(b);
}

/** [ST-7.58] The greatest separation for a surface attack under the optional rule, in steps. */
const NEAR_ATTACK_STEPS = 1;

/** [ST-7.39, ST-7.58] Whether a division at Short may attack an enemy in a box. */
export function attacksInto(box: RangeBox, isNearOnly: boolean): boolean {
  const apart = separation('short', box);
  return apart !== undefined && (!isNearOnly || apart <= NEAR_ATTACK_STEPS);
}

/** [ST-6.6] Which squadrons may fly between two boxes. */
export type Reach = 'all' | 'longLegged' | 'none';

/** [ST-6.6] */
export function reachBetween(a: RangeBox, b: RangeBox): Reach {
  const apart = separation(a, b);
  if (apart === undefined) return 'none';
  return apart > 4 ? 'longLegged' : 'all';
}

/** [ST-6.7] Types that are long-legged whatever their endurance. */
const LONG_LEGGED: readonly SquadronType[] = ['RE', 'LB', 'PA', 'MB', 'HB'];
/** [ST-6.7] Types that are long-legged with an endurance of 4 or more. */
const BY_ENDURANCE: readonly SquadronType[] = ['F', 'DB', 'TB'];

/** [ST-6.7] */
export const isLongLegged = (type: SquadronType, endurance: number): boolean =>
  LONG_LEGGED.includes(type) || (BY_ENDURANCE.includes(type) && endurance >= 4);

/** [ST-7.32, ST-7.33] One box nearer; Short stays Short. */
export const closer = (box: RangeBox): RangeBox =>
  RANGE_BOXES[Math.max(0, stepsOf(box) - 1)] as RangeBox;

/** [ST-7.35, ST-7.37] One box farther; Out of Contact stays. */
export const farther = (box: RangeBox): RangeBox =>
  RANGE_BOXES[Math.min(RANGE_BOXES.length - 1, stepsOf(box) + 1)] as RangeBox;

/** [ST-7.5, ST-7.21] The same box or the next. */
export const isNextTo = (a: RangeBox, b: RangeBox): boolean =>
  Math.abs(stepsOf(a) - stepsOf(b)) <= 1;

/** [ST-7.34, ST-7.35] Whether 1d6 opens the range from a division whose slowest ship has this speed. */
export const opensRange = (die: number, speed: number): boolean => die >= speed;
