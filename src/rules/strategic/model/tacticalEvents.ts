import type { Axial, Facing } from '../../../hex';
import type { BySide, Roll, Side } from '../../core';
import type { Band } from '../tables/gunBands';
import type { DamageState } from '../tables/kinds';
import type { Fact } from './fact';
import type { LandUnitId, ShipId } from './state';
import type { TacticalBattery } from './tacticalOrders';

/** Where a ship stands. */
export interface Placed {
  ship: ShipId;
  hex: Axial;
  facing: Facing;
  speed: number;
}

/** A shot as told to those who may know all of it. A side that does not see the firer is told neither ship nor range. */
interface ShotFacts {
  side: Side;
  ship: ShipId | LandUnitId | null;
  rangeHexes: number | null;
  /** [ST-5.10] Told only to the owner of the target. */
  difference: number | null;
  damageLevels: number | null;
  isHit: boolean;
  /** The attacker's, then the defender's. The attacker is told only his own. */
  dice: Roll[];
}

/** How an action ended [ST-15.25, ST-15.26]. */
const ENDINGS = ['turns', 'noShipLeft', 'agreed', 'noAttack'] as const;
export type Ending = (typeof ENDINGS)[number];

export type TacticalEvent =
  | Fact<
      'tacticalBegan',
      { startHexes: number; direction: Facing; start: BySide<Axial>; dice: Roll[] }
    >
  | Fact<'tacticalResumed'>
  | Fact<'distanceChosen', { side: Side; hexes: number; direction: Facing }>
  | Fact<'shipsPlaced', { side: Side; placed: Placed[] }>
  | Fact<'tacticalTurnBegan', { tacticalTurn: number }>
  /** `from` and the path as far as they were seen; a ship that comes into sight has no path. */
  | Fact<
      'shipMoved',
      { side: Side; ship: ShipId; from: Axial; path: Axial[]; facing: Facing; isSmoking: boolean }
    >
  | Fact<'boatDived', { side: Side; ship: ShipId }>
  | Fact<'boatRose', { side: Side; ship: ShipId; why: 'ordered' | 'outOfTime' }>
  | Fact<'sightChanged', { side: Side; sighted: ShipId[]; lost: ShipId[] }>
  | Fact<
      'gunsFired',
      ShotFacts & {
        battery: TacticalBattery;
        target: ShipId;
        band: Band | null;
        firePower: number | null;
      }
    >
  | Fact<
      'landBombarded',
      ShotFacts & {
        battery: TacticalBattery;
        landUnit: LandUnitId;
        band: Band | null;
        firePower: number | null;
        turnsInARow: number | null;
      }
    >
  | Fact<'torpedoesFired', ShotFacts & { target: ShipId; torpedo: number | null }>
  | Fact<'torpedoesReloaded', { side: Side; ship: ShipId }>
  /** What the hunter is told [ST-5.10b]. */
  | Fact<
      'depthChargesDropped',
      {
        side: Side;
        ship: ShipId;
        hex: Axial;
        detected: { ship: ShipId; state: DamageState }[];
      }
    >
  /** What the owner of the boat is told [ST-5.10]. */
  | Fact<
      'boatHunted',
      {
        side: Side;
        ship: ShipId;
        by: ShipId | null;
        rangeHexes: number;
        difference: number;
        isDetected: boolean;
        damageLevels: number;
        dice: Roll[];
      }
    >
  | Fact<'shipBrokeOff', { side: Side; ship: ShipId }>
  | Fact<'actionEndOffered', { side: Side; answer: 'yes' | 'no' }>
  | Fact<'tacticalEnded', { why: Ending; tacticalTurn: number; loser: Side | null }>;
