import type { DivisionId, Order, SquadronId, StrategicView } from '../../../../rules/strategic';
import type { OrderOdds } from '../../../../rules/strategic/query';
import type { Names } from '../../../../words/strategic/common/names';
import { type GameDesk, newDesk } from '../../../table/desk';
import type { LastSeen } from './lastSeen';
import type { Sortie } from './squadrons';

/** What every part of the strategic screen works with: the position, the legal orders, and the selection. */
export interface Desk extends GameDesk<StrategicView, Order> {
  names: Names;
  /** The side's sorties of this turn. */
  sorties: readonly Sortie[];
  /** The turn in which a division of the enemy was spotted last. */
  lastSpotted: ReadonlyMap<DivisionId, number>;
  /** What a division of the enemy was made of when its ships were seen last. */
  lastSeen: ReadonlyMap<DivisionId, LastSeen>;
  /** A division or a land unit, whosever it is. */
  selected: string | null;
  select: (id: string | null) => void;
  /** Squadrons that the next assignment is for, with how many of their steps. */
  squads: ReadonlyMap<SquadronId, number>;
  /** How many steps; 0 leaves the squadron out. */
  take: (squadrons: readonly SquadronId[], steps: (squadron: SquadronId) => number) => void;
  /** The search attempt that is aimed, from 1. */
  attempt: number;
  aim: (attempt: number) => void;
  /** What would stand once its advice had been taken. */
  advised: StrategicView | null;
  /** The id of what it would have attacked, protected or searched for. */
  advisedAims: ReadonlySet<string>;
  /** The odds of planned orders, as far as the rules tell them. */
  oddsOf: (orders: readonly Order[]) => readonly OrderOdds[];
}

export const { DeskContext, useDesk } = newDesk<Desk>();

/** Whether orders of a kind can be given now at all. */
export const mayOrder = ({ legal }: Pick<Desk, 'legal'>, kind: Order['kind']): boolean =>
  legal.some((order) => order.kind === kind);
