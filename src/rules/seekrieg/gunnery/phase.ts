import type { Play } from '../model/play';

/** [SK-15.19] At the end of phase 6 smoke shells fall. */
export function fallSmokeShells(_play: Play): void {}

/** Phase 8: all gunfire; damage is noted as due, critical damage too [SK-11 to SK-14]. */
export function resolveGunfire(_play: Play): void {}
