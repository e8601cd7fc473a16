import type { DivisionId, Order, SquadronId, StrategicView } from '../../../../rules/strategic';
import type { OrderOdds } from '../../../../rules/strategic/query';
import type { Names } from '../../../../words/strategic/common/names';
import { type GameDesk, newDesk } from '../../../table/desk';
import type { Standing } from '../../../table/standing/useStanding';
import type { LastSeen } from './lastSeen';
import type { Sortie } from './squadrons';

/** What every part of the strategic screen works with: the position, the legal orders, and the selection. */
export interface Desk extends GameDesk<StrategicView, Order> {
  names: Names;
  /** The side's sorties of this turn. */
  sorties: readonly Sortie[];
  /** The turn in which an enemy division was last spotted. */
  lastSpotted: ReadonlyMap<DivisionId, number>;
  /** The ships of an enemy division when last seen. */
  lastSeen: ReadonlyMap<DivisionId, LastSeen>;
  /** A division or land unit of either side. */
  selected: string | null;
  select: (id: string | null) => void;
  /** Squadrons that the next assignment is for, with how many of their steps. */
  squads: ReadonlyMap<SquadronId, number>;
  /** How many steps; 0 leaves the squadron out. */
  take: (squadrons: readonly SquadronId[], steps: (squadron: SquadronId) => number) => void;
  /** The search attempt that is aimed, from 1. */
  attempt: number;
  aim: (attempt: number) => void;
  /** The position after taking the bot's advice. */
  advised: StrategicView | null;
  /** Ids of the units that the advice attacks, protects or searches for. */
  advisedAims: ReadonlySet<string>;
  /** Orders of the turn before that go on in this step. */
  standing: Standing;
  /** The odds of planned orders, as far as the rules tell them. */
  oddsOf: (orders: readonly Order[]) => readonly OrderOdds[];
}

export const { DeskContext, useDesk } = newDesk<Desk>();
