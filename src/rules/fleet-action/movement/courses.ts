import type { Knots } from '../../core';
import { markerOf } from '../common/deploy';
import { conditionOf } from '../common/own';
import { allowanceAt } from '../common/speed';
import type { ContactId } from '../model/ids';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { allowedEnds } from './ends';
import type { Berth, End, Helm } from './helm';
import { markerSpeeds, markerWays } from './markerHelm';
import { endsInOpenSea } from './openSea';
import { berthOf, shipHelm } from './shipHelm';
import { hexesOf, type SpeedRange, speedRange, usualSpeed } from './speeds';
import { endsByHelm, oneToEach, type Path } from './ways';

/** Where a ship may end her movement of this turn, and at what speed. */
export interface Course {
  knots: Knots;
  /** Hexes of the turn at that speed [NW-1.20]. */
  hexes: number;
  at: End;
  /** The path to it; `stepsOf` has its steps. */
  way: Path;
}

/** A speed, and the hexes of the turn at it. */
export type Run = Pick<Course, 'knots' | 'hexes'>;

/**
 * [NW-8.2 to NW-8.10, NW-33.5] Ends that a ship may make for, one path to each hex and facing, at the speed that she has set or at each number of hexes that
 * she can run: then at the highest speed for it.
 *
 * @param slowerHexes speeds at which she runs so many hexes less than she could are left out
 */
export function coursesOf(view: FleetActionView, unit: Unit, slowerHexes = Infinity): Course[] {
  const speeds = runsOf(view, unit, slowerHexes);
  const most = Math.max(...speeds.map(({ hexes }) => hexes));
  const endsAt = endsOn({ ...shipHelm(view, unit), allowance: most }, berthOf(unit));
  return speeds.flatMap(({ knots, hexes }) =>
    allowedEnds(view, unit, endsAt(hexes)).map(({ at, way }) => ({ knots, hexes, at, way })),
  );
}

/** [NW-1.20] The speeds of `coursesOf`, with the hexes of the turn at each. */
export function runsOf(view: FleetActionView, unit: Unit, slowerHexes = Infinity): Run[] {
  const all = speedsOf(view, unit);
  const most = Math.max(...all.map(({ hexes }) => hexes));
  return all.filter(({ hexes }) => hexes >= most - slowerHexes);
}

/** One path to each end by the hexes of the turn, no more than those of a helm. */
function endsOn(helm: Helm, start: Berth): (hexes: number) => Pick<Course, 'at' | 'way'>[] {
  let searched: ReturnType<typeof endsByHelm> | undefined;
  return (hexes) => {
    const slower = { ...helm, allowance: hexes };
    const open = endsInOpenSea(slower, start);
    if (open) return open;
    searched ??= endsByHelm(helm, start);
    return oneToEach(searched(slower)).map((way) => ({ at: way.at, way }));
  };
}

/** [NW-3.10] The same for an own marker. */
export function coursesOfMarker(view: FleetActionView, id: ContactId): Course[] {
  const { speedKnots, carry } = markerOf(view, id).contents;
  const speeds = distinct(speedKnots, markerSpeeds(view, id), carry);
  const waysAt = markerWays(view, id);
  return speeds.flatMap(({ knots, hexes }) =>
    waysAt(knots).map((way) => ({ knots, hexes, at: way.at, way })),
  );
}

/** The speed that she has, or those that differ in hexes. */
function speedsOf(view: FleetActionView, unit: Unit): Run[] {
  const { carry, turn } = conditionOf(unit);
  if (turn.allowance !== null) return [{ knots: unit.speedKnots, hexes: hexesOf(view, unit) }];
  return distinct(unit.speedKnots, speedRange(view, unit), carry);
}

/** Speeds that differ in hexes: the usual one first. */
function distinct(now: Knots, range: SpeedRange, carry: number): Run[] {
  const found = new Map<number, Knots>();
  const add = (knots: Knots) => {
    const { hexes } = allowanceAt(knots, carry);
    if (!found.has(hexes)) found.set(hexes, knots);
  };
  add(usualSpeed(now, range));
  for (let knots = range.most; knots >= range.least; knots--) add(knots);
  return [...found].map(([hexes, knots]) => ({ knots, hexes }));
}
