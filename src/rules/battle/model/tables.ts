import type { DiceTable, Table } from '../../core';
import type { Armor, Caliber, ShipType, SpeedClass, TorpedoKind } from './sheet';
import type { Hour, Weather } from './weather';

/** What two dice say of a gunfire hit. */
export type GunfireResult =
  | { kind: 'dud' | 'torpedo-mount' | 'critical' }
  | { kind: 'gunnery'; row: Caliber }
  | { kind: 'hull'; plunging: boolean; speedLoss: boolean };

export interface TorpedoResult {
  hullBoxes: number;
  speedLoss: boolean;
  critical: boolean;
}

export const CRITICALS = [
  'magazine',
  'fire-control',
  'flooding',
  'engine-room',
  'turret',
  'magazine-fire',
  'secondary-battery',
  'bridge',
  'steering',
  'torpedo-stowage',
] as const;
export type CriticalKind = (typeof CRITICALS)[number];

/** Modifiers to gunnery dice [BT-9.4, BT-15.1]. */
export const GUNNERY_MODIFIERS = [
  'excellent-gunnery',
  'target-still',
  'fire-control-radar',
  'point-blank',
  'target-end-on',
] as const;
export type GunneryModifier = (typeof GUNNERY_MODIFIERS)[number];

/** [BT-4.3] What an impulse of the round is for. */
export const IMPULSE_PHASES = ['opening', 'movement', 'gunnery', 'torpedoes', 'repair'] as const;
export const MOVERS = ['initiative', 'other'] as const;
export interface Impulse {
  phase: (typeof IMPULSE_PHASES)[number];
  /** From 1; 0 for impulses 1 and 22, which belong to no block. */
  block: number;
  /** Who moves, in a movement impulse. */
  mover: (typeof MOVERS)[number] | null;
}

/** Speeds that move; ships dead in the water never do. */
export type MovingSpeed = Exclude<SpeedClass, '0'>;

/** The die roll on which a magazine explodes, without and with heavy hull armor. */
interface ExplosionDice {
  plain: number;
  heavy: number;
}

/** How guns of one caliber are rated: boxes = guns x factor x caliber / divisor. */
export interface CaliberRating {
  /** Guns from this caliber on, up to the next larger row. */
  fromInches: number;
  /** Which guns count. */
  counts: 'all' | 'broadside';
  factor: number;
  /** `null` where the caliber of a gun of this row does not count. */
  divisorInches: number | null;
}

/** Every table of the battle rules that may be replaced, each as a whole [BT-16.11]. */
export interface TableSet {
  gunfireDamage: DiceTable<GunfireResult>;
  /** Entered with the modified sum; an unmodified 2 is a dud and never comes here. */
  torpedoDamage: DiceTable<TorpedoResult>;
  /** What is added to the dice of torpedo damage. */
  torpedoModifiers: Table & { modifiers: Readonly<Record<TorpedoKind, number>> };
  criticalDamage: DiceTable<CriticalKind>;
  magazines: Table & {
    explodes: Readonly<Record<'magazine' | 'magazine-fire', ExplosionDice>>;
    /** [BT-12.3] Added to the die of a ship with weak magazines. */
    weak: number;
    /** [BT-12.11] The die on which a primary hit on the hull of such a ship blows it up; without it none does. */
    weakHull?: number;
  };
  gunRanges: Table & {
    hexes: Readonly<Record<Caliber, number>>;
    /** [BT-11.9] The one range at which primary shells plunge. */
    plungingHexes: number;
  };
  /** What a die must show. */
  toHit: Table & { guns: number; torpedoes: number };
  gunneryModifiers: Table & {
    modifiers: Readonly<Record<GunneryModifier, number>>;
    /** The range in hexes up to which fire-control radar helps. */
    radarHexes: number;
    /** The maximum sum of modifiers. */
    most: number;
  };
  /** The armor that each caliber penetrates; torpedoes penetrate any. */
  penetration: Table & { armor: Readonly<Record<Caliber, readonly Armor[]>> };
  torpedoRanges: Table & {
    hexes: number;
    longLance: {
      hexes: number;
      /** A ship with fewer factors has only ordinary range. */
      leastFactors: number;
      /** What the dice are divided by, by the range in hexes beyond that of other torpedoes. */
      divisors: Readonly<Record<string, number>>;
    };
  };
  /** United States torpedoes before their defects were fixed. */
  usTorpedoes: Table & { mendedFrom: string; divisor: number };
  /** Hexes, by weather and hour. */
  sighting: Table & { hexes: Readonly<Record<Weather, Readonly<Record<Hour, number>>>> };
  /** At night a stack that has fired is seen at `factor` times the range, up to `mostHexes`. */
  flashes: Table & { factor: number; mostHexes: number };
  /** What search radar adds at night, from a date on; the first entry also applies before its date. */
  searchRadar: Table & { byDate: readonly { from: string; hexes: number }[] };
  impulses: Table & {
    /** Impulse 1 first. */
    sequence: readonly Impulse[];
    /** The first block in which a speed moves; it moves in all later ones too. */
    firstBlock: Readonly<Record<MovingSpeed, number>>;
    /** [BT-6.2] The only block in which tows move. */
    towBlock: number;
  };
  /** What each type may tow; types not named tow nothing. */
  towing: Table & { towable: Readonly<Partial<Record<ShipType, readonly ShipType[]>>> };
  /** Hull boxes = tons ^ exponent / divisor x factor. */
  hullRating: Table & {
    exponent: number;
    divisor: number;
    factors: { carrier: number; merchant: number; other: number };
  };
  gunRating: Table & { calibers: Readonly<Record<Caliber, CaliberRating>> };
  /** AA boxes that a gun is worth. */
  aaRating: Table & { heavyGun: number; lightBarrel: number };
  torpedoRating: Table & { tubesPerFactor: number };
  armorRating: Table & {
    heavyFromInches: number;
    lightFromInches: number;
    /** A hull with this much deck armor is immune to plunging fire. */
    immuneDeckInches: number;
  };
  /** The least speed in knots of each class; below the last a ship is `1 slow`. */
  speedRating: Table & { fromKnots: Readonly<Record<'2+' | '2' | '1', number>> };
  /** Points for each hull box of a ship. */
  points: Table & { capital: number; warship: number; cargo: number; transport: number };
}

export type TableId = keyof TableSet;

/** The tables that a battle is played with. */
export interface BattleTables extends TableSet {
  id: string;
  name: string;
  /** Those that are not the standard ones. */
  replaced: readonly TableId[];
  /** Ships of the battle whose sheets are not calculated by the ratings alone. */
  sheets: readonly string[];
}
