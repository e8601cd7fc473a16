import { type Axial, aheadOf, distance, type Facing, flatBearing } from '../../../hex';
import { KNOTS_PER_HEX, signed } from '../../../rules/seekrieg/query';
import { bestBy } from '../../core/lists';
import { accepted, flightWorth } from '../../tactical/range';
import type { Errand, Place } from '../common/errand';
import { staysUnseen } from '../common/exchange';
import { firepower } from '../common/fire';
import type { Situation, Vessel } from '../common/situation';
import type { Course } from './courses';
import type { Group } from './groups';

/** What a group wants to be at: its errand, and the range at which it fights best. */
export interface Aim {
  errand: Errand;
  rangeHexes: number;
  /** Points of a turn at that range, dealt and taken. */
  gives: number;
  takes: number;
}

/** A ship somewhere on a heading. */
interface Pose {
  vessel: Vessel;
  hex: Axial;
  facing: Facing;
}

/** Turns ahead that are looked at, and what a later one counts of the one before. */
const TURNS_AHEAD = 3;
const LATER = 0.8;

/** Hexes off the range that is wanted cost this share of its points, each. */
const OFF_RANGE = 0.04;

/** So much of that costs each hex to a place that a group is bound for while it fights: it passes the enemy at its range. */
const OFF_PLACE = OFF_RANGE / 3;

/** Where the enemy's ships will be in each turn that is looked at. */
type Outlook = readonly (readonly Pose[])[];

export const outlookOn = ({ enemy }: Situation): Outlook =>
  Array.from({ length: TURNS_AHEAD }, (_, i) => enemy.map((it) => enemyPose(it, i + 1)));

/** What courses of a group are weighed by. */
interface Weighing {
  situation: Situation;
  group: Group;
  aim: Aim;
  outlook: Outlook;
}

/** The worth of a course to a group, in points. */
export function taste(weighing: Weighing, course: Course): number {
  if (course.isBlocked) return Number.NEGATIVE_INFINITY;
  const { situation, group, aim, outlook } = weighing;
  const isAverse = aim.errand.kind === 'withdraw' || staysUnseen(situation, group.ships);
  let worth = 0;
  let weight = 1;
  for (const [i, enemies] of outlook.entries()) {
    const net = exchange(situation, group, posesOf(group, course, i + 1), enemies);
    worth += weight * (isAverse ? net : accepted(net));
    weight *= LATER;
  }
  return worth + placeWorth(weighing, course);
}

/** Where a group stands a turn or more from now, if it goes straight on after the course. */
function posesOf({ guide, ships }: Group, { end, hexes }: Course, turn: number): Pose[] {
  const { facing } = end;
  const at = further(end, facing, hexes * (turn - 1));
  const east = at.q - guide.ship.hex.q;
  const south = at.r - guide.ship.hex.r;
  return ships.map((vessel) => {
    const { q, r } = vessel.ship.hex;
    return { vessel, facing, hex: { q: q + east, r: r + south } };
  });
}

function further({ q, r }: Axial, facing: Facing, hexes: number): Axial {
  const ahead = aheadOf(facing);
  return { q: q + ahead.q * hexes, r: r + ahead.r * hexes };
}

/** An enemy that is identified steams on; where another is bound is not known. */
function enemyPose(vessel: Vessel, turn: number): Pose {
  const { hex, facing, speedKnots } = vessel.ship;
  const hexes = vessel.isIdentified ? Math.round((speedKnots * turn) / KNOTS_PER_HEX) : 0;
  return { vessel, facing, hex: further(hex, facing, hexes) };
}

/** Points dealt less points taken in a turn: each ship at whom she harms most, each enemy at its best target. */
function exchange(
  situation: Situation,
  group: Group,
  poses: readonly Pose[],
  enemies: readonly Pose[],
): number {
  const share = group.ships.length / situation.own.length;
  return (
    sumOf(poses, (by) => bestOf(situation, by, enemies)) -
    share * sumOf(enemies, (by) => bestOf(situation, by, poses))
  );
}

const sumOf = (poses: readonly Pose[], worth: (pose: Pose) => number): number =>
  poses.reduce((sum, pose) => sum + worth(pose), 0);

function bestOf(situation: Situation, by: Pose, at: readonly Pose[]): number {
  let best = 0;
  for (const target of at) best = Math.max(best, shotWorth(situation, by, target));
  return best;
}

function shotWorth(situation: Situation, by: Pose, at: Pose): number {
  const rangeHexes = distance(by.hex, at.hex);
  if (rangeHexes > by.vessel.gunner.reachHexes) return 0;
  const bearings = {
    rangeHexes,
    target: rangeHexes === 0 ? 0 : bearing(by, at),
    firer: rangeHexes === 0 ? 0 : bearing(at, by),
  };
  return at.vessel.worthPerPoint * firepower(situation, by.vessel, at.vessel, bearings);
}

const bearing = (from: Pose, to: Pose): number =>
  signed(flatBearing(from.hex, to.hex) - 60 * (from.facing - 1));

/** What the place that a course leads to is worth for the errand. */
function placeWorth({ situation, group, aim, outlook }: Weighing, { end, hexes }: Course): number {
  const { errand, rangeHexes, gives, takes } = aim;
  const guide = further(end, end.facing, hexes * (TURNS_AHEAD - 1));
  const unit = Math.max(1, gives);
  if (errand.kind === 'reach') return -OFF_RANGE * unit * hexesOff(guide, errand.place);
  const far = (outlook.at(-1) ?? []).map(({ hex }) => distance(hex, guide));
  if (far.length === 0) return 0;
  if (errand.kind === 'withdraw') return Math.max(unit, takes) * flightWorth(far, FARTHEST_FLIGHT);
  const offRange = OFF_RANGE * Math.abs(Math.min(...far) - rangeHexes);
  const place = errand.kind === 'fight' ? errand.place : undefined;
  const apart = hexesApart(situation, group, guide);
  return -unit * (offRange + OFF_RANGE * apart + (place ? OFF_PLACE * hexesOff(guide, place) : 0));
}

/** Hexes still to go. */
const hexesOff = (hex: Axial, place: Place): number =>
  Math.max(0, distance(hex, place.hex) - place.withinHexes);

/** Beyond this an enemy no longer counts as near: 40,000 yards. */
const FARTHEST_FLIGHT = 80;

/** In the dark a group keeps this near to the largest ship of its side: 2,500 yards, a line of ships. */
const COMPANY_HEXES = 5;

function hexesApart({ view, own }: Situation, { ships }: Group, hex: Axial): number {
  if (view.environment.light !== 'night') return 0;
  const largest = bestBy(own, ({ ship }) => ship.sheet.dp);
  if (!largest || ships.includes(largest)) return 0;
  return Math.max(0, distance(hex, largest.ship.hex) - COMPANY_HEXES);
}
