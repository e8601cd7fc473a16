import type { Axial } from '../../../hex';
import type { Knots, Yards } from '../../core';
import type { AirLevel } from '../tables/antiAircraftGuns';
import type { SmokeKind } from '../tables/hitChance';
import type { ShellType } from '../tables/shells';
import type { Pistol } from '../tables/torpedoHits';
import type { AirGroupId, BaseId, ContactId, ElementId, ShipId, TargetId } from './ids';
import type { TurnTo, Way } from './plan';
import type { Formation } from './scenario';
import type { ContactChoice } from './searchMap';
import type { TorpedoSetting } from './tubes';

/** [SK-20.12] What a carrier's deck does in a turn. */
export const DECK_TASKS = ['launch', 'recover', 'arm', 'rearm'] as const;
export type DeckTask = (typeof DECK_TASKS)[number];

/** [SK-21.1] How attack aircraft strike. */
export const ATTACKS = ['level', 'dive', 'torpedo', 'skip', 'kamikaze'] as const;
export type AttackKind = (typeof ATTACKS)[number];

/** Aircraft by card and number. */
export interface AircraftCount {
  aircraft: string;
  count: number;
  /** [SK-20.18] Among the loads of the card, from 0. */
  load: number;
}

export type MovementOrder =
  | { kind: 'speed'; ship: ShipId; knots: Knots; way: Way }
  | { kind: 'element'; element: ElementId; guide: ShipId; formation: Formation }
  | { kind: 'turns'; ship: ShipId; turns: TurnTo[] }
  | { kind: 'evade'; ship: ShipId; on: boolean }
  | { kind: 'smoke'; ship: ShipId; smoke: SmokeKind | 'off' }
  | { kind: 'ram'; ship: ShipId; target: TargetId | '-' };

export type LightOrder =
  /** `-`: no star shells from this mount. */
  | { kind: 'starShell'; ship: ShipId; battery: number; turret: number; at: Axial | TargetId | '-' }
  | { kind: 'searchlight'; ship: ShipId; use: 'off' | 'search' | TargetId };

type GeneralOrder =
  /** [SK-34.8, SK-34.9, SK-34.13] `torpedoPercent` 0: never. */
  | {
      kind: 'standing';
      of: ShipId | ElementId;
      torpedoPercent: number;
      combs: boolean;
      attacksContacts: boolean;
    }
  | { kind: 'runOn'; turns: number }
  | { kind: 'surrender' }
  | { kind: 'confirm' };

export type FiringOrder =
  | { kind: 'shells'; ship: ShipId; battery: number; type: ShellType }
  /** `-`: these turrets hold fire. */
  | {
      kind: 'gunfire';
      ship: ShipId;
      battery: number;
      /** Indices on the sheet. */
      turrets: number[];
      target: TargetId | '-';
      /** Range estimation only; 0 without. */
      estimateYards: Yards;
      isBarrage: boolean;
    }
  | { kind: 'smokeShell'; ship: ShipId; battery: number; hex: Axial }
  | {
      kind: 'torpedoes';
      ship: ShipId;
      mount: number;
      /** 0 takes the order back. */
      count: number;
      target: TargetId;
      setting: TorpedoSetting;
      pistol: Pistol;
    }
  | HuntingOrder;

/** [SK-26.15, SK-26.17] No depths: nothing is dropped. */
export type HuntingOrder =
  | { kind: 'depthCharges'; ship: ShipId; depths: number[] }
  | { kind: 'aheadThrown'; ship: ShipId; target: TargetId; depths: number[] };

type DepthOrder = { kind: 'depth'; ship: ShipId; feet: number };

type ControlOrder = { kind: 'damageControl'; ship: ShipId; onDamage: number; onFires: number[] };

export type AirOrder =
  | { kind: 'carrier'; base: ShipId | BaseId; task: DeckTask; aircraft: AircraftCount[] }
  | { kind: 'deck'; base: ShipId | BaseId; aircraft: AircraftCount[] }
  | {
      kind: 'strike';
      group: AirGroupId;
      at: Axial | TargetId | BaseId;
      level: AirLevel;
      attack: AttackKind;
      knots: Knots;
    }
  | { kind: 'cap'; group: AirGroupId; over: ShipId; level: AirLevel; landsOnTurn: number }
  | { kind: 'vector'; raid: string; sections: number }
  | { kind: 'allocate'; onFighters: number; onAttackers: number }
  | { kind: 'breakOff'; group: AirGroupId }
  | { kind: 'aim'; boxes: number[] }
  /** [SK-23.36] `row`: aircraft of one type and load among those of the group, from 0. */
  | { kind: 'attack'; group: AirGroupId; target: ShipId; row: number; count: number }
  | { kind: 'abort'; group: AirGroupId }
  | { kind: 'spot'; ship: ShipId; target: TargetId | '-' }
  | { kind: 'screen'; ship: ShipId; target: ShipId };

export type SearchOrder =
  | { kind: 'search'; force: string; path: Axial[] }
  | { kind: 'searchPattern'; group: AirGroupId; pattern: number; at: Axial }
  | { kind: 'shadow'; force: string; contact: ContactId }
  | { kind: 'contact'; contact: ContactId; choice: ContactChoice }
  | { kind: 'formation'; force: string; ship: ShipId; offset: Axial };

/** [SK-34.1] The orders of the ledger's table. */
export type Order =
  | MovementOrder
  | DepthOrder
  | LightOrder
  | GeneralOrder
  | FiringOrder
  | ControlOrder
  | AirOrder
  | SearchOrder;

export type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;

/** Kinds of orders, by the part of the table that has them. */
export type MoveKind = (MovementOrder | DepthOrder)['kind'];
export type LightKind = LightOrder['kind'];
export type FireKind = FiringOrder['kind'];
export type AirKind = AirOrder['kind'];
export type SearchKind = SearchOrder['kind'];
export type GeneralKind = GeneralOrder['kind'];
