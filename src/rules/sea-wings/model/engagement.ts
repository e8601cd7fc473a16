import type { Axial } from '../../../hex';
import type { BySide, Side, Yards } from '../../core';
import type { MarkerId, ShipId, TaskForceId } from './ids';
import type { ControlNumber, QuickWeapon, TargetType } from './ratings';

/** A ship of an engagement as a target. */
export interface QuickTarget {
  id: string;
  defense: number;
  type: TargetType;
  /** [WG-19.26] Two P hits. */
  isHelpless: boolean;
  damageControl: ControlNumber;
}

/** One weapon of a ship in one round; it is not divided between targets [WG-19.30]. */
export interface QuickShot {
  ship: string;
  weapon: QuickWeapon;
  /** As hits have left it; half of long lances in a round of destroyer guns [WG-19.13, WG-19.15]. */
  strength: number;
  /** The id of its target. */
  at: string;
}

/** Guns and torpedoes are judged apart [WG-19.27, WG-19.31]. */
export const QUICK_KINDS = ['guns', 'torpedoes'] as const;
export type QuickKind = (typeof QUICK_KINDS)[number];

/** [WG-19.6 to WG-19.8] What a round is for. */
const QUICK_ROUNDS = [
  'heavy-guns',
  'destroyer-guns',
  'torpedoes',
  'all-guns',
  'everything',
] as const;
export type QuickRound = (typeof QUICK_ROUNDS)[number];

/** [WG-18.2] A task force that is to engage a spotted marker. */
export interface Wish {
  taskForce: TaskForceId;
  marker: MarkerId;
}

/** [WG-18.12] How an engagement is settled. */
export const WAYS = ['quick', 'battle'] as const;
type OwnWay = (typeof WAYS)[number];
/** One of the two, or the id of another system that can fight it out. */
export type Way = string;

export const isOwnWay = (way: Way): way is OwnWay => WAYS.some((it) => it === way);

/** [WG-18.26] An engagement that another system fights out. */
interface HandedOver {
  /** [WG-18.12] The system that fights it; absent: the usual one. */
  host?: string;
  /** Its position, opaque to this system; `null` before it has begun. */
  position: unknown;
  rounds: number;
  /** The side of its board by which the Allies come in, 1 to 6. */
  entry: number;
}

/** [WG-19.49] An engagement, as both sides see it: a quick combat unless it is handed over. */
export interface Engagement {
  hex: BySide<Axial>;
  /** [WG-18.11] */
  visibility: Yards;
  /** [WG-18.12] Systems besides the usual one that can fight it out; absent for none. */
  others?: string[];
  /** `null` in quick combat. */
  handedOver: HandedOver | null;
  /** [WG-19.6, WG-19.7, WG-19.8] Rounds that are still to come, the present one first. */
  rounds: QuickRound[];
  initiative: Side;
  /** [WG-19.22] */
  hasSurprise: boolean;
  /** [WG-19.18] The ships that fight in this round; all ships before they are named. */
  fighting: BySide<QuickTarget[]>;
  /** [WG-19.11] Ships that have used their torpedoes in it. */
  torpedoed: ShipId[];
  /** [WG-19.19, WG-19.20] The side that broke it off. */
  endedBy: Side | null;
}
