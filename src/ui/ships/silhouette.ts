/** Ship drawings by the registry's class. */
export type Silhouettes = Readonly<Record<string, Silhouette>>;

/** A ship's plan as far as the registry knows it; places along the hull run from 0 at the bow to 1 at the stern. */
export interface Silhouette {
  lengthFeet: number;
  beamFeet: number;
  mounts: readonly SilhouetteMount[];
  funnels: readonly number[];
}

export interface SilhouetteMount {
  at: number;
  guns: number;
  caliberInches: number;
  /** Where its barrels lie at rest; forward of midships when absent. */
  trained?: 'forward' | 'aft';
  /** Off the centerline: on one side, or one on each. */
  side?: 'center' | 'port' | 'starboard' | 'both';
}
