import type { Play } from '../model/play';

/** Phase 5 closes: what the players left alone is filled in by SK-34.6 to SK-34.8 and SK-34.13. */
export function fillFirePlot(_play: Play): void {}

/** Phase 6: fire that is not legal is struck out with a reason; turrets at fault do not fire [SK-35.5]. */
export function checkFire(_play: Play): void {}
