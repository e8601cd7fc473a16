import type { ShotFacts } from '../../../rules/seekrieg/query';

/** A turn's fire of one gun of a battery on a target, in the same circumstances but for range and angle. */
export interface FireRow {
  /** Damage points by range and angle; `NaN` where not yet worked out. */
  points: Float64Array;
  facts: ShotFacts;
  /** Damage points of a hit by range in hexes, likewise. */
  harm: Float64Array;
}

/** Rows of all batteries of a ship against another, by battery and radar. */
export type PairRows = (FireRow | undefined)[];
