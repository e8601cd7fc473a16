import { type Axial, distance, type Facing, hexAhead, sameHex } from '../../../hex';
import type { Side } from '../../core';
import type { ShipId } from '../model/ids';
import { TURNS, type TurnTo } from '../model/plan';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';
import { maxSteps, speedLimits } from './limits';
import { plotsOf } from './plots';
import { hexesToMove, impulsesOf, type Plot, walk } from './walk';

/** A plot and where it leads [SK-9.13 to SK-9.24]. */
export interface Course {
  plot: Plot;
  /** Hexes entered, in order. */
  path: readonly Axial[];
  /** The hex and the facing at the end. */
  hex: Axial;
  facing: Facing;
  /** [SK-9.25] The impulse in which each turn is made. */
  impulses: readonly number[];
  /** [SK-4.12] Land ends it. */
  isStopped: boolean;
}

/** Where a plot leads a ship if nobody is in the way. */
function courseOf(view: SeekriegView, ship: Ship, plot: Plot): Course {
  const { hexes } = hexesToMove(ship, plot);
  const { path, facing, isStopped } = walk(view, ship, plot, hexes);
  const impulses = impulsesOf(hexes, plot.turns.length);
  return { plot, path, facing, impulses, isStopped, hex: path.at(-1) ?? ship.hex };
}

/** [SK-34.3 to SK-34.9] What each own ship will do in phase 3 by the orders given so far. */
export function coursesOf(view: SeekriegView, side: Side): Map<ShipId, Course> {
  const courses = new Map<ShipId, Course>();
  for (const [id, plot] of plotsOf(view, side)) {
    const ship = view.ships[id];
    if (ship) courses.set(id, courseOf(view, ship, plot));
  }
  return courses;
}

/** Every end that a ship can plot ahead, the speeds nearest to a wanted one and the fewest turns first. */
export function endsAhead(view: SeekriegView, ship: Ship, wanted: Plot): Course[] {
  const ends: Course[] = [];
  for (const knots of speedsBy(view, ship, wanted))
    for (const turns of turnsUpTo(knots === 0 ? 0 : maxSteps(view, ship))) {
      const course = courseOf(view, ship, { ...wanted, way: 'ahead', knots, turns });
      if (!course.isStopped && !ends.some((it) => isSameEnd(it, course))) ends.push(course);
    }
  return ends;
}

const isSameEnd = (a: Course, b: Course): boolean => sameHex(a.hex, b.hex) && a.facing === b.facing;

/** Legal speeds ahead that give different numbers of hexes, the nearest to a plot's first. */
function speedsBy(view: SeekriegView, ship: Ship, { knots, isEvading }: Plot): number[] {
  const range = speedLimits(view, ship).ahead;
  if (!range) return [];
  const all = Array.from({ length: range.most - range.least + 1 }, (_, i) => range.least + i);
  const seen = new Set<number>();
  return all
    .sort((a, b) => Math.abs(a - knots) - Math.abs(b - knots))
    .filter((it) => {
      const { hexes } = hexesToMove(ship, { knots: it, way: 'ahead', turns: [], isEvading });
      return !seen.has(hexes) && seen.add(hexes);
    });
}

/** All turns of up to so many steps, the fewest first. */
export function turnsUpTo(most: number): TurnTo[][] {
  let last: TurnTo[][] = [[]];
  const all = [...last];
  for (let steps = 1; steps <= most; steps++) {
    last = last.flatMap((before) => TURNS.map((to) => [...before, to]));
    all.push(...last);
  }
  return all;
}

/**
 * The plot that brings a ship to a hex, or, where that is farther than a turn, the one at her planned speed that heads
 * for it. `undefined`: she cannot move.
 */
export function courseTo(
  view: SeekriegView,
  ship: Ship,
  wanted: Plot,
  hex: Axial,
): Course | undefined {
  const ends = endsAhead(view, ship, wanted);
  return ends.find((it) => sameHex(it.hex, hex)) ?? nearestTo(ends, hex, wanted.knots);
}

/** How much nearer to a far hex a course is counted that looks at it. */
const LOOK_HEXES = 8;

function nearestTo(ends: readonly Course[], hex: Axial, knots: number): Course | undefined {
  const [first] = ends;
  const atSpeed = ends.filter(({ plot }) => plot.knots === (first?.plot.knots ?? knots));
  let best: { course: Course; off: number } | undefined;
  for (const course of atSpeed) {
    const off = distance(ahead(course), hex);
    if (!best || off < best.off) best = { course, off };
  }
  return best?.course;
}

/** A place ahead of where a course ends. */
const ahead = ({ hex, facing }: Course): Axial => hexAhead(hex, facing, LOOK_HEXES);
