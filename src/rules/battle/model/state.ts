import type { Axial, Direction } from '../../../hex';
import type { BySide, Outcome, Side } from '../../core';
import type { BattleScenario, BoardSide } from './scenario';
import type { Caliber, Row, SpeedClass } from './sheet';

export type ShipId = string;
export type StackId = string;
export type TaskForceId = string;

/** The optional rules of BT-15 that a battle is created with. */
export interface BattleOptions {
  /** [BT-15.3] */
  noDisengagement: boolean;
  /** [BT-15.4] */
  looseStacks: boolean;
  /** [BT-15.1] Absent, as off, in battles begun before it was offered. */
  facing?: boolean;
  /** [BT-15.2] Absent, as off, in battles begun before it was offered. */
  nightConfusion?: boolean;
  /** [BT-15.5] Absent, as off, in battles begun before it was offered. */
  fog?: boolean;
}

export const DEFAULT_OPTIONS: BattleOptions = {
  noDisengagement: false,
  looseStacks: false,
  facing: false,
  nightConfusion: false,
  fog: false,
};

/** How a ship stands: in the battle, or gone from it. */
export const FATES = ['afloat', 'sunk', 'scuttled', 'left'] as const;
export type Fate = (typeof FATES)[number];

/** What can be fired: a caliber, or the torpedoes. */
export type Weapon = Caliber | 'torpedoes';

/** The parts of a ship that change in a battle; its sheet is in the scenario. */
export interface Ship {
  id: ShipId;
  side: Side;
  /** [BT-2.6] The multi-ship counter it belongs to; a lone ship's own id. */
  counter: string;
  fate: Fate;
  /** Boxes destroyed in each row, the first ones first. */
  lost: Record<Row, number>;
  speed: SpeedClass;
  /** [BT-5.8] The loss of speed for half the hull has been taken. */
  halfHullTaken: boolean;
  /** [BT-10.6] */
  mountHit: boolean;
  /** [BT-10.14] When it launched its torpedoes. */
  launches: { round: number; impulse: number }[];
  /** [BT-7.3] Fired guns in the last gunnery impulse. */
  flash: boolean;
  aground: boolean;
  /** [BT-13.1] A 1 or 2 was rolled: no more repair. */
  beyondRepair: boolean;
  /** [BT-12.1, row 3] Calibers that do not fire until after impulse 22. */
  blindCalibers: Caliber[];
  /** [BT-12.5] What a bridge hit still keeps silent. */
  silenced: { gunnery: boolean; torpedoes: boolean };
  /** [BT-12.6] Held in its next movement impulse in which its speed moves. */
  steeringHit: boolean;
  /** [BT-14.3] Only for a ship that unloads: rounds unloaded unhurt, and boxes lost before the present one. */
  unloading?: { rounds: number; boxesLost: number };
  /** The board side by which it left [BT-14.3]. */
  leftBy?: BoardSide[];
}

/** Where a stack is: not yet placed, outside the board [BT-3.12], or at a hex of the sea. */
export type Place = 'unplaced' | 'waiting' | 'board';

/** [BT-5.1] What a stack has done in its side's present movement impulse. */
export type StackAction = 'moved' | 'stayed' | 'divided' | 'combined' | 'made-fast' | 'entered';

/** [BT-20.10] In what bands the count of a stack out of sight is told. */
export const BANDS = ['1-3', '4-7', '8-12'] as const;
export type Band = (typeof BANDS)[number];
export const MAX_IN_BAND: Readonly<Record<Band, number>> = { '1-3': 3, '4-7': 7, '8-12': 12 };

export interface Stack {
  id: StackId;
  /** Counts up over the battle: the order of BT-8.17. */
  number: number;
  side: Side;
  /** The task force that it came with, or the first of those that combined [BT-2.10]. */
  taskForce: TaskForceId;
  ships: ShipId[];
  place: Place;
  /** Meaningful while `place` is `board`. Coordinates of the sea, not of the board [BT-5.17]. */
  hex: Axial;
  facing: Direction;
  acted: StackAction | null;
  /** A ship separated from it, or it separated, in this impulse [BT-5.14]. */
  separated: boolean;
  /** [BT-15.10] It moved when last it could; kept only with BT-15.2. */
  underWay?: boolean;
  /** [BT-20.10] Only in views, for a stack hidden by BT-15.5: `ships` is empty, and only its place is real. */
  band?: Band;
}

export interface Tow {
  tower: ShipId;
  towed: ShipId;
}

/** [BT-8.3] One line of a sealed list. */
export interface Declaration {
  ship: ShipId;
  weapon: Weapon;
  target: ShipId;
  /** [BT-8.5] Named for full strength at its target. */
  full: boolean;
}

/** Where the battle is in its sequence; the state holds the impulse numbers of BT-4.3. */
export type Step =
  | { kind: 'directions'; side: Side; taskForce: TaskForceId; choices: BoardSide[] }
  | { kind: 'placement'; side: Side }
  | { kind: 'shift'; side: Side; displacements: Axial[] }
  | { kind: 'movement'; side: Side; mayLeave: { stack: StackId; by: Direction } | null }
  | { kind: 'gunnery' }
  | { kind: 'torpedoes' }
  | { kind: 'repair'; side: Side }
  | { kind: 'breakOff' }
  | { kind: 'over'; outcome: Outcome };

export interface BattleState {
  system: 'battle';
  /** Never changes. */
  scenario: BattleScenario;
  options: BattleOptions;
  /** 0 during set-up, then 1 to 4. */
  round: number;
  /** 0 during set-up, then 1 to 22. */
  impulse: number;
  /** Counts up with every change of segment. */
  clock: number;
  step: Step;
  initiative: Side;
  /** [BT-5.17] The board is a window on the sea; its middle. */
  center: Axial;
  /** [BT-3.10] Settled directions of entry. */
  entries: Record<TaskForceId, BoardSide>;
  /** [BT-3.4] Task forces in the order in which they placed their first stacks. */
  forcesPlaced: TaskForceId[];
  ships: Record<ShipId, Ship>;
  /** In order of their numbers. */
  stacks: Stack[];
  nextStackNumber: number;
  tows: Tow[];
  /** The sealed lists of the present impulse [BT-8.1]. */
  declared: BySide<Declaration[]>;
  /** [BT-5.21] Scuttling sealed with them. */
  scuttling: BySide<ShipId[]>;
  /** Sides whose `done` is given in a sealed impulse [BT-8.14]. */
  done: BySide<boolean>;
  /** [BT-13.9] Ships that try to repair or refloat in this impulse 22. */
  attempts: { ship: ShipId; kind: 'repair' | 'refloat' }[];
  /** [BT-20.8] Sealed votes to break off; `null` until given, and in a view of the other side. */
  votes: BySide<'yes' | 'no' | null>;
}

/** A state in which the other side's sealed lists and vote are empty [BT-20.4], and with BT-15.5 its hidden ships missing. */
export type BattleView = BattleState;
