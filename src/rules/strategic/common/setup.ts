import type { Play } from '../play';

/** [ST-6.1] Ends the set-up and begins turn 1; always moves on. */
export function leaveSetup(_play: Play): boolean {
  return false;
}
