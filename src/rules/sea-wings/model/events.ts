import type { Axial } from '../../../hex';
import type { BaseEvent, BySide, Outcome, Roll, Side } from '../../core';
import type { Box } from './air';
import type { EventCard } from './cards';
import type { Way } from './engagement';
import type { CombatFact } from './facts';
import type { AircraftId, BaseId, FormationId, MarkerId, ShipId, TaskForceId } from './ids';
import type { Report } from './knowledge';
import type { QuickWeapon } from './ratings';
import type { Composition, Fate, HitLetter, SEARCH_CAP, ShipKind, Tow } from './units';

/** When it happened: the turn, 0 during set-up. */
interface At extends BaseEvent {
  turn: number;
}

type Fact<Kind extends string, Facts = unknown> = At & { kind: Kind } & Facts;

/** Of one side alone, told to nobody else unless `seenBy` says otherwise. */
type Own<Kind extends string, Facts = unknown> = Fact<Kind, { side: Side } & Facts>;

type Sorting =
  | Own<'taskForceDivided', { taskForce: TaskForceId; into: TaskForceId; ships: ShipId[] }>
  | Own<'taskForcesJoined', { taskForce: TaskForceId; into: TaskForceId }>
  | Own<'taskForceRenumbered', { taskForce: TaskForceId; number: number }>;

type Moving =
  | Own<'movePlotted', { taskForce: TaskForceId; path: Axial[]; leaves: boolean }>
  | Own<'towMadeFast' | 'towCastOff', Tow>
  | Fact<
      'moveOrderRolled',
      { first: Side; totals: BySide<number>; spotted: BySide<number>; dice: Roll[] }
    >
  | Own<'taskForceMoved', { taskForce: TaskForceId; from: Axial; path: Axial[] }>
  | Own<
      'taskForceLeft' | 'taskForceEntered',
      { taskForce: TaskForceId; ships: ShipId[]; hex: Axial }
    >
  | Own<'fuelRolled', { taskForce: TaskForceId; isLow: boolean; dice: Roll[] }>
  | Own<'dummyPlaced' | 'dummyMoved' | 'dummyRemoved', { taskForce: TaskForceId; hex: Axial }>
  | Own<'numbersSwapped', { taskForces: [TaskForceId, TaskForceId] }>
  /** [WG-16.7] All markers of the side lie in their new places. */
  | Own<'markersShown'>;

type Flying =
  | Own<
      'factorsPlanned',
      {
        formation: FormationId;
        factors: number;
        box: Exclude<Box, 'returning' | 'hangar'> | 'ferry';
      }
    >
  | Own<'plansWithdrawn', { formation: FormationId }>
  | Own<'attritionRolled' | 'duskRolled', { formation: FormationId; lost: number; dice: Roll[] }>
  | Own<'factorsLost', { formation: FormationId; factors: number }>;

/** What combat reports, with when it happened. */
type Dated<Reported> = Reported extends { kind: string }
  ? Omit<At, 'kind' | 'dice'> & Reported
  : never;
type Fought = Dated<CombatFact>;

type Striking =
  | Own<'strikeTurnedBack', { strike: string }>
  /** [WG-9.21] Told to both; how it was rolled is told to nobody. */
  | Own<'surpriseGained', { target: MarkerId | BaseId }>
  | Own<'flyOffDecided', { home: ShipId | BaseId; answer: 'yes' | 'no' }>
  | Own<'launchCut', { formation: FormationId; factors: number }>
  | Own<'strikeDiverted', { target: MarkerId | BaseId }>
  | Own<'raidBegan', { target: MarkerId | BaseId; hex: Axial }>
  | Own<'formationLaidOut', { ring: ShipId[]; center: ShipId[] }>
  | Own<'scrambled', { formation: FormationId; factors: number }>
  /** [WG-24.11, WG-24.13] CAP factors in position. */
  | Own<'capMet', { factors: number }>
  | Own<'capAllotted', { factors: number; to: string }>
  | Own<'escortsAllotted', { letter: string; factors: number; to: string }>
  | Own<'aimed', { at: ShipId | BaseId; factors: number }>
  | Own<'flakAllotted', { ship: ShipId; at: ShipId }>
  | Own<'landingChosen', { formation: FormationId; factors: number; to: ShipId | BaseId }>
  | Own<'factorLanded', { formation: FormationId; to: ShipId | BaseId }>
  | Own<'raidEnded'>
  | Own<'convoyHit', { convoy: ShipId; sunk: number; left: number }>
  | Own<'shipLost', { ship: ShipId; fate: Fate }>
  | Own<'shipScuttled' | 'repairChosen', { at: ShipId | BaseId }>;

