import { type Axial, isWithin, sameHex } from '../../../../hex';
import { type BattleView, findStack, type StackId, stacksAt } from '../../../../rules/battle';
import { centerOf, hexAt, type Point } from '../../../hexmap/geometry/plane';
import type { BoardTarget, HexMark, MarkKind } from './boardProps';

/** Marks that only tell: a pick goes on to the counters in their hex. */
const TELLING: readonly MarkKind[] = ['target', 'blocked', 'note'];

const isOrderMark = ({ kind }: HexMark): boolean => !TELLING.includes(kind);

/** The mark that makes a pick of this hex an order. */
export const orderMarkAt = (marks: readonly HexMark[], hex: Axial): HexMark | undefined =>
  marks.find((mark) => sameHex(mark.hex, hex) && isOrderMark(mark));

/**
 * The hex that a tap means: the one under it, or the nearest of those with something in them that a finger may have
 * missed. `reach` is in drawing units.
 */
export function hexForTap(point: Point, busy: readonly Axial[], reach: number): Axial {
  const under = hexAt(point);
  if (busy.some((hex) => sameHex(hex, under))) return under;
  const away = (hex: Axial): number => {
    const middle = centerOf(hex);
    return Math.hypot(middle.x - point.x, middle.y - point.y);
  };
  const nearest = [...busy].sort((a, b) => away(a) - away(b))[0];
  return nearest && away(nearest) <= reach ? nearest : under;
}

/** A hex with the stack that picking it means: the one after the selected, so that picking again goes round. */
export function targetIn(view: BattleView, selected: StackId | null, hex: Axial): BoardTarget {
  const here = stacksAt(view, hex);
  const next = here[(here.findIndex(({ id }) => id === selected) + 1) % Math.max(1, here.length)];
  return next ? { hex, stack: next.id } : { hex };
}

export const sameTarget = (a: BoardTarget | null, b: BoardTarget | null): boolean =>
  a === b ||
  (a !== null && b !== null && sameHex(a.hex, b.hex) && a.stack === b.stack && a.ship === b.ship);

export interface FanPlace {
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
 * The hex whose ships are spread out: the one pointed at, the one tapped last, or that of the selected stack. While
 * orders are marked on the board it is only looked at, so that it covers none of them.
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
