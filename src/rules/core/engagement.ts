import type { BySide, Side } from './side';

/** A ship as an operational game hands her over to be fought with: what both systems can read. */
export interface EngagementShip {
  id: string;
  name: string;
  /** What the tactical system builds her sheet from, opaque to the giver: its own ready record of her. */
  sheet: unknown;
  /** The giver's word for her type (`BB`, `FF`, `AO`); `isSmall` by its measure. */
  type: string;
  isSmall: boolean;
  /** Damage so far, as a share of what sinks her: levels taken, and all. */
  damageLevels: number;
  capacity: number;
  /** The share of her guns already lost, 0 to 1. */
  gunsLost: number;
  /** Torpedo attacks that she has left. */
  launchesLeft: number;
  /** Points of speed lost to hits in her engines, beside what damage costs. */
  engineHits: number;
  isDeadInWater: boolean;
  hasSearchRadar: boolean;
  hasFireControlRadar: boolean;
  hasWeakMagazines: boolean;
  hasOxygenTorpedoes: boolean;
}

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
  isNight: boolean;
  isPoor: boolean;
  /** Land along the north side of the board. */
  hasLand: boolean;
  /** The side of the board, 1 north to 6 north-west, by which the Allies come in; the Axis opposite. */
  entry: number;
  initiative: Side | null;
  /** Optional rules of the tactical system by their names. */
  options: Readonly<Record<string, boolean>>;
  sides: BySide<{ name: string; nation: string; forces: EngagementForce[] }>;
}

/** What comes back of a ship. */
export interface EngagedShip {
  id: string;
  fate: 'afloat' | 'sunk' | 'left';
  /** Boxes lost in all, those lost at entry among them, and boxes built. */
  hullLost: number;
  hullBoxes: number;
  gunsLost: number;
  gunBoxes: number;
  /** She lost no box in the battle. */
  isUnhurt: boolean;
  torpedoesUsed: number;
  isDeadInWater: boolean;
}

/** What comes back of a surface action. */
export interface EngagementResult {
  ships: EngagedShip[];
  rounds: number;
  /** The side of which every ship that is afloat has left. */
  brokeOff: Side | null;
}
