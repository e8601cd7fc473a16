import type { BySide, Side } from './side';

/** A ship as an operational game hands her over to be fought with: what both systems can read. */
export interface EngagementShip {
  id: string;
  name: string;
  /** What the tactical system builds her sheet from: its own published record of the class, opaque to the giver. */
  sheet: unknown;
  /** Damage so far, as a share of what sinks her: levels taken, and all. */
  damageLevels: number;
  capacity: number;
  /** Shares of guns already lost, 0 to 1 [ST-21.9]. */
  gunsLost: number;
  torpedoesSpent: boolean;
  /** Points of speed lost to engine hits. */
  engineHits: number;
  isDeadInWater: boolean;
}

/** A surface action as data: what an operational game hands over to a tactical one [ST-21.6]. */
export interface Engagement {
  id: string;
  /** The most rounds, 1 to 4. */
  rounds: number;
  /** ISO 8601 date and the hour of day. */
  date: string;
  hour: number;
  isNight: boolean;
  isPoor: boolean;
  /** Land along the north side of the board. */
  hasLand: boolean;
  /** The side of the board, 1 north to 6 north-west, by which the Allies come in; the Axis opposite. */
  entry: number;
  initiative: Side | null;
  options: Readonly<Record<string, boolean>>;
  sides: BySide<{
    name: string;
    nation: string;
    forces: { id: string; name: string; ships: EngagementShip[] }[];
  }>;
}

/** What comes back of a ship [ST-21.14]. */
export interface EngagedShip {
  id: string;
  fate: 'afloat' | 'sunk' | 'left';
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
  brokeOff: Side | null;
}
