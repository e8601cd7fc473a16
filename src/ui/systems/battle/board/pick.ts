import { type Axial, isWithin } from '../../../../hex';
import { type BattleView, findStack, type StackId, stacksAt } from '../../../../rules/battle';
import type { HexMark } from '../../../hexmap/mapProps';
import { isOrderMark } from '../../../hexmap/picking';
import type { BoardTarget } from './common/boardProps';

/**
 * A hex with the stack that picking it means: the one after the selected, so that picking again cycles through
 * them.
 */
export function targetIn(view: BattleView, selected: StackId | null, hex: Axial): BoardTarget {
  const here = stacksAt(view, hex);
  const next = here[(here.findIndex(({ id }) => id === selected) + 1) % Math.max(1, here.length)];
  return next ? { hex, stack: next.id } : { hex };
}

interface FanPlace {
  hex: Axial;
  /** Its cards can be picked. */
  live: boolean;
}

interface FanCause {
  view: BattleView;
  marks: readonly HexMark[];
  selected: StackId | null;
  hover: BoardTarget | null;
  tapped: Axial | null;
}

/**
 * The hex whose ships are spread out: the one pointed at, the one tapped last, or that of the selected stack.
 * While orders are marked on the board it is only for viewing, so that it covers none of them.
 */
export function fanPlace({ view, marks, selected, hover, tapped }: FanCause): FanPlace | null {
  const pointed = hover?.stack ? hover.hex : undefined;
  if (marks.some(isOrderMark)) return pointed ? { hex: pointed, live: false } : null;
  const chosen = selected ? findStack(view, selected) : undefined;
  const hex = pointed ?? tapped ?? (chosen?.place === 'board' ? chosen.hex : undefined);
  return hex && isWithin(hex, view.center, view.scenario.radius) ? { hex, live: true } : null;
}

/** Whether a fan that was opened by a tap stays open when another stack is selected: only if that is one of its own. */
export const keepsTapped = (view: BattleView, tapped: Axial | null, selected: StackId | null) =>
  tapped !== null && stacksAt(view, tapped).some(({ id }) => id === selected);
