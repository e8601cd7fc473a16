import type { Play } from '../model/play';
import type { Collision, Track } from '../model/track';

/** What phase 3 has done, to be told once it is known who saw it. */
export interface Movement {
  tracks: ReadonlyMap<string, Track>;
  collisions: Collision[];
}

/** Phase 3: all ships move at once, in eight impulses [SK-9]. */
export const moveShips = (_play: Play): Movement => ({ tracks: new Map(), collisions: [] });
