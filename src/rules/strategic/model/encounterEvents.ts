import type { Modifier, Roll, Side } from '../../core';
import type { Approach } from '../rolls/encounter';
import type { DamageState } from '../tables/kinds';
import type { Fact } from './fact';
import type { DivisionId, ShipId } from './state';

interface Rolled {
  dice: Roll[];
  modifiers: Modifier[];
}

/** What submarines and their hunters do outside tactical play. Figures that a viewer may not know are `null` or left out. */
export type EncounterEvent =
  /** Told only to the boat's owner [ST-20.14f, ST-7.54, ST-8.24]. The target is named by its counter, in an Advanced game not at all [ST-11.16]. */
  | Fact<
      'approachMade',
      { side: Side; submarine: DivisionId; target: DivisionId | null; approach: Approach } & Rolled
    >
  /** The enemy is told of a boat, but not which one [ST-5.3]; `isLongShot`: the target was drawn. */
  | Fact<
      'boatFired',
      {
        side: Side;
        submarine: DivisionId | null;
        ship: ShipId;
        isLongShot: boolean;
        isHit: boolean;
        damageLevels: number | null;
      } & Rolled
    >
  /** `side` hunts. The hunter is told no dice, and is told the boat and her state only when she was detected [ST-5.10b]. */
  | Fact<
      'boatAttacked',
      {
        side: Side;
        by: ShipId;
        submarine: DivisionId | null;
        isDetected: boolean;
        state: DamageState | null;
        damageLevels: number | null;
      } & Rolled
    >;
