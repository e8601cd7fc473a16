import type { BySide } from '../../core';
import type { ShipId } from '../model/ids';
import type { Play } from '../model/play';
import type { Sighting } from '../model/state';

/** Phase 4, and whenever ships have come [SK-10.1]. @returns what each side saw before */
export const updateSightings = ({ state }: Play): BySide<Record<ShipId, Sighting>> =>
  state.hidden.sightings;
