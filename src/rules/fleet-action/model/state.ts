import type { Axial } from '../../../hex';
import type { BySide, Outcome, Side, Viewer } from '../../core';
import type { AirAttack, AirSquadron, AirStand, Altitude } from './air';
import type { AirSquadronId, AirStandId, ContactId, MinefieldId, SquadronId, UnitId } from './ids';
import type { Repair } from './orders';
import type { FleetActionOptions, MapEdge, ScenarioFacts } from './scenario';
import type { Contact, ContactContents, LightWeapon, Squadron, Unit } from './units';

export type * from './ids';

/** [NW-8.24, NW-8.28] A hex of smoke, attached to the ship that laid it. */
export interface Smoke {
  hex: Axial;
  /** `null` in a view of the other side while she is under a marker again. */
  ship: UnitId | null;
  turn: number;
}

/** [NW-6] */
export interface Minefield {
  id: MinefieldId;
  side: Side;
  hex: Axial;
  /** [NW-6.5] Laid in this battle, not by NW-6.2. */
  isFresh: boolean;
  /** [NW-6.8] Both sides have seen it. */
  isShown: boolean;
}

/** What a side has chosen for the End Phase, sealed [NW-28.1]. */
export interface EndChoices {
  repairs: { ship: UnitId; item: Repair }[];
  refills: { ship: UnitId; mounts: number[] }[];
  toContact: SquadronId[];
  offersEnd: boolean;
}

/** All that one side has beside its units; secret to that side. */
export interface Force {
  squadrons: Record<SquadronId, Squadron>;
  airSquadrons: Record<AirSquadronId, AirSquadron>;
  contacts: Record<ContactId, ContactContents>;
  minefields: Minefield[];
  /** [NW-6.2] Still to be placed. */
  minefieldsLeft: number;
  /** [NW-8.31] Where disengaging ships make for. */
  homeEdges: readonly MapEdge[];
  /** [NW-3.2] Command Values of air bases. */
  baseValues: Record<UnitId, number>;
  end: EndChoices;
  /** The number in the id of the next squadron that is detached. */
  nextSquadron: number;
}

/** Points and counts that objectives and victory need. */
export interface Tally {
  /** [NW-30.3] Own aircraft lost. */
  aircraftLost: BySide<number>;
  /** [NW-30.1] Points for vessels of small craft that are gone, scored by each side. */
  vesselPoints: BySide<number>;
  /** Objectives met, by their ids. */
  met: string[];
  torpedoHits: Record<UnitId, number>;
  /** [NW-34.6h] Action Phases of bombardment. */
  bombardments: Record<UnitId, number>;
  /** By which edge, when and how fast units left, and their speed limit then. */
  exits: Record<
    UnitId,
    {
      hex: Axial;
      edge: MapEdge;
      turn: number;
      knots: number;
      limitKnots: number;
      wasCrippled: boolean;
      wasDisengaging: boolean;
    }
  >;
}

/** Flak as its owner names it [NW-17.16]: so many factors of a weapon of one unit; 0: it holds its fire. */
export interface NamedFlak {
  unit: UnitId;
  weapon: LightWeapon;
  factors: number;
}

/** An attack by aircraft that waits for anti-aircraft fire [NW-17.1]. */
export interface PendingAirAttack {
  stand: AirStandId;
  target: UnitId;
  attack: AirAttack;
  aircraft: number;
  /** Named so far; nothing named: all that bears. For the side that fires alone. */
  fire: NamedFlak[];
}

/** [NW-20.4, NW-20.5] Whom a stand takes on; `slip`: it would pass by an escort that takes it on. */
export interface AirPair {
  stand: AirStandId;
  opponent: AirStandId;
  slip: boolean;
}

/** Phase 5: `active` is the air squadron, carrier or base that has been activated; `isEnding`: the rest of it follows its defaults. */
export interface AircraftStep {
  kind: 'aircraft';
  side: Side;
  active: AirSquadronId | UnitId | null;
  isEnding: boolean;
}

/** Phase 5: a stand that moves on along `path` waits for the other side, `side`, to intercept [NW-10.12]. */
export interface InterceptionStep {
  kind: 'interception';
  side: Side;
  stand: AirStandId;
  /** Own stands that may still interrupt, and all that have been asked [NW-10.12]. */
  by: AirStandId[];
  asked: AirStandId[];
  /** [NW-10.13] The stand has passed its test and cannot be stopped. */
  isThrough: boolean;
  path: Axial[];
  altitude: Altitude;
  back: AircraftStep;
}

/** Where the game stands in its sequence of play [NW-4.1]; steps in which nobody decides are passed. */
export type Step =
  /** Phase 1: the winner chooses who is first [NW-5.6]. */
  | { kind: 'initiative'; winner: Side }
  /** Phase 2, sealed. */
  | { kind: 'mines' }
  /** Phase 3, a submarine each in turn; `active` has been placed or has moved. */
  | { kind: 'submarines'; side: Side; active: UnitId | null }
  /** Phase 4: `active` is the squadron or marker that is being moved, `ship` the one that has begun to move. */
  | { kind: 'ships'; side: Side; active: SquadronId | ContactId | null; ship: UnitId | null }
  | AircraftStep
  | InterceptionStep
  /** Phase 6, step 1. */
  | { kind: 'spotting'; side: Side }
  /** Phase 6, step 2: both pair their stands in the hexes where enemies have met, one side after the other. */
  | {
      kind: 'airCombat';
      side: Side;
      hex: Axial;
      pairs: AirPair[];
      /** Hexes that come after it. */
      left: Axial[];
    }
  /**
   * Phase 6, step 3: `active` is the unit or stand whose activation is open. `isAlone`: the other side had none left when
   * this one began, so that the side goes on from unit to unit [NW-4.9].
   */
  | { kind: 'activations'; side: Side; active: UnitId | AirStandId | null; isAlone: boolean }
  /** Phase 6, step 3: the defender fires at aircraft. */
  | { kind: 'flak'; side: Side; attack: PendingAirAttack; back: Side }
  /** Phase 7, sealed. */
  | { kind: 'end' }
  | { kind: 'over'; outcome: Outcome };

/** The state as a viewer may see it [NW-3.19 to NW-3.25]; all of it once the game is over. */
export interface FleetActionView {
  system: 'fleet-action';
  /** `all`: nothing is hidden. */
  viewer: Viewer | 'all';
  scenario: ScenarioFacts;
  options: FleetActionOptions;
  /** From 1. */
  turn: number;
  step: Step;
  /** Counts up with each step. */
  clock: number;
  /** Sides that have confirmed a sealed step. */
  confirmed: BySide<boolean>;
  /** [NW-5.6] */
  firstMove: Side;
  firstAction: Side;
  /** Units of the viewer, and those of the enemy that are on the map, without their condition. In listed order. */
  units: Record<UnitId, Unit>;
  stands: Record<AirStandId, AirStand>;
  contacts: Record<ContactId, Contact>;
  smoke: Smoke[];
  /** [NW-6.8] */
  shownMinefields: Minefield[];
  tally: Tally;
  /** Facts of a side alone; in a view, of the viewer. */
  forces: Partial<BySide<Force>>;
}

/** A Fleet Action battle. */
export interface FleetActionState extends FleetActionView {
  forces: BySide<Force>;
}
