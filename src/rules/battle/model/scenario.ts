import type { Axial } from '../../../hex';
import type { BySide, Side } from '../../core';
import type { ShipSheet, SpeedClass } from './sheet';
import type { BattleTables } from './tables';
import type { Hour, Weather } from './weather';

export { HOURS, type Hour, WEATHERS, type Weather } from './weather';

/** [BT-1.2] The six sides of the board, clockwise from north; each is a Direction of Entry. */
export const BOARD_SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type BoardSide = (typeof BOARD_SIDES)[number];

/** A ship of a scenario with how it begins [BT-19.2]. */
export interface ScenarioShip {
  id: string;
  sheet: ShipSheet;
  captain?: string;
  /** Ships of one counter name the same one [BT-2.6]. */
  counter?: string;
  /** Boxes marked at the start, by row. */
  lost?: Partial<Record<keyof ShipSheet['rows'], number>>;
  torpedoesSpent?: boolean;
  /** [BT-10.5] Of a ship with Long Lances: one of her two launches is spent. */
  reloadSpent?: boolean;
  /** The speed left by earlier damage, including the half-hull loss; the sheet's speed when absent. */
  speed?: SpeedClass;
}

export interface TaskForce {
  id: string;
  name: string;
  side: Side;
  /** [BT-3.2] Where it enters; its owner picks where there are several. */
  entry: readonly BoardSide[];
  ships: readonly ScenarioShip[];
  /** [BT-3.15] Stacks with their hexes; all task forces of a scenario have them, or none. */
  stacks?: readonly { ships: readonly string[]; hex: Axial }[];
  /** [BT-19.3] Its ships neither move nor fire before this impulse of round 1. */
  surprisedUntil?: number;
}

/** [BT-14.3] Points beside those for ships sunk and crippled. */
export interface ExtraPoints {
  /** For each ship that leaves by one of the board sides: the scoring side's own, or those of the side named. */
  exits?: readonly {
    side: Side;
    of?: Side;
    by: readonly BoardSide[];
    points: number;
    ships?: readonly string[];
  }[];
  /** For each round through which a ship of the side unloads unhurt; for all such ships, or for those named. */
  unloading?: readonly { side: Side; points: number; ships?: readonly string[] }[];
  /** For each box of a row of an enemy ship destroyed. */
  boxes?: readonly { side: Side; ship: string; row: keyof ShipSheet['rows']; points: number }[];
}

/** [BT-14.1] At least `least` of the named ships are lost, or have lost every box of a row they were built with. */
export interface VictoryCondition {
  ships: readonly string[];
  least: number;
  /** `ship`: sunk or scuttled, which also counts as losing its rows. */
  lost: 'ship' | keyof ShipSheet['rows'];
}

/** [BT-14.1] Who wins when all of some conditions are met at the end. */
export interface VictoryRule {
  winner: Side;
  all: readonly VictoryCondition[];
}

/** A battle as the rules need it: complete, with its ship sheets, and validated before it comes here. */
export interface BattleScenario {
  system: 'battle';
  id: string;
  title: string;
  /** ISO 8601: the United States' torpedoes depend on it [BT-10.7]. */
  date: string;
  hour: Hour;
  weather: Weather;
  /** [BT-1.1] 6 to 20 hexes. */
  radius: number;
  land: readonly Axial[];
  /** [BT-1.3] An island with water around it, in the center of the board. */
  islandMarker: boolean;
  sides: BySide<{ name: string; nation: string }>;
  /** [BT-3.1] Who has the initiative in round 1; rolled when absent. */
  initiative?: Side;
  /** [BT-19.2] 1 to 4. */
  rounds: number;
  taskForces: readonly TaskForce[];
  extraPoints: ExtraPoints;
  /** [BT-14.1] Where there are any, the first that is met decides, not the points; with none met it is a draw. */
  victoryRules?: readonly VictoryRule[];
  /** What the scenario allows or turns off. */
  allows: {
    /** [BT-10.7] United States torpedoes work even before they were fixed. */
    usTorpedoesMended?: boolean;
    /** [BT-7.3] Muzzle flashes seen at night; on unless turned off. */
    flashes: boolean;
    /** [BT-9.5] */
    tertiaryInStorm: boolean;
    /** [BT-10.9] */
    torpedoesInStorm: boolean;
  };
  /** [BT-16.11] The tables that it is played with, where they are not the standard ones. */
  tables?: BattleTables;
}
