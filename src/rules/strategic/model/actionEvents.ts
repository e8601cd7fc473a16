import type { Axial } from '../../../hex';
import type { BaseEvent, BySide, Modifier, Roll, Side } from '../../core';
import type { Posture, QuickBand } from '../rolls/quick';
import type { DamageState } from '../tables/kinds';
import type { QuickWeapon } from './actionState';
import type { Fact } from './fact';
import type { Resolution } from './scenario';
import type { DivisionId, LandUnitId, ShipId } from './state';

/** What happens in settling a surface action [ST-21]. */
export type ActionEvent =
  /** In an Advanced game each side is told only its own divisions. */
  | Fact<
      'actionBegan',
      {
        action: string;
        divisions: BySide<DivisionId[]>;
        landUnits: LandUnitId[];
        hex: Axial | null;
      }
    >
  | Fact<'wayChosen', { chosen: BySide<Resolution>; way: Resolution; dice: Roll[] }>
  | Fact<'quickBegan', { band: QuickBand }>
  /** `winner` is `null` for a tie; `escaped` ends the action. */
  | Fact<
      'quickManeuvered',
      {
        exchange: number;
        postures: BySide<Posture>;
        totals: BySide<number>;
        winner: Side | null;
        band: QuickBand | 'escaped';
        dice: Roll[];
      }
    >
  /** `side` and `ship` fire. Only the target's owner is told the Damage Levels and the second die. */
  | Fact<
      'quickFired',
      {
        side: Side;
        ship: ShipId;
        weapon: QuickWeapon;
        target: ShipId;
        modifiers: Modifier[];
        dice: Roll[];
        isHit: boolean;
        damageLevels: number | null;
      }
    >
  /** `host`: the system that fights it, unless it is the usual one. */
  | Fact<'battleHandedOver', { host?: string; rounds: number; entry: number; dice: Roll[] }>
  /** An event of the battle system, unchanged. */
  | Fact<'battleEvent', { host?: string; event: BaseEvent }>
  | Fact<'abandonOffered', { side: Side; answer: 'yes' | 'no' }>
  | Fact<'battleAbandoned'>
  | Fact<'battleReturned', { host?: string; rounds: number; brokeOff: Side | null }>
  | Fact<
      'shipReturned',
      {
        side: Side;
        ship: ShipId;
        damageLevels: number;
        state: DamageState;
        isDeadInWater: boolean;
      }
    >
  | Fact<'actionEnded', { action: string; loser: Side | null }>;
