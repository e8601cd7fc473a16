import type { Play } from '../model/play';

/**
 * Phase 7: the next decision about a raid of this turn opens as a step of kind `air` [SK-5.6].
 * @returns whether one has opened; `false` once all raids of the turn have been resolved
 */
export function openAir(_play: Play): boolean {
  return false;
}
