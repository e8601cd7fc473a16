import type { Axial, Facing } from '../../../hex';
import { must, SIDES } from '../../core';
import { isStruckBy } from '../common/effects';
import { conditionOf, isOnMap, isSubmerged, planOf, shipsOnMap, targetShip } from '../common/own';
import { wakeAfter } from '../common/wake';
import type { ShipId } from '../model/ids';
import type { Play } from '../model/play';
import type { SeekriegState } from '../model/state';
import { IMPULSES, type Track } from '../model/track';
import type { Ship } from '../model/units';
import { type CollisionRoll, type Mover, placeAt, runImpulses } from './impulses';
import { STEP_DEGREES, turningAllowance } from './limits';
import { plotsOf } from './plots';
import { isTooWindy, laySmoke } from './smoke';
import { enteredBy, hexesToMove, type Plot, stepsBy, trackOf, walk } from './walk';

/** What phase 3 has done, to be told once it is known who saw it. */
export interface Movement {
  /** Where each ship was after each impulse. */
  tracks: ReadonlyMap<ShipId, Track>;
  rolls: CollisionRoll[];
  /** [SK-4.12] Ships that land has stopped. */
  aground: Ship[];
}

/** A ship with what she does in this movement. */
interface Course extends Mover {
  path: Axial[];
  isStopped: boolean;
  carry: number;
}

/** Phase 3: all ships move at once, in eight impulses [SK-9]. */
export function moveShips({ state, dice }: Play): Movement {
  const plots = new Map(SIDES.flatMap((side) => [...plotsOf(state, side)]));
  const courses = shipsOnMap(state).map((ship) =>
    courseOf(state, ship, must(plots.get(ship.id), 'plot')),
  );
  const rolls = runImpulses(courses, dice);
  const tracks = new Map<ShipId, Track>();
  for (const course of courses) {
    tracks.set(course.ship.id, finalTrack(course));
    settle(state, course);
  }
  const aground = courses.filter(({ isStopped }) => isStopped).map(({ ship }) => ship);
  return { tracks, rolls, aground };
}

function courseOf(state: SeekriegState, ship: Ship, plot: Plot): Course {
  const { hexes, carry } = hexesToMove(ship, plot);
  const way = walk(state, ship, plot, hexes);
  return {
    ship,
    plot,
    carry,
    track: trackOf(ship, plot, hexes, way),
    hexes: way.path.length,
    path: way.path,
    isStopped: way.isStopped,
    ram: rammed(state, ship),
    halt: null,
  };
}

/** [SK-9.27, SK-16.11] Nobody is at the helm of a ship whose crew has left. */
function rammed(state: SeekriegState, { side, fate, plan }: Ship): Ship | null {
  const target = plan?.ram && fate === 'inPlay' ? targetShip(state, side, plan.ram) : undefined;
  return target && isOnMap(target) ? target : null;
}

/** [SK-9.30] Her way as a collision has cut it short. */
function finalTrack(course: Course): Track {
  const { track, halt } = course;
  if (!halt) return track;
  const heading = track.facing[halt.impulse] as Facing;
  return {
    at: track.at.map((_, impulse) => placeAt(course, impulse)),
    facing: track.facing.map((it, impulse) => (impulse > halt.impulse ? heading : it)),
  };
}

/** Takes over where a ship has come to. */
function settle(state: SeekriegState, course: Course): void {
  const { ship, plot, halt } = course;
  const { hex: from } = ship;
  const entered = enteredOf(course);
  const isHalted = halt !== null || course.isStopped;
  const knots = isHalted ? 0 : plot.knots;
  const headings = finalTrack(course).facing;
  const facing = headings[IMPULSES] as Facing;
  const hasTurned = headings.some((it) => it !== ship.facing);
  carryOn(state, course, isHalted ? 0 : course.carry, entered);
  Object.assign(ship, { hex: placeAt(course, IMPULSES), facing, speedKnots: knots });
  ship.way = knots === 0 ? 'ahead' : plot.way;
  const left = entered.length > 0 ? hexBefore(from, entered) : null;
  Object.assign(ship.turn, { entered, left, hasTurned });
  show(state, ship, plot);
  laySmoke(state, ship, from);
}

const hexBefore = (from: Axial, entered: readonly Axial[]): Axial => entered.at(-2) ?? from;

/** Hexes entered; a ship that changed places with the one she struck is back in the hex before. */
function enteredOf({ path, hexes, halt, plot, ship }: Course): Axial[] {
  if (!halt) return path;
  const whole = hexesToMove(ship, plot).hexes;
  const entered = path.slice(0, Math.min(enteredBy(halt.impulse, whole), hexes));
  const last = entered.at(-1);
  const isThere = last && last.q === halt.hex.q && last.r === halt.hex.r;
  return isThere ? entered : entered.slice(0, -1);
}

/** [SK-9.4, SK-9.19] What goes over into the next turn. */
function carryOn(
  state: SeekriegState,
  { ship, plot, path, halt }: Course,
  carry: number,
  entered: readonly Axial[],
): void {
  const condition = conditionOf(ship);
  const whole = hexesToMove(ship, plot).hexes;
  const steps = stepsBy(halt?.impulse ?? IMPULSES, plot.turns.length, whole, path.length);
  const left = turningAllowance(state, ship) - steps * STEP_DEGREES;
  condition.turnCarry = Math.min(MAX_TURN_CARRY, Math.max(0, left));
  condition.carry = carry;
  condition.wake = wakeAfter(condition.wake, entered);
}

/** [SK-9.19] */
const MAX_TURN_CARRY = 30;

/** [SK-15.10, SK-15.13, SK-19.7, SK-29.22] What others see her do. */
function show(state: SeekriegState, ship: Ship, { isEvading }: Plot): void {
  const { smoke, searchlight } = planOf(ship);
  ship.turn.isEvading = isEvading;
  const isAbove = !isSubmerged(ship);
  const hasGear = smoke !== 'chemical' || !isStruckBy(state, ship, 'funnels-wrecked');
  const smokes = isAbove && ship.fate === 'inPlay' && !isTooWindy(state.environment);
  ship.turn.smoke = smokes && hasGear ? smoke : null;
  ship.turn.hasSearchlightOn =
    isAbove && searchlight !== 'off' && state.environment.light === 'night';
}
