import type { Play } from '../model/play';

/** [SK-5.15] Step 1, as phase 11 opens: damage points of the turn are added. */
export function addDamage(_play: Play): void {}
