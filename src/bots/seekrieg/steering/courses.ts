import type { Knots } from '../../../rules/core';
import type { End, Ship } from '../../../rules/seekrieg/query';
import {
  clamped,
  endOf,
  hexesToMove,
  maxSteps,
  presentMaximum,
  speedLimits,
  type TurnTo,
  walk,
} from '../../../rules/seekrieg/query';
import type { Situation } from '../common/situation';
import type { Group } from './groups';

/** A speed and turns that a guide may be ordered, and where they lead. */
export interface Course {
  knots: number;
  turns: readonly TurnTo[];
  /** Hexes that she makes in a turn. */
  hexes: number;
  end: End;
  /** Land lies on the way of this turn or the next. */
  isBlocked: boolean;
}

const SIDES_TO_TURN: readonly TurnTo[] = ['P', 'S'];

/** All lists of turns of up to so many steps. */
function turnsUpTo(steps: number): TurnTo[][] {
  if (steps <= 0) return [[]];
  const shorter = turnsUpTo(steps - 1);
  const longest = shorter.filter(({ length }) => length === steps - 1);
  return [...shorter, ...longest.flatMap((it) => SIDES_TO_TURN.map((turn) => [...it, turn]))];
}

/** A ship that makes less than this share of her guide's speed is left behind. */
const LEFT_BEHIND = 0.7;

/** The courses worth thinking of, as fast as the slowest of the group that keeps up. */
export function coursesOf(situation: Situation, { guide, ships }: Group): Course[] {
  const { view } = situation;
  const limits = speedLimits(view, guide.ship).ahead;
  if (!limits) return [];
  const speeds = ships.map(({ ship }) => presentMaximum(view, ship));
  const fastest = presentMaximum(view, guide.ship);
  const knots = clamped(Math.min(...speeds.filter((it) => it >= LEFT_BEHIND * fastest)), limits);
  const courses = coursesAt(situation, guide.ship, knots);
  return courses.every(({ isBlocked }) => isBlocked)
    ? coursesAt(situation, guide.ship, clamped(TURNING_KNOTS, limits))
    : courses;
}

/** [SK-9.21] At less than 8 knots a ship turns where she is: so she gets clear of land that lies on all her ways. */
const TURNING_KNOTS = 4;

const coursesAt = (situation: Situation, ship: Ship, knots: Knots): Course[] =>
  turnsUpTo(knots > 0 ? maxSteps(situation.view, ship) : 0).map((turns) =>
    courseOf(situation, ship, knots, turns),
  );

function courseOf({ view }: Situation, ship: Ship, knots: Knots, turns: readonly TurnTo[]): Course {
  const plot = { knots, way: 'ahead' as const, turns, isEvading: false };
  const { hexes } = hexesToMove(ship, plot);
  return {
    knots,
    turns,
    hexes,
    end: endOf(ship, turns, hexes),
    isBlocked: view.scenario.land.length > 0 && isBlocked(view, ship, plot, hexes),
  };
}

/** Where she turns on the spot, the hexes ahead of her new heading count. */
function isBlocked(
  view: Situation['view'],
  ship: Ship,
  plot: Parameters<typeof walk>[2],
  hexes: number,
): boolean {
  if (hexes > 0) return walk(view, ship, plot, 2 * hexes).isStopped;
  const { facing } = endOf(ship, plot.turns, 0);
  return walk(view, { ...ship, facing }, { ...plot, turns: [] }, CLEAR_HEXES).isStopped;
}

/** As far as a fast ship makes in a turn. */
const CLEAR_HEXES = 4;
