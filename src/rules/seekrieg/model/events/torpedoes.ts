import type { Axial } from '../../../../hex';
import type { Roll } from '../../../core';
import type { ShipId, TargetId } from '../ids';
import type { About, Of } from './base';

/** Phase 9, and tracks that are shown. `side`: whose torpedoes; told to that side alone. */
export type TorpedoEvent =
  | Of<
      'torpedoesFired',
      { ship: ShipId; mount: number; target: TargetId; count: number; arrivesOnTurn: number }
    >
  /** Struck out: the order was not legal when it came to it. */
  | Of<'torpedoesHeld', { ship: ShipId; mount: number; target: TargetId }>
  /** [SK-5.12] The ship is aimed at; told to her side alone. */
  | About<'trackShown', { from: Axial; aimedAt: Axial }>
  /** [SK-17.20] A roll a torpedo. `target`: as the side names her; `null` for one it does not see. */
  | Of<
      'torpedoesTried',
      {
        firer: ShipId;
        target: TargetId | null;
        /** Not a ship that crosses the track. */
        isTarget: boolean;
        chance: number;
        hits: number;
        dice: Roll[];
      }
    >
  /** [SK-5.14] Others who see the ship are told of a hit, not what it has done; a dud they do not see. */
  | About<'torpedoHit', { isDud: boolean; damage: number | null; dice: Roll[] }>
  | About<'tubeReloaded', { mount: number }>;
