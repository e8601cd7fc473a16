import type { Axial, Facing } from '../../../hex';
import type { Degrees, Knots, Side } from '../../core';
import type { SmokeKind } from '../tables/hitChance';
import type { BatteryLog } from './guns';
import type { ElementId, ShipId, TargetId } from './ids';
import type { Plan, TurnTo, Way } from './plan';
import type { ShipSheet } from './sheet';
import type { MountLog } from './tubes';

/** `waiting`: has yet to come [SK-5.17]; `abandoned`: still there, but out of the fight [SK-16.11]. */
type Fate = 'waiting' | 'inPlay' | 'abandoned' | 'sunk';

/** [SK-14.20] */
export interface Fire {
  severity: number;
  /** [SK-14.22] The turn in which it began. */
  begunOnTurn: number;
  /** [SK-14.24] */
  isOutOfControl?: boolean;
}

/** [SK-14.15] An effect of CHART N4 in force. */
export interface Effect {
  /** 1 to 63. */
  cd: number;
  /** `null`: for the rest of the game. */
  turnsLeft: number | null;
  /** The battery it acts on, and the turret or torpedo mount, by index, where it acts on one. */
  battery?: number;
  mount?: number;
  /** [SK-14.27] */
  sideHit?: 'port' | 'starboard';
  /** CD 23, 24: how the rudder is jammed; `null`: amidships. */
  rudder?: TurnTo | null;
  /** CD 62: the boat has come to the surface since. */
  hasSurfaced?: boolean;
}

/** [SK-11.24 to SK-11.27] A floatplane that spots for its ship. */
interface Spotter {
  launchedOnTurn: number;
  /** `null`: the target of the main battery. */
  target: TargetId | null;
  /** [SK-24.5] Turns in which the ship has lain still to take it aboard; `null`: it stays up. */
  recoveryTurns: number | null;
}

/** Sets that a ship has lost for good by CHART U4 or critical damage. */
interface Losses {
  searchRadar: boolean;
  fireControlRadar: boolean;
  sonar: boolean;
  searchlights: boolean;
}

/** What anybody who sees the ship can see of her turn [SK-5.8]. */
export interface OpenTurn {
  /** Hexes entered, in order. */
  entered: Axial[];
  /** [SK-4.8] The hex she left last; `null`: she did not move. */
  left: Axial | null;
  /** She has made a turning step. */
  hasTurned: boolean;
  /** [SK-15.10] */
  isEvading: boolean;
  /** [SK-15.15] */
  smoke: SmokeKind | null;
  /** [SK-19.7] */
  hasSearchlightOn: boolean;
  /** [SK-19.14] Lit by star shells or a searchlight at the end of movement. */
  isLit: boolean;
  /** She has fired guns. */
  hasFired: boolean;
}

/** [SK-33.2] A ship's log: what only her owner knows of her [SK-5.11]. */
export interface Condition {
  /** Damage points received, as added up at the ends of turns. */
  damage: number;
  /** [SK-13.11] Damage points of this turn, not yet added. */
  damageDue: number;
  /** [SK-14.9] The highest total for which losses have been worked out; they stay. */
  lossesTo: number;
  /** [SK-14.4] Knots of maximum speed lost by the loss factor. */
  knotsLost: Knots;
  /** [SK-6.1] The most she makes in this battle; her sheet's, or less. */
  capKnots: Knots;
  /** [SK-9.3] In 1/32 hex, 0 to 31. */
  carry: number;
  /** [SK-9.19] 0 to 30. */
  turnCarry: Degrees;
  /** [SK-34.5] The hexes that she has passed, her own last. */
  wake: Axial[];
  batteries: BatteryLog[];
  mounts: MountLog[];
  torpedoReloads: number;
  /** [SK-17.31] Turns spent on the tube that is being reloaded. */
  reloadTurns: number;
  fires: Fire[];
  effects: Effect[];
  /** [SK-14.17] Critical damage of this turn, which takes effect at its end. */
  effectsDue: Effect[];
  losses: Losses;
  /** [SK-7.12] Her radars work again from this turn on; 0: they work. */
  radarOutUntil: number;
  directorsLost: { fore: boolean; aft: boolean };
  /** [SK-18.16] Damage control points left. */
  dcoLeft: number;
  depthCharges: number;
  /** [SK-26.3] Of a submarine; 0: surfaced. */
  depthFeet: number;
  /** [SK-26.9] Charges are dropped near the boat in this turn. */
  isAttacked: boolean;
  floatplanes: number;
  spotter: Spotter | null;
  /** [SK-11.17] Hit by a shell in the turn before, and in this one. */
  wasHit: boolean;
  isHit: boolean;
  /** [SK-5.13] Fired at with guns in the turn before, and in this one. */
  wasFiredAt: boolean;
  isFiredAt: boolean;
  /** [SK-16.10, SK-18.1] The highest percentage of damage for which CHARTS U2 and U4 have been rolled. */
  checkedPercent: number;
  /** [SK-5.17] */
  fromTurn: number;
  /** [SK-35.5] Chance in per cent that a turret of her main battery does not fire. */
  turretFaultPercent: number;
  /** [SK-29.27] */
  hasWeakMagazines: boolean;
  /** [SK-35.29] Of a ship that another system has handed over: damage points and torpedoes beyond the tubes as she came. */
  atEntry?: { damage: number; reloads: number };
  /** [SK-35.5] Until this turn the enemy is shown her size band only; 0: from the start. */
  unknownUntilTurn: number;
}

/** A ship: her open half, and what is her owner's alone. */
export interface Ship {
  id: ShipId;
  side: Side;
  sheet: ShipSheet;
  fate: Fate;
  hex: Axial;
  facing: Facing;
  /** Speed of the last movement. */
  speedKnots: Knots;
  way: Way;
  turn: OpenTurn;
  /** [SK-19.19] She fired guns in the turn before. */
  firedBefore: boolean;
  /** [SK-11.33] A fire of severity 5 or more. */
  isBurning: boolean;
  /** [SK-5.8] Fires that can be seen. */
  fireCount: number;
  /** [SK-5.14] Hits that have been seen to fall. */
  hitsSeen: number;
  /** These three are `null` in the enemy's view. */
  element: ElementId | null;
  condition: Condition | null;
  plan: Plan | null;
}
