import type { Axial } from '../../../hex';
import type { Side } from '../../core';
import type { AircraftId, BaseId, ForceId, FormationId, MarkerId, ShipId } from './ids';
import type { ShipType, Warhead } from './ratings';
import type { AaFormation } from './units';

/** [WG-10.1] A strike over its target, as both sides see it. */
export interface Raid {
  attacker: Side;
  hex: Axial;
  target: MarkerId | BaseId;
  meeting: 'incoming' | 'withdrawing';
}

/** Factors of a formation that attack one ship or base [WG-11.8]. */
export interface Aim {
  at: ShipId | BaseId;
  factors: number;
}

/** [WG-10.3] One formation of the strike, under the letter that the defender is told. */
export interface RaidGroup {
  letter: string;
  formation: FormationId;
  /** Its place among the strike tasks of the formation, where its factors are counted. */
  task: number;
  isEscort: boolean;
  hasAttacked: boolean;
  aims: Aim[];
}

/** [WG-10.11, WG-10.16] Escorts that the striking player has placed himself, in the combat that is about to be fought. */
interface EscortPlace {
  letter: string;
  factors: number;
  /** The letter of a formation, whose CAP they attack, or `escorts` for those that CAP engages. */
  at: string;
}

/** The attacker's share of a raid. */
export interface Attackers {
  strike: string;
  groups: RaidGroup[];
  escorting: EscortPlace[];
}

/** [WG-10.2, WG-10.7] CAP factors in position, with what they are allotted to. */
export interface Interceptor {
  /** A name that tells nothing but the order of the dice. */
  id: string;
  formation: FormationId;
  /** Its place among the CAP tasks of the formation. */
  task: number;
  factors: number;
  /** A letter, `escorts`, or nothing yet. */
  at: string | null;
}

/** [WG-12.12] An effective hit whose effect its owner has yet to roll. */
export interface Blow {
  at: ShipId | BaseId;
  warhead: Warhead;
  isWeak: boolean;
}

/** The defender's share of a raid. */
export interface Defenders {
  force: ForceId;
  interceptors: Interceptor[];
  blows: Blow[];
  /** [WG-11.2] Laid out before the strike is met; `null`: as by default. */
  layout: AaFormation | null;
  /** [WG-11.9] Heavy AA that its owner has given to a group of the formation that comes in, by the target of the group. */
  flak: Record<ShipId, ShipId>;
}

/** [WG-24.10] What the defender has been told of a formation. */
export interface SeenGroup {
  letter: string;
  isEscort: boolean;
  factors: number | null;
  type: AircraftId | null;
}

/** [WG-24.11] CAP in position, as it goes for the strike. */
export interface SeenPatrol {
  type: AircraftId;
  factors: number;
  /** A letter of the own strike, or `escorts`. */
  at: string;
}

/** [WG-24.11] A ship that the striking player can name as a target. */
export interface SeenTarget {
  id: ShipId | BaseId;
  type: ShipType | null;
}
