import type { Axial } from '../../../hex';
import type { BaseId, MarkerId, ShipId } from './ids';
import type { Aim, SeenGroup, SeenPatrol, SeenTarget } from './raid';
import type { ShipCard } from './ratings';
import type { ShipKind } from './units';

/** [WG-4.21, WG-24.24] A task force marker of the enemy as it is seen. */
export interface SeenMarker {
  id: MarkerId;
  hex: Axial;
  /** [WG-4.6] Shown while it is spotted; `null` otherwise. */
  number: number | null;
}

/** [WG-17.12] What one search reported of a marker. */
export interface Report {
  turn: number;
  marker: MarkerId;
  number: number;
  /** From half to double the real number, or exact; `null`: not told. */
  total: number | null;
  /** [WG-17.15] The kinds present, with their numbers where told; `null`: kinds not told. */
  kinds: Partial<Record<ShipKind, number | null>> | null;
  isExact: boolean;
}

/** [WG-24.12] The ships of a task force as a strike or an engagement found them. */
interface ShipsSeen {
  turn: number;
  number: number;
  ships: ShipId[];
}

/** What has hit a ship or a base. */
type Hitter = 'bomb' | 'torpedo' | 'gun';

/** [WG-12.10, WG-24.12] Effective hits that a side was told of, of one turn and one kind; their effect is not told. */
export interface HitsTold {
  turn: number;
  at: ShipId | BaseId;
  by: Hitter;
  /** From 1. */
  hits: number;
}

/** [WG-21.12] What broken codes told of the enemy's largest task force. */
interface Intercept {
  turn: number;
  hex: Axial;
  of: ShipKind;
}

/** [WG-21.18] A formation as it comes in to attack own ships, between the steps of its attack. */
interface SeenAttack {
  letter: string;
  aims: Aim[];
  hasTorpedoes: boolean;
}

/** What a side knows of the enemy, kept up by the rules. */
export interface Knowledge {
  /** In the order of their ids, which tell nothing. */
  markers: SeenMarker[];
  /** [WG-17.18, WG-17.19] The searcher's book. */
  reports: Report[];
  notebook: ShipsSeen[];
  /** [WG-12.10] In the order in which they were first told. */
  hitsTold: HitsTold[];
  /** [WG-24.28] Enemy ships whose names are known, with their printed cards. */
  met: Record<ShipId, { card: ShipCard }>;
  /** Of the strike that is being fought: its formations, for the defender; its targets, for the attacker. */
  raiders: SeenGroup[];
  /** [WG-10.3] Its factors in all, where radar tells them. */
  raidTotal: number | null;
  targets: SeenTarget[];
  /** The CAP that goes for the own strike, once it is allotted. */
  patrols: SeenPatrol[];
  /** The formation that is attacking, for the defender. */
  attack: SeenAttack | null;
  intercepts: Intercept[];
  /** [WG-17.51] Markers that its searches reached in the last Search phase. */
  sought: MarkerId[];
  /** [WG-13.32] Enemy ships known to be lost. */
  lost: ShipId[];
  /** [WG-20.5] Ships of enemy convoys seen to sink. */
  convoySunk: number;
}
