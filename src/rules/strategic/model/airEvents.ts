import type { Axial } from '../../../hex';
import type { BySide, Modifier, Roll, Side } from '../../core';
import type { DamageState } from '../tables/kinds';
import type { AirAttackTarget, Flight, FlightWeapon } from './airState';
import type { Fact } from './fact';
import type { LandUnitId, ShipId } from './state';

/** A flight as both sides see it when an air attack begins [ST-5.11]. */
export interface FlightSeen {
  flight: string;
  side: Side;
  role: Flight['role'];
  /** The name on its card. */
  name: string;
  steps: number;
  weapon: FlightWeapon | null;
}

/** One attack; both sides see all dice [ST-5.10a]. */
interface Shot {
  flight: string;
  dice: Roll[];
  modifiers: Modifier[];
  stepsLost: number;
}

/** A flight's attack on a ship or land unit; figures a viewer may not know are `null` [ST-5.10, ST-5.10b]. */
interface Struck {
  side: Side;
  flight: string;
  dice: Roll[];
  modifiers: Modifier[];
  damageLevels: number | null;
  isHit: boolean;
}

/** What happens in an air attack. */
export type AirEvent =
  /** `hex`: the strategic hex of an Advanced game, `null` in a Basic one. */
  | Fact<
      'airAttackBegan',
      { attacker: Side; target: AirAttackTarget; hex: Axial | null; flights: FlightSeen[] }
    >
  | Fact<'airShots', { exchange: 'first' | 'second'; side: Side; at: string } & Shot>
  | Fact<'bombsDropped', { side: Side; flight: string }>
  | Fact<'flightBrokeOff', { side: Side; flight: string }>
  /** `side` fires; `ship` or `landUnit` for Light AA. */
  | Fact<'flakFired', { side: Side; guns: 'area' | 'light'; by: ShipId | LandUnitId | null } & Shot>
  | Fact<'shipBombed', { ship: ShipId; weapon: 'bombs' | 'torpedoes' } & Struck>
  | Fact<'landUnitBombed', { landUnit: LandUnitId } & Struck>
  /** The attacker is told the boat and her state when she is detected [ST-5.8]. */
  | Fact<
      'boatDepthCharged',
      { ship: ShipId | null; isDetected: boolean; state: DamageState | null } & Omit<
        Struck,
        'isHit'
      >
    >
  | Fact<'airAttackEnded', { attacker: Side; target: AirAttackTarget; stepsLost: BySide<number> }>;
