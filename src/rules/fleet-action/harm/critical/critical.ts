import type { UnitId } from '../../model/ids';
import type { Play } from '../../model/play';
import type { Unit } from '../../model/units';
import type { Section } from '../../tables/criticals';
import type { Strike } from '../strike';

/** [NW-21.17, NW-21.27] One roll for critical damage while it is worked out. */
export interface Critical {
  /** Where a blow under water has struck; `null`: the table of what is above it. */
  section: Section | null;
  /** [NW-21.15] `null`: no armor counts [NW-24.2]. */
  strike: Strike | null;
  /** CV still available. */
  left: number;
  /** [NW-26.21] The weapon's full critical value. */
  full: number;
  /** [NW-26.17] A Flashover Critical. */
  isFlash: boolean;
  /** What follows from a result, worked out before the next roll. */
  following: Following[];
}

/** [NW-26.17] A flash in a magazine; [NW-8.21] ships that have collided. */
export type Following =
  | { kind: 'flash'; section: Section; value: number }
  | { kind: 'collision'; ships: UnitId[] };

/** `barred`: it cannot be applied [NW-21.23]; `stopped`: by armor; `ends`: all CV is used up; `again`: the rest is rolled again. */
export type Verdict = 'barred' | 'stopped' | 'ends' | 'again';

/** What a result does to a unit. */
export type Effect = (play: Play, unit: Unit, critical: Critical) => Verdict;

/** [NW-21.18, NW-21.19] How often an effect happens for the CV that is left, at most `most` times. */
export const timesFor = ({ left }: Critical, cost: number, most: number): number =>
  Math.min(Math.floor(left / cost), most);

/** [NW-21.20] The cost of engines and of fires. */
export const sizeCost = ({ sheet: { size } }: Unit): number => Math.max(1, 4 + size);