type Searching =
  | Own<'searchCapChosen', { taskForce: TaskForceId; when: (typeof SEARCH_CAP)[number] }>
  /** [WG-17.35] CAP has met a searcher: its owner is told the type. */
  | Own<'searcherMet', { taskForce: TaskForceId; aircraft: AircraftId }>
  | Own<'reportPrepared', { taskForce: TaskForceId; composition: Composition | null }>
  /** [WG-17.7] The searcher's die on a marker; on a 6, and for a dummy that is taken off, no report. */
  | Own<
      'markerSearched',
      { marker: MarkerId; hex: Axial; found: 'spotted' | 'nothing' | 'dummy'; dice: Roll[] }
    >
  | Own<'markerReported', { report: Report; hex: Axial; dice: Roll[] }>
  /** [WG-24.5] Told to the owner of the task force. */
  | Own<'taskForceSpotted', { taskForce: TaskForceId; hex: Axial }>
  /** [WG-17.53] A dummy is taken off: both see it. */
  | Own<'dummyFound', { marker: MarkerId; hex: Axial }>
  | Own<'spottingLost', { markers: MarkerId[] }>;

type Surface =
  | Own<'engagementWanted', { taskForce: TaskForceId; marker: MarkerId }>
  | Own<'bombardmentOrdered', { ship: ShipId; base: BaseId }>
  | Fact<'engagementBegan', { ships: BySide<ShipId[]> }>
  | Own<'shipsCommitted', { ships: ShipId[] }>
  | Own<'roundPassed' | 'engagementBrokenOff' | 'fireHeld'>
  | Own<'shotAimed', { ship: ShipId; weapon: QuickWeapon; at: ShipId }>
  | Fact<'engagementEnded'>
  | Fact<'wayChosen', { chosen: BySide<Way>; way: Way; dice: Roll[] }>
  /** `host`: the system that fights it, unless it is the usual one. */
  | Fact<'battleHandedOver', { host?: string; rounds: number; entry: number; dice: Roll[] }>
  /** An event of the system that fights the engagement out. */
  | Fact<'battleEvent', { host?: string; event: BaseEvent }>
  | Fact<'battleReturned', { rounds: number; brokeOff: Side | null }>
  /** [WG-18.27] The owner's alone. */
  | Own<'shipReturned', { ship: ShipId; letters: HitLetter[] }>;

type Cards =
  | Own<'cardsDrawn', { cards: (EventCard | null)[] }>
  | Own<'handCounted', { count: number }>
  | Own<'cardDiscarded', { card: EventCard | null }>
  /** [WG-21.7] `on` is `-` for those who may not know what it was played on. */
  | Own<'cardPlayed', { card: EventCard; on: string }>
  /** [WG-21.20] Laid before its moment comes; the enemy sees nothing yet. */
  | Own<'cardLaid', { card: EventCard; on: string }>
  /** [WG-21.15] What it was played on does not exist: its owner keeps it. */
  | Own<'cardKept', { card: EventCard }>
  | Fact<'frontMoved', { from: Axial; hex: Axial }>
  | Fact<'frontPassed', { hex: Axial }>
  | Own<'diceRerolled', { ship: ShipId; dice: Roll[] }>
  /** [WG-21.12] Gasoline vapors: one fire more; the owner's alone. */
  | Own<'fireSpread', { ship: ShipId; fate: Fate }>
  | Own<'squallRolled', { isLost: boolean; dice: Roll[] }>
  /** [WG-21.12] A formation of the strike has stayed aboard. */
  | Own<'formationStayed', { letter: string }>
  /** [WG-21.12] What the enemy of the side has named: the place of his largest task force, and its kind. */
  | Own<'forceNamed', { hex: Axial; of: ShipKind }>
  /** [WG-21.13] The die is told to nobody before the end: a dummy and a miss look alike. */
  | Own<'submarineRolled', { dice: Roll[] }>
  | Own<'submarineSearched', { marker: MarkerId; isFound: boolean }>
  | Own<'submarineDriven', { marker: MarkerId }>
  | Own<'shipsExposed', { ships: ShipId[] }>
  | Own<'submarineFired', { ship: ShipId; isHit: boolean; dice: Roll[] }>
  /** [WG-12.10] What the player of the submarine learns. */
  | Own<'submarineReported', { isEffective: boolean }>
  /** A torpedo on its way: against the size and the armor of the ship. */
  | Own<'torpedoRan', { ship: ShipId; isEffective: boolean; dice: Roll[] }>
  | Own<'searcherGivenUp', { formation: FormationId }>;

export type SeaWingsEvent =
  /** [WG-1.15] Markers, the order of decks and strikes, numbers in reports: for the record, told to nobody. */
  | Fact<'lotsDrawn', { dice: Roll[] }>
  | Fact<'gameBegan'>
  | Fact<'turnBegan', { hour: number; isNight: boolean }>
  | Own<'sideConfirmed'>
  | Own<'sideResigned'>
  | Own<'shipUnloaded', { convoy: ShipId; left: number }>
  | Fact<'gameEnded', { outcome: Outcome }>
  | Sorting
  | Moving
  | Flying
  | Striking
  | Fought
  | Searching
  | Surface
  | Cards;

export type EventOf<Kind extends SeaWingsEvent['kind']> = Extract<SeaWingsEvent, { kind: Kind }>;
