import type { Battery } from '../../../rules/fleet-action/query';

/** [NW-13.10] Guns are counted as barrels. */
export const barrelsOf = ({ mounts }: Battery, indices: readonly number[]): number =>
  indices.reduce((sum, index) => sum + (mounts[index]?.barrels ?? 0), 0);
