import type { Play } from '../model/play';
import type { Collision } from '../model/track';

/** [SK-18.4 to SK-18.15] What a collision does to both ships. They have stopped already [SK-9.30]. */
export function resolveCollision(_play: Play, _collision: Collision): void {}
