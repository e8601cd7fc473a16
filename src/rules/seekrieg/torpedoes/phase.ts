import type { Play } from '../model/play';
import { runSalvos } from './arrival';
import { launchAll } from './launch';

/** Phase 9: shots of this turn are launched, then torpedoes in the water run and strike [SK-17]. */
export function resolveTorpedoes(play: Play): void {
  launchAll(play);
  runSalvos(play);
}
