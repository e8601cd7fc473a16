import type { Axial } from '../../../../hex';
import {
  type BattleView,
  findStack,
  type Order,
  type StackId,
  stackOf,
} from '../../../../rules/battle';
import type { PlanArrow } from '../../../hexmap/mapProps';
import { type Courses, courseLeft } from '../standing/course';

/** Planned orders as arrows: a path of moves, fire from stack to stack. */
export function planArrows(view: BattleView, orders: readonly Order[]): PlanArrow[] {
  const at = new Map<StackId, Axial>();
  return orders.flatMap((order): PlanArrow[] => {
    if (order.kind === 'moveStack') {
      const from = at.get(order.stack) ?? findStack(view, order.stack)?.hex;
      at.set(order.stack, order.to);
      return from ? [{ kind: 'move', from, to: order.to }] : [];
    }
    if (order.kind === 'placeStack' || order.kind === 'enter')
      return [{ kind: 'move', from: order.hex, to: order.hex }];
    if (order.kind !== 'declare') return [];
    const from = stackOf(view, order.ship)?.hex;
    const to = stackOf(view, order.target)?.hex;
    return from && to ? [{ kind: 'fire', from, to }] : [];
  });
}

/** The courses that are laid, from where each stack is now. */
export const courseArrows = (view: BattleView, courses: Courses): PlanArrow[] =>
  [...courses].flatMap(([id, course]): PlanArrow[] => {
    const stack = findStack(view, id);
    const way = stack ? courseLeft(stack, course) : [];
    const to = way.at(-1);
    return stack && to ? [{ kind: 'course', from: stack.hex, to, by: way }] : [];
  });
