import type { Axial } from '../../../hex';
import type { BySide, Outcome, Side, Viewer } from '../../core';
import type { LandUnit, Ship, Squadron } from '../cards/cards';
import type { DamageState } from '../tables/kinds';
import type { RangeBox } from '../tables/rangeBoxes';
import type { SurfaceAction } from './actionState';
import type { AdvancedForce, AdvancedKnowledge, AdvancedStep } from './advancedState';
import type { AirAction } from './airState';
import type { BasicForce, BasicStep } from './basicState';
import type { DivisionId, LandUnitId, ShipId, SquadronId } from './ids';
import type { ScenarioFacts, ScenarioShip } from './scenario';
import type { SeenShip, ShipFate } from './seenShip';

export type * from './ids';
export type { SeenShip } from './seenShip';

/** A ship in play [ST-24.1]. Her id is that of her card. */
export interface ShipRecord extends Ship {
  /** The constant parts: card, class, submarine's card, sheet for a battle. */
  source: ScenarioShip;
  division: DivisionId;
  fate: ShipFate;
  /** [ST-4.22] Damage Levels recovered in this game. */
  recovered: number;
  /** [ST-17.8, ST-17.10] */
  launchesLeft: number;
  /** [ST-17.9] Her oxygen torpedoes have been reloaded, which happens only once. */
  hasReloaded: boolean;
  /** [ST-21.17] Speed 0 until repaired like an engine hit. */
  isDeadInWater: boolean;
  /** [ST-9.5] The ship that tows her. */
  towedBy: ShipId | null;
}

/** [ST-20.1] How a submarine is. */
export interface SubmarineState {
  isSubmerged: boolean;
  /** [ST-20.2] Tactical turns she can still stay submerged. */
  turnsLeft: number;
  /** [ST-20.7] The Advanced turn whose hour has been charged by a tactical action. */
  hourSpentOn?: number;
  /** [ST-20.7] The even turn in which the hex of the previous odd turn keeps her under way. */
  underWayOn?: number;
  /** [ST-20.17] */
  hadEncounter: boolean;
  /** [ST-20.18] Its attack this turn has been counterattacked; a failed attack is not [ST-20.14f]. */
  wasAnswered?: boolean;
  /** Detected or spotted: shown to the enemy [ST-5.3, ST-5.8]. */
  isDetected: boolean;
}

/** Ships that move, are spotted and are attacked together [ST-2.2, ST-24.8]. */
export interface Division {
  id: DivisionId;
  name: string;
  ships: ShipId[];
  /** One of the two, by the level of the game. */
  box: RangeBox | null;
  hex: Axial | null;
  /** Waiting to enter; in play; withdrawn or off the map; without ships. */
  status: 'waiting' | 'present' | 'withdrawn' | 'gone';
  /** Basic: it bears a Spotted card. Advanced: it was spotted in the last phase 1. */
  isSpotted: boolean;
  freeFrom: number;
  entersAtWill: boolean;
  /** [ST-24.8a] While it waits: the highest die with which it comes at all. */
  comesUpTo?: number;
  undividedUntil: number;
  /** [ST-6.1] Boxes that its owner may choose from at set-up. */
  choice?: readonly RangeBox[];
  submarine: SubmarineState | null;
}

/** A squadron in play [ST-24.7]. */
export interface SquadronRecord extends Squadron {
  /** A ship or a land unit. */
  home: string;
  isLongLegged: boolean;
  isScout: boolean;
  /** [ST-12.17] Landed beyond the capacity of its base. */
  isExtra: boolean;
  /** [ST-7.22] Steps lost on this mission that may be restored when it lands. */
  lostInFlight: number;
  /** [ST-22.8] Steps lost for good. */
  lostForGood: number;
}

/** A land unit in play [ST-24.9]; its place is that of the scenario. */
export interface LandUnitRecord extends LandUnit {
  isCaptured: boolean;
  /** [ST-4.23] Attacked since the last damage control. */
  wasAttacked: boolean;
}

/** All that one side has, and its sealed orders; secret to that side. */
export interface Force {
  ships: Record<ShipId, ShipRecord>;
  divisions: Record<DivisionId, Division>;
  squadrons: Record<SquadronId, SquadronRecord>;
  landUnits: Record<LandUnitId, LandUnitRecord>;
  /** The number of the next division made by a split. */
  nextDivision: number;
  /** [ST-4.10] Ships to be scuttled at the end of the turn. */
  scuttling: ShipId[];
  /** [ST-22.5] It offers to end the game. */
  offersEnd: boolean;
  basic: BasicForce | null;
  advanced: AdvancedForce | null;
}

/** A division of the enemy as a side knows it: in the Basic game its counter, and its ships while spotted [ST-5.2, ST-5.4]. */
export interface SeenDivision {
  id: DivisionId;
  /** Its name while its ships are known, else empty. */
  name: string | null;
  box: RangeBox | null;
  hex: Axial | null;
  isSpotted: boolean;
  /** `null` while they are not known. */
  ships: ShipId[] | null;
  /** [ST-5.4, ST-5.17] It is spotted and aircraft patrol over it. */
  hasCap: boolean;
  isSubmarine: boolean;
}

/** A land unit of the enemy [ST-5.6]: `null` until seen from the air or attacked. */
export interface SeenLandUnit {
  id: LandUnitId;
  state: DamageState | null;
  isCaptured: boolean;
  hasCap: boolean;
}

/** What a side knows of the enemy, kept up by the rules after each order. */
export interface Knowledge {
  divisions: Record<DivisionId, SeenDivision>;
  /** Ships seen now, and those seen to be lost. */
  ships: Record<ShipId, SeenShip>;
  landUnits: Record<LandUnitId, SeenLandUnit>;
  /** [ST-5.23] Points for what this side has seen, by scoring side; objectives count at the end. */
  points: BySide<number>;
  /** [ST-5.11] Enemy steps that this side has seen shot down; some may have been restored since. */
  stepsShotDown: number;
  /** [ST-22.5] */
  enemyOffersEnd: boolean;
  advanced: AdvancedKnowledge | null;
}

export type Step =
  | { kind: 'setup' }
  | BasicStep
  | AdvancedStep
  | { kind: 'over'; outcome: Outcome };

/** The optional rules in force; one that is absent is off. */
export interface StrategicOptions {
  /** [ST-7.58] A surface attack reaches no farther than one step of separation. */
  readonly nearAttacks?: boolean;
  /** [ST-22.3a] Two quiet turns end an Advanced game, whatever the scenario says. */
  readonly twoQuietTurns?: boolean;
}

/** A strategic game. Hidden information is in `forces` and `known` of the other side, and in the sealed parts of `air` and `action`. */
export interface StrategicState extends StrategicView {
  forces: BySide<Force>;
  known: BySide<Knowledge>;
}

/** The state as a viewer may see it: its own force and what it knows of the enemy's; all of it once the game is over. */
export interface StrategicView {
  system: 'strategic';
  /** `all`: nothing is hidden. */
  viewer: Viewer | 'all';
  scenario: ScenarioFacts;
  options: StrategicOptions;
  /** From 1; 0 during set-up. */
  turn: number;
  step: Step;
  /** Counts up with each step. */
  clock: number;
  /** [ST-5.13] Who won the priority roll of the turn. */
  priority: Side;
  /** [ST-5.12, ST-5.19] The sides that have confirmed the current stage. */
  confirmed: BySide<boolean>;
  forces: Partial<BySide<Force>>;
  known: Partial<BySide<Knowledge>>;
  /** An air attack that is being fought. */
  air: AirAction | null;
  /** A surface action that is being fought. */
  action: SurfaceAction | null;
}
