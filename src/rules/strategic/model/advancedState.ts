import type { Axial, Facing } from '../../../hex';
import type { Quality } from '../tables/contactReports';
import type { DamageState, ShipType } from '../tables/kinds';
import type { DivisionId, LandUnitId, ShipId, SquadronId } from './ids';
import type { TacticalEnd } from './tacticalState';

/** [ST-12.1] What a squadron is armed with. */
export const ORDNANCE = ['guns', 'bombs', 'torpedoes', 'depthCharges', 'search'] as const;
export type Ordnance = (typeof ORDNANCE)[number];

/** A squadron's flight and arms. One without a record is aboard and unarmed. */
export interface FlightRecord {
  squadron: SquadronId;
  ordnance: Ordnance | null;
  /** In the air; `null` while aboard. */
  hex: Axial | null;
  /** The hexes it passed in the last movement phase, the first where it began [ST-8.5]. */
  path: Axial[];
  launchTurn: number | null;
  /** [ST-12.14] */
  hasAttacked: boolean;
  /** [ST-9.9, ST-10.16] The first squadron, by id, of the group it was plotted with in the last movement phase; `null` if alone. */
  group: SquadronId | null;
  /** [ST-12.7] The division or base that it patrols over. */
  capOver: DivisionId | LandUnitId | null;
  isScrambled: boolean;
  /** Landed in the last recovery phase; it still reports what it flew past [ST-8.6]. */
  justLanded: boolean;
}

/** [ST-11.7, ST-11.8] What a report says of the types. */
export type ReportedTypes =
  | { kind: 'none' }
  | { kind: 'groups'; large: number; small: number }
  | { kind: 'types'; types: ShipType[] }
  | {
      kind: 'classes';
      ships: { type: ShipType; class: string; state: DamageState }[];
      /** The direction of its last move; `null` for a division that lay still. */
      course: Facing | null;
    };

/** What sighted an enemy; `sonar`: a submerged submarine [ST-10.14]. */
const MEANS = ['eye', 'radar', 'sonar', 'aircraft', 'submarine', 'landUnit'] as const;
export type Means = (typeof MEANS)[number];

/** [ST-11.12, ST-11.16] A report as its side has it; nothing in it reveals the true unit. */
export interface Contact {
  /** New every turn (`c12-3`). */
  id: string;
  turn: number;
  hex: Axial;
  /** What saw it: a friendly squadron, division or land unit. */
  spotter: string;
  /** [ST-10.16] The squadrons that flew with the spotter as one group. */
  with: SquadronId[];
  by: Means;
  subject: 'ships' | 'aircraft' | 'submarine';
  /** As told to the side: a False report looks like a Fair one. `null` for aircraft and submerged submarines. */
  quality: Quality | null;
  count: number;
  types: ReportedTypes;
  /** [ST-11.14] */
  aircraft: { group: 'single' | 'multi' | null; steps: number | null } | null;
}

/** What one side has been told of the enemy in an Advanced game. */
export interface AdvancedKnowledge {
  /** The newest last. Removed only by the player [ST-11.12]. */
  contacts: Contact[];
  /** [ST-5.6, ST-10.3] Enemy land units seen from the air in the last phase 1. */
  landUnits: LandUnitId[];
}

/** Sealed orders of an Advanced turn, and what the side's units are doing. */
export interface AdvancedForce {
  flights: Record<SquadronId, FlightRecord>;
  /** [ST-8.10] By friendly unit. */
  declared: { unit: string; does: 'attack' | 'decline'; contacts: string[] }[];
  moves: { division: DivisionId; to: Axial | 'exit' | { pursue: string } }[];
  flightMoves: { squadrons: SquadronId[]; path: Axial[]; goal: string | null }[];
  launches: { squadron: SquadronId; to: Axial | 'cap'; over: DivisionId | LandUnitId | null }[];
  diving: DivisionId[];
  surfacing: DivisionId[];
  recovering: { squadron: SquadronId; at: ShipId | LandUnitId }[];
  submarineAttacks: { submarine: DivisionId; contact: string; ship: string | null }[];
  hunts: { division: DivisionId; contact: string }[];
  scrambles: SquadronId[];
  /** [ST-8.25] The strike that a CAP squadron is to meet. */
  meetings: { squadron: SquadronId; contact: string }[];
  bombardments: { division: DivisionId; landUnit: LandUnitId }[];
  /** The hexes that divisions passed in the last movement phase. */
  tracks: Record<DivisionId, Axial[]>;
  /** [ST-5.15] The last course of divisions that are under way. */
  courses: Record<DivisionId, Facing>;
  /** [ST-12.5] Armed squadrons that stay aboard because not all can be launched. */
  holding: SquadronId[];
  /** [ST-4.6, ST-4.7] Squadrons armed in the present phase 4. */
  armedNow: SquadronId[];
  /** Squadrons that do not land in this phase 5. */
  stayingAloft: SquadronId[];
  /** [ST-9.13] Which friendly division may pursue which contact this turn. */
  pursuits: { division: DivisionId; contact: string }[];
  /** [ST-18.15] Turns that divisions with transports have spent before a garrison. */
  landings: Record<DivisionId, number>;
  /** Kept by the rules, in no view. */
  secret: AdvancedSecret;
}

/** What even the side itself may not see [ST-5.18, ST-11.16]; left out of every view. */
export interface AdvancedSecret {
  /** What the contacts of this side stand for. */
  contactIs: Record<string, string>;
  /** Friendly divisions that are Surprised, and by which enemy divisions [ST-10.6]. */
  surprisedBy: Record<DivisionId, DivisionId[]>;
  /** Friendly units that the enemy spotted in the last phase 1. */
  spottedByEnemy: string[];
  /** [ST-22.2] The last turn in which a division of this side was spotted. */
  lastSpottedTurn: number | null;
  /** [ST-8.15] Kept in the Allied force for both sides: tactical actions of the last turn that may continue. */
  unfinished: UnfinishedAction[];
}

/** [ST-8.15] How an action stood, in which hex, and who was in it. */
export interface UnfinishedAction {
  turn: number;
  hex: Axial;
  divisions: DivisionId[];
  end: TacticalEnd;
}

/** The phases of an Advanced turn [ST-8.3], in finer detail than the printed numbers; phase 1 has no orders. */
export type AdvancedStep =
  /** [ST-8.10, ST-8.24] Declarations of both sides in secret. */
  | { kind: 'combatPlan' }
  /** [ST-8.23] The combats, hex by hex; the current one is in `air` or `action` of the state. */
  | { kind: 'combats'; queue: CombatEntry[]; now: CombatEntry | null; fought: string[] }
  | { kind: 'movement' }
  | { kind: 'arming' }
  | { kind: 'recovery' }
  | { kind: 'advancedEnd' };

/** One pending combat. A view has none of them, nor the units that have fought. */
export interface CombatEntry {
  hex: Axial;
  kind: 'scramble' | 'air' | 'submarine' | 'hunt' | 'surface' | 'bombard';
  side: 'allies' | 'axis';
  /** The participants, by kind: ids of friendly units and of the true targets. */
  units: string[];
  targets: string[];
}
