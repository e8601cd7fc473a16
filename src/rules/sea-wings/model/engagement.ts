import type { Axial } from '../../../hex';
import type { BySide, Side } from '../../core';
import type { QuickTarget } from '../combat/surface/quick';
import type { QuickRound } from '../combat/surface/quickRounds';
import type { MarkerId, ShipId, TaskForceId } from './ids';

/** [WG-18.2] A task force that is to engage a spotted marker. */
export interface Wish {
  taskForce: TaskForceId;
  marker: MarkerId;
}

/** [WG-19.49] A quick combat, as both sides see it. */
export interface Engagement {
  hex: BySide<Axial>;
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
