import type { FormationId, Order, SeaWingsView } from '../../../../rules/sea-wings';
import type { Names } from '../../../../words/sea-wings/common/names';
import { type GameDesk, newDesk } from '../../../table/desk';
import type { GivenOrders } from '../../../table/standing/standing';

/** A search that is being planned: seen on the chart before it is ordered. */
export interface SearchDraft {
  formation: FormationId;
  factors: number;
  /** The middle of its arc, degrees clockwise from north. */
  bearing: number;
  rangeHexes: number;
}

/** What every part of the screen of Sea Wings works with: the position, the legal orders, and the selection. */
export interface Desk extends GameDesk<SeaWingsView, Order> {
  names: Names;
  /** A pin of the chart. */
  selected: string | null;
  select: (id: string | null) => void;
  /** Factors taken from hangars for the next task, by formation. */
  picked: ReadonlyMap<FormationId, number>;
  /** Takes so many factors of a formation; none puts it back. */
  pick: (formation: FormationId, factors: number) => void;
  putBack: () => void;
  search: SearchDraft | null;
  planSearch: (draft: SearchDraft | null) => void;
  /** What the strike that is being planned flies at: a marker or a base. */
  target: string | null;
  aimAt: (target: string | null) => void;
  /** Stops for event cards pass for the rest of the turn. */
  isHolding: boolean;
  holdCards: (on: boolean) => void;
  /** What goes for its usual targets for the rest of the turn, and nobody is asked. */
  usual: readonly UsualTargets[];
  leaveUsual: (kind: UsualTargets, on: boolean) => void;
  /** Orders that the screen has given in this step. */
  given: GivenOrders;
}

/** The orders that name targets: those of bombers, and of fighters on patrol. */
export type UsualTargets = 'aim' | 'allotCap';

export const { DeskContext, useDesk } = newDesk<Desk>();

/** What the side has; nothing for spectators. */
export const ownForce = ({ view, side }: Pick<Desk, 'view' | 'side'>) => view.forces[side];
