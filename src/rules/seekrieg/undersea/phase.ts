import type { Play } from '../model/play';
import type { Track } from '../model/track';

/** [SK-26.10 to SK-26.13] After movement: which submarines sonar holds, and where, in `hidden.held`. */
export function listen(_play: Play, _tracks: ReadonlyMap<string, Track>): void {}

/** Phase 10: depth charges and ahead-thrown weapons [SK-26.15 to SK-26.19]. */
export function resolveUndersea(_play: Play): void {}
