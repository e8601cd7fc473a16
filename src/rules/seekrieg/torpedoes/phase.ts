import type { Play } from '../model/play';

/** [SK-5.12] Before phase 2: tracks that arrive in this turn are shown to the side aimed at, in `torpedoes.tracks`. */
export function showTracks(_play: Play): void {}

/** Phase 9: shots of this turn are launched, then torpedoes in the water run and strike [SK-17]. */
export function resolveTorpedoes(_play: Play): void {}
