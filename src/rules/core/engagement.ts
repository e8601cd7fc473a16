import type { BySide, Side } from './side';
import type { Yards } from './units';

/** A ship as an operational game hands her over for a battle, in terms both systems can read. */
export interface EngagementShip {
  id: string;
  name: string;
  /** What the tactical system builds her sheet from: its own record of her, opaque to the operational game. */
  sheet: unknown;
  /** Her type in the operational game (`BB`, `FF`, `AO`), which also decides `isSmall`. */
  type: string;
  isSmall: boolean;
  /** Damage so far: levels taken, and the levels that sink her. */
  damageLevels: number;
  capacity: number;
  /** The share of her guns already lost, 0 to 1. */
  gunsLost: number;
  /** The same by batteries, where the operational game tells them apart. */
  armsLost?: Readonly<Record<EngagedArms, number>>;
  /** Fires aboard, where the operational game counts them. */
  fires?: number;
  /** The share of her speed that damage of any kind has left her, 0 to 1. */
  speedLeft: number;
  /** Torpedo attacks she has left. */
  launchesLeft: number;
  /** Speed points lost to engine hits, on top of what damage costs. */
  engineHits: number;
  isDeadInWater: boolean;
  hasSearchRadar: boolean;
  hasFireControlRadar: boolean;
  hasWeakMagazines: boolean;
  hasOxygenTorpedoes: boolean;
}

/** Batteries that a record may tell apart. */
const ENGAGED_ARMS = ['primary', 'secondary', 'torpedoes'] as const;
type EngagedArms = (typeof ENGAGED_ARMS)[number];

/** Ships that one side has sent together. */
export interface EngagementForce {
  id: string;
  name: string;
  ships: EngagementShip[];
}

/** A surface action as data: what an operational game hands over to a tactical one. */
export interface Engagement {
  id: string;
  title: string;
  /** The most rounds, 1 to 4. */
  rounds: number;
  /** ISO 8601. */
  date: string;
  /** Minutes after midnight. */
  startMinute: number;
  isNight: boolean;
  isPoor: boolean;
  /** How far a ship is seen by eye. */
  visibilityYards: Yards;
  /** Land along the north side of the board. */
  hasLand: boolean;
  /** The side of the board, 1 north to 6 northwest, by which the Allies come in; the Axis opposite. */
  entry: number;
  initiative: Side | null;
  /** Optional rules of the tactical system by their names. */
  options: Readonly<Record<string, boolean>>;
  sides: BySide<{ name: string; nation: string; forces: EngagementForce[] }>;
}

/** The result for one ship. */
export interface EngagedShip {
  id: string;
  fate: 'afloat' | 'sunk' | 'left';
  /** Total boxes lost, including those lost before entry, and boxes built. */
  hullLost: number;
  hullBoxes: number;
  gunsLost: number;
  gunBoxes: number;
  /** Mounts lost and built by batteries, where the tactical system tells them apart. */
  arms?: Readonly<Record<EngagedArms, { lost: number; built: number }>>;
  /** She lost no box in the battle. */
  isUnhurt: boolean;
  torpedoesUsed: number;
  isDeadInWater: boolean;
}

/** The result of a surface action. */
export interface EngagementResult {
  ships: EngagedShip[];
  rounds: number;
  /** The side whose surviving ships have all left. */
  brokeOff: Side | null;
}
