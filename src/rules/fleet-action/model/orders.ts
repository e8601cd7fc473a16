import type { Axial } from '../../../hex';
import type { Knots, Side } from '../../core';
import type { AirAttack, Altitude } from './air';
import type { AirSquadronId, AirStandId, ContactId, SquadronId, UnitId } from './ids';
import type { BatteryName, LightWeapon } from './units';

/** [NW-33.1] One step of a path. A turn is made in the hex; `ahead` enters the next. */
export type PathStep = 'ahead' | 'port' | 'starboard';

/** [NW-28.7] What a repair mends. */
export const REPAIRS = ['speed', 'steering', 'power'] as const;
export type Repair = (typeof REPAIRS)[number];

/** [NW-33.1] The orders of the ledger's table, under its names. */
export type Order =
  | { kind: 'chooseFirst'; firstMove: Side; firstAction: Side }
  /** Turn 1: a minefield of the scenario. Later: from a minelayer in her own hex. */
  | { kind: 'layMines'; hex: Axial; by: UnitId | '-' }
  | { kind: 'deploySub'; sub: UnitId; hex: Axial; surfaced: boolean }
  | { kind: 'moveSub'; sub: UnitId; path: Axial[]; surfaced: boolean }
  | { kind: 'subAttack'; sub: UnitId; target: UnitId; tubes: number; setting: number }
  | { kind: 'deployContact'; contact: ContactId }
  | { kind: 'moveContact'; contact: ContactId; knots: Knots; steps: PathStep[] }
  /** Activates a squadron in the Ship Movement Phase; any order to one of its ships does as well. */
  | { kind: 'detach'; units: UnitId[] }
  | { kind: 'setSpeed'; ship: UnitId; knots: Knots }
  | { kind: 'laySmoke'; ship: UnitId }
  /** Steps of the allowance, in one order or several. */
  | { kind: 'moveShip'; ship: UnitId; steps: PathStep[] }
  | {
      kind: 'declareTorpedo';
      ship: UnitId;
      /** Indices of tube mounts; of small craft, none. */
      mounts: number[];
      setting: number;
      at: UnitId | Axial;
    }
  | { kind: 'ram'; ship: UnitId; target: UnitId }
  | { kind: 'launch'; home: UnitId; stand: AirStandId; load: string | '-' }
  | { kind: 'serviceStand'; home: UnitId; stand: AirStandId; points: number; load: string | '-' }
  | { kind: 'moveAir'; stand: AirStandId; path: Axial[]; altitude: Altitude }
  | { kind: 'land'; stand: AirStandId; home: UnitId }
  | { kind: 'intercept'; stand: AirStandId; enemy: AirStandId }
  | { kind: 'escort'; stand: AirStandId; friend: AirStandId }
  | { kind: 'setCap'; stand: AirStandId; over: UnitId | '-' }
  | { kind: 'launchPlane'; ship: UnitId; way: 'launch' | 'recover' }
  | { kind: 'jettison'; stand: AirStandId }
  | { kind: 'spot'; unit: UnitId | AirStandId; contact: ContactId }
  | { kind: 'airCombat'; stand: AirStandId; opponent: AirStandId; slip: boolean }
  | { kind: 'identify'; ship: UnitId; target: UnitId }
  | {
      kind: 'shootGuns';
      ship: UnitId;
      battery: BatteryName;
      /** Indices of the battery's mounts. */
      mounts: number[];
      target: UnitId;
    }
  | {
      kind: 'shootLight';
      unit: UnitId;
      weapon: Exclude<LightWeapon, 'longRange'>;
      factors: number;
      target: UnitId;
    }
  | { kind: 'starShell'; ship: UnitId; battery: BatteryName; hex: Axial }
  | { kind: 'searchlight'; ship: UnitId; target: UnitId | '-' }
  | { kind: 'flare'; stand: AirStandId }
  | { kind: 'sweep'; ship: UnitId; hex: Axial }
  | { kind: 'resolveTorpedo'; ship: UnitId }
  | {
      kind: 'airAttack';
      stand: AirStandId;
      target: UnitId;
      attack: AirAttack;
      aircraft: number;
    }
  | { kind: 'antiAir'; unit: UnitId; weapon: LightWeapon; stand: AirStandId; factors: number }
  | { kind: 'aswAttack'; ship: UnitId; sub: UnitId }
  /** Ends the movement of a ship or squadron, an activation, an answer or a sealed step; `-`: whatever is open. */
  | { kind: 'done'; what: UnitId | SquadronId | ContactId | AirStandId | AirSquadronId | '-' }
  | { kind: 'repair'; ship: UnitId; item: Repair }
  | { kind: 'refillTubes'; ship: UnitId; mounts: number[] }
  | { kind: 'toContact'; squadron: SquadronId }
  | { kind: 'offerEnd' }
  | { kind: 'concede' };

export type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;
