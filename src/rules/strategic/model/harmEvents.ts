import type { Roll, Side } from '../../core';
import type { CriticalHit } from '../cards/damage';
import type { DamageState } from '../tables/kinds';
import type { Fact } from './fact';
import type { LandUnitId, ShipId, SquadronId } from './state';

/**
 * The effects of attacks of every kind [ST-4]. Only the owner is told `damageLevels` [ST-5.9]; `ship` is `null` to all
 * but the owner for a submerged boat of an Advanced game that is not known by name [ST-5.10b, ST-11.16].
 */
export type HarmEvent =
  | Fact<
      'shipHit',
      { side: Side; ship: ShipId | null; damageLevels: number | null; state: DamageState }
    >
  | Fact<'shipCritical', { side: Side; ship: ShipId; critical: CriticalHit; dice: Roll[] }>
  | Fact<'magazinesShaken', { side: Side; ship: ShipId; explodes: boolean; dice: Roll[] }>
  | Fact<'armedDeckHit', { side: Side; ship: ShipId; damageLevels: number | null; dice: Roll[] }>
  | Fact<
      'shipSunk',
      {
        side: Side;
        ship: ShipId | null;
        cause: 'damage' | 'magazine' | 'scuttled' | 'depthCharges' | 'flooding';
      }
    >
  | Fact<
      'landUnitHit',
      { side: Side; landUnit: LandUnitId; damageLevels: number | null; state: DamageState }
    >
  | Fact<'squadronHitAboard', { side: Side; squadron: SquadronId; dice: Roll[]; isHit: boolean }>
  | Fact<'squadronLost', { side: Side; squadron: SquadronId; steps: number }>
  | Fact<'submarineForcedUp', { side: Side; ship: ShipId | null; dice: Roll[]; sinks: boolean }>
  | Fact<'damageControlRolled', { side: Side; ship: ShipId; dice: Roll[]; change: -1 | 0 | 1 }>
  | Fact<
      'criticalRepaired',
      {
        side: Side;
        ship: ShipId;
        critical: CriticalHit | 'deadInWater';
        dice: Roll[];
        isMended: boolean;
      }
    >
  | Fact<'landUnitMended', { side: Side; landUnit: LandUnitId }>;
