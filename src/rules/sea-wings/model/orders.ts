import type { Axial } from '../../../hex';
import type { Launch } from './air';
import type { EventCard } from './cards';
import type { Way } from './engagement';
import type { BaseId, ForceId, FormationId, MarkerId, ShipId, TaskForceId } from './ids';
import type { QuickWeapon } from './ratings';
import type { BaseHit, SEARCH_CAP } from './units';

/** [WG-4.14, WG-4.17, WG-29.57] How ships are sorted into task forces. */
type GroupingOrder =
  /** The ships form a task force of their own. */
  | { kind: 'divide'; taskForce: TaskForceId; ships: ShipId[] }
  | { kind: 'join'; taskForce: TaskForceId; into: TaskForceId }
  /** [WG-29.57] */
  | { kind: 'renumber'; taskForce: TaskForceId; number: number };

/** [WG-6.1] A plan of phase A, one formation and task at a time. */
type PlanOrder =
  | {
      kind: 'planSearch';
      formation: FormationId;
      factors: number;
      from: number;
      to: number;
      rangeHexes: number;
      /** A key of the type's loads, or `-` to search only. */
      ordnance: string;
    }
  | {
      kind: 'planStrike';
      formation: FormationId;
      factors: number;
      launch: Launch;
      /** A marker, a base, or `-` to clear the deck. */
      target: MarkerId | BaseId;
      /** A key of the type's loads, or `-` for escorts. */
      ordnance: string;
    }
  | { kind: 'planCap'; formation: FormationId; factors: number; over: ForceId }
  | { kind: 'planReady'; formation: FormationId; factors: number }
  | { kind: 'planFerry'; formation: FormationId; factors: number; to: ShipId | BaseId }
  /** Takes all plans of a formation back. */
  | { kind: 'standDown'; formation: FormationId };

/** [WG-16.2, WG-16.26] */
type PlotOrder =
  | { kind: 'plot'; taskForce: TaskForceId; path: Axial[] }
  | { kind: 'plotExit'; taskForce: TaskForceId; path: Axial[] }
  | { kind: 'tow'; tower: ShipId; towed: ShipId }
  | { kind: 'castOff'; towed: ShipId };

/** [WG-4.9 to WG-4.13, WG-16.9] */
type DummyOrder =
  | { kind: 'moveDummy'; taskForce: TaskForceId; hex: Axial }
  | { kind: 'placeDummy'; hex: Axial; number: number }
  | { kind: 'swapNumbers'; taskForce: TaskForceId; with: TaskForceId }
  | { kind: 'removeDummy'; taskForce: TaskForceId };

/** [WG-16.17, WG-4.18] Ships that wait enter as a task force. */
type EntryOrder = { kind: 'enter'; ships: ShipId[]; path: Axial[] };

/** [WG-7.8, WG-10.7, WG-11.7] Decisions of a strike, and of damage control after it [WG-14.20, WG-14.22]. */
type StrikeOrder =
  /** [WG-9.16] */
  | { kind: 'flyOff'; home: ShipId | BaseId; answer: 'yes' | 'no' }
  /** [WG-8.30] Factors of a launch that stay behind; target and ordnance tell tasks of one formation apart. */
  | {
      kind: 'launchCut';
      formation: FormationId;
      factors: number;
      target: MarkerId | BaseId;
      ordnance: string;
    }
  /** [WG-8.26] */
  | { kind: 'divert'; target: MarkerId | BaseId }
  | { kind: 'scramble'; formation: FormationId; factors: number }
  /** [WG-11.2] The ships of the ring; all others stand in the center. */
  | { kind: 'aaFormation'; ring: ShipId[] }
  | { kind: 'allotCap'; patrol: string; factors: number; to: string }
  /** [WG-10.11, WG-10.16] `to`: `escorts` for those that CAP engages, or the formation whose CAP they attack. */
  | { kind: 'allotEscorts'; letter: string; factors: number; to: string }
  | { kind: 'aim'; at: ShipId | BaseId; factors: number }
  /** [WG-11.9] `at`: the ship that the group attacks. */
  | { kind: 'allotAA'; ship: ShipId; at: ShipId }
  | { kind: 'repair'; base: BaseId; hit: BaseHit }
  | { kind: 'scuttle'; ship: ShipId }
  /** [WG-5.12] */
  | { kind: 'land'; formation: FormationId; factors: number; to: ShipId | BaseId };

/** [WG-18.2, WG-19.18, WG-19.30, WG-20.9] Phase G. */
type GunfireOrder =
  | { kind: 'engage'; taskForce: TaskForceId; marker: MarkerId }
  | { kind: 'bombard'; ship: ShipId; base: BaseId }
  /** [WG-18.13] */
  | { kind: 'chooseWay'; way: Way }
  /** An order of the system that fights the engagement out, by its line. */
  | { kind: 'battle'; line: string }
  /** The ships that fight; none breaks the engagement off. */
  | { kind: 'fight'; ships: ShipId[] }
  /** [WG-19.23] Passes to the next round without combat. */
  | { kind: 'pass' }
  | { kind: 'shoot'; ship: ShipId; weapon: QuickWeapon; at: ShipId }
  /** Takes all shots of the round back. */
  | { kind: 'holdFire' };

/** [WG-17.11, WG-17.13, WG-17.16, WG-17.34] What is told of a marker that is searched, and what its CAP does. */
type AnswerOrder =
  | {
      kind: 'tell';
      taskForce: TaskForceId;
      carriers: number;
      large: number;
      small: number;
      merchantmen: number;
    }
  /** [WG-17.34] */
  | { kind: 'capVsSearch'; taskForce: TaskForceId; when: (typeof SEARCH_CAP)[number] }
  /** [WG-17.9] A dummy that a 1 finds is taken off; a real task force has its numbers drawn. */
  | { kind: 'tellNothing'; taskForce: TaskForceId };

type CardOrder =
  /** [WG-21.8] A card out of a hand of more than six, by its place from 1. */
  | { kind: 'discard'; place: number }
  /** [WG-21.5] `on`: what it is played on, by its id, letter, class of aircraft or hex (`14,3`), or `-`. */
  | { kind: 'playCard'; card: EventCard; on: string }
  /** [WG-21.12] The two ships, the first of them first, that a submarine may hit. */
  | { kind: 'exposeShips'; ships: ShipId[] }
  /** [WG-21.12] The formation whose searching factor is lost at sea. */
  | { kind: 'giveUpSearcher'; formation: FormationId };

export type Order =
  | GroupingOrder
  | PlanOrder
  | PlotOrder
  | DummyOrder
  | EntryOrder
  | StrikeOrder
  | AnswerOrder
  | GunfireOrder
  | CardOrder
  | { kind: 'resign' }
  | { kind: 'confirm' };

export type OrderOf<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>;
