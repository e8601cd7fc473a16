import type { Knots, Yards } from '../../core';
import type { HitMethod } from '../model/scenario';
import type { FireControl, RadarCategory, SmokeKind } from '../tables/hitChance';
import type { TargetAngle } from '../tables/targetAngle';
import type { Lighting } from './light';

/** All that the chance to hit depends on [SK-11.14, SK-11.15, SK-11.43]. */
export interface ShotFacts {
  method: HitMethod;
  /** Year of the action [SK-28.14]. */
  year: number;
  targetDp: number;
  targetAngle: TargetAngle;
  targetKnots: Knots;
  targetEvades: boolean;
  firerDp: number;
  firerEvades: boolean;
  /** [SK-11.17] */
  firerWasHit: boolean;
  /** [SK-11.18] Ships that fire at the target, the firer included. */
  shipsFiring: number;
  fireControl: FireControl;
  /** [SK-11.19, SK-11.20] 0 where it does not count. */
  radar: RadarCategory;
  rangeYards: Yards;
  /** [SK-11.22] */
  isNewTarget: boolean;
  /** [SK-11.43] */
  hasAcquired: boolean;
  /** [SK-11.24] */
  hasSpotter: boolean;
  /** [SK-11.34] */
  hasType98: boolean;
  /** Sea state, Force 0 to 12. */
  force: number;
  /** [SK-15.15] On the line of sight. */
  smoke: SmokeKind | null;
  lighting: Lighting;
  /** [SK-29.22] Critical damage of the firer that acts on totals, by CD number. */
  criticals: readonly { cd: number; value: number }[];
}
