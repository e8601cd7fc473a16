import type { NightLine, TwilightLine } from '../tables/hitChance';

/** What aspect 14 of CHARTS H is read with [SK-28.8]. */
export type Lighting =
  /** Visibility code 0 to 9. */
  | { time: 'day'; code: number }
  | { time: 'twilight'; line: TwilightLine }
  | { time: 'night'; moon: 'bright' | 'dark'; line: NightLine };
