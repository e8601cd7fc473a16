import type { MountKind } from '../model/sheet';

/** [NW-26.1] What losing a gun mount costs in CV. Source: section 10.8, lines 122-129. */
export const MOUNT_COST: Readonly<Record<MountKind, number>> = {
  open: 1,
  shielded: 2,
  casemate: 3,
  turret: 4,
};

/** [NW-26.3] */
export const TUBES_COST = 2;
