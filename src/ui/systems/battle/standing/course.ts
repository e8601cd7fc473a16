import { type Axial, distance, hexKey, line, neighbors, sameHex } from '../../../../hex';
import {
  type BattleView,
  findStack,
  isLand,
  isOnBoard,
  type Order,
  risksGrounding,
  type Stack,
  type StackId,
  stacksOfSide,
} from '../../../../rules/battle';
import type { Side } from '../../../../rules/core';

/** The hexes of a course in order, from the one in which it was laid. A stack that is at none of them has left it. */
export type Course = readonly Axial[];
export type Courses = ReadonlyMap<StackId, Course>;

/** The shortest way over open water, as near to the straight line as it goes; `undefined` where there is none. */
export function courseTo(view: BattleView, from: Axial, to: Axial): Course | undefined {
  const away = distancesTo(view, from, to);
  const straight = line(from, to);
  const offLine = (hex: Axial) => Math.min(...straight.map((it) => distance(it, hex)));
  const course = [from];
  for (let at = from; !sameHex(at, to); ) {
    const left = away.get(hexKey(at));
    if (left === undefined) return undefined;
    const next = neighbors(at)
      .filter((hex) => away.get(hexKey(hex)) === left - 1)
      .sort((a, b) => offLine(a) - offLine(b))[0];
    if (!next) return undefined;
    course.push(next);
    at = next;
  }
  return course;
}

/** How many hexes of open water lie between each hex and `to`, as far out as `from`. */
function distancesTo(view: BattleView, from: Axial, to: Axial): ReadonlyMap<string, number> {
  const away = new Map([[hexKey(to), 0]]);
  const isOpen = (hex: Axial) =>
    isOnBoard(view, hex) &&
    !isLand(view, hex) &&
    (!risksGrounding(view, hex) || sameHex(hex, from));
  for (let edge = [to], hexes = 1; edge.length > 0 && !away.has(hexKey(from)); hexes++) {
    edge = edge.flatMap(neighbors).filter((hex) => {
      if (away.has(hexKey(hex)) || !isOpen(hex)) return false;
      away.set(hexKey(hex), hexes);
      return true;
    });
  }
  return away;
}

/** The hexes that a stack has still to enter. */
export function courseLeft({ hex }: Pick<Stack, 'hex'>, course: Course): Course {
  const at = course.findIndex((it) => sameHex(it, hex));
  return at < 0 ? [] : course.slice(at + 1);
}

/** Courses that still lead on: of stacks that are there and have hexes left. */
export function openCourses(view: BattleView, side: Side, courses: Courses): Courses {
  const open = stacksOfSide(view, side).flatMap((stack): [StackId, Course][] => {
    const course = courses.get(stack.id);
    return course && courseLeft(stack, course).length > 0 ? [[stack.id, course]] : [];
  });
  return new Map(open);
}

/** The next hex of every course whose stack may move now, as orders. */
export const nextMoves = (
  view: BattleView,
  legal: readonly Order[],
  courses: Courses,
): Extract<Order, { kind: 'moveStack' }>[] =>
  [...courses].flatMap(([id, course]) => {
    const stack = findStack(view, id);
    const to = stack && courseLeft(stack, course)[0];
    return legal.filter(
      (it): it is Extract<Order, { kind: 'moveStack' }> =>
        it.kind === 'moveStack' && it.stack === id && to !== undefined && sameHex(it.to, to),
    );
  });
