import { type Axial, distance, hexAhead, hexNumber } from '../../../hex';
import {
  type Course,
  HEARING,
  hexesToEdge,
  isKnownCrippled,
  isOnMap,
  MAP_EDGES,
  rangeBand,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import { accepted, flightWorth } from '../../tactical/range';
import { type Errand, hexesToCoast, hexesToParts } from '../common/errands';
import type { Pose } from '../common/fire';
import type { Situation } from '../common/situation';
import type { Vessel } from '../common/vessel';
import type { Aim } from './aims';
import { givenAt, newSpots, type Spots, takenAt } from './spots';

/** A ship that is to move: what she is about. */
export interface Mover {
  ship: Vessel;
  errand: Errand;
  aim: Aim;
  /** Others of her squadron. */
  consorts: readonly Vessel[];
  /** Markers of the enemy that may hold ships. */
  contacts: readonly Pose['hex'][];
  /** Where an escort with no enemy in sight belongs. */
  station: Pose['hex'] | undefined;
}

/** She does not seek the enemy. */
export const keepsOff = ({ errand, aim }: Mover): boolean =>
  errand.kind !== 'fight' || aim.isOutmatched;

/** Points that a hex off the best range takes off, and more the better the range is. */
const PULL = 0.06;
const PULL_BY_WORTH = 0.02;
/** A hex nearer to where a ship is bound. */
const URGE = { urgent: 4, usual: 0.4 } as const;
/** A hex away from the nearest ship of the squadron, beyond a line ahead. */
const STRAGGLING = 0.05;
const LINE_HEXES = 2;
/** Leaving the map where nothing is gained by it. */
const DESERTS = -1000;
/** So near to the edge of the map there is no room to turn. */
const ROOM_HEXES = 4;
const CRAMPED = 0.5;

/** A course with what it is worth but for fire, and with the most that fire may add. */
interface Rated {
  course: Course;
  rate: number;
  most: number;
}

/**
 * The course that suits a ship best. What a course is worth but for fire is weighed first, and fire only where it may still tip the
 * scales: no fire brings more than the broadside at the best range.
 */
export function bestCourse(
  situation: Situation,
  mover: Mover,
  courses: readonly Course[],
): Course | undefined {
  const placeAt = placesOf(situation, mover);
  const rated = courses.map((course) => ratedCourse(situation, mover, course, placeAt));
  const first = bestBy(rated, ({ most }) => most);
  if (!first) return undefined;
  const spots = newSpots(situation, mover.ship);
  let best = first.course;
  let worth = worthOf(spots, mover, first, Number.NEGATIVE_INFINITY);
  for (const [most, alike] of descending(rated, worth)) {
    if (most <= worth) break;
    for (const it of alike) {
      if (it === first || most <= worth) continue;
      const sum = worthOf(spots, mover, it, worth);
      if (sum > worth) [best, worth] = [it.course, sum];
    }
  }
  return best;
}

/** Courses that may be worth more than a limit, from those that may be worth most; many may be worth the same. */
function descending(rated: readonly Rated[], limit: number): [most: number, alike: Rated[]][] {
  const byMost = new Map<number, Rated[]>();
  for (const it of rated) {
    if (it.most <= limit) continue;
    const alike = byMost.get(it.most);
    if (alike) alike.push(it);
    else byMost.set(it.most, [it]);
  }
  return [...byMost].sort(([a], [b]) => b - a);
}

function ratedCourse(
  situation: Situation,
  mover: Mover,
  course: Course,
  placeAt: (hex: Axial) => Place,
): Rated {
  const place = placeAt(course.at.hex);
  const rate = rateOf(situation, mover, course, place);
  return { course, rate, most: rate + place.mostGiven };
}

/** What a hex is worth to a ship, whatever her course and facing there. */
interface Place {
  way: number;
  straggling: number;
  /** No edge of the map is near. */
  isRoomy: boolean;
  /** What her fire may bring from there at most. */
  mostGiven: number;
}

/** Hexes as a ship rates them: some seven courses end in each. */
function placesOf(situation: Situation, mover: Mover): (hex: Axial) => Place {
  const known = new Map<number, Place>();
  return (hex) => {
    const key = hexNumber(hex);
    const before = known.get(key);
    if (before) return before;
    const place = newPlace(situation, mover, hex);
    known.set(key, place);
    return place;
  };
}

const newPlace = (situation: Situation, mover: Mover, hex: Axial): Place => ({
  way: keepsOff(mover) ? bound(situation, mover, hex) : pull(mover, hex),
  straggling: straggling(mover, hex),
  isRoomy: MAP_EDGES.every(
    (edge) => hexesToEdge(situation.view.scenario.map, hex, edge) >= ROOM_HEXES,
  ),
  mostGiven: mostGiven(situation, mover, hex),
});

/** The worth of a course; of one that is not above a limit, any number that is not. */
function worthOf(
  spots: Spots,
  mover: Mover,
  { course: { at }, rate }: Rated,
  limit: number,
): number {
  if (at.isOff) return rate;
  const gives = mover.errand.kind === 'bombard' ? 0 : givenAt(spots, at);
  if (rate + balance(mover, gives, 0) <= limit) return limit;
  return rate + balance(mover, gives, takenAt(spots, at));
}

function mostGiven({ enemy }: Situation, { aim }: Mover, hex: Axial): number {
  let most = 0;
  for (const [i, target] of enemy.entries()) {
    const given = aim.broadsides[i]?.[rangeBand(distance(hex, target.hex))] ?? 0;
    if (given > most) most = given;
  }
  return most;
}

/** The worth of a course without the fire at its end; only differences count. */
function rateOf(situation: Situation, mover: Mover, course: Course, place: Place): number {
  const { at, knots } = course;
  const { ship, station } = mover;
  if (at.isOff) return leaving(situation, mover, course);
  const slow = knots < 10 && ship.limitKnots >= 10 ? -1 : 0;
  if (station) return escorting(station, course) + cramped(situation, place, at);
  return place.way + cramped(situation, place, at) + place.straggling + slow;
}

function leaving({ view }: Situation, { ship, errand }: Mover, { at, knots }: Course): number {
  if (errand.kind !== 'exit' || knots < errand.minKnots) return DESERTS;
  const isThere = hexesToParts(view, at.hex, errand.by) <= 1;
  return isThere && (errand.isUrgent || isKnownCrippled(ship.unit)) ? 1000 : DESERTS;
}

/** Fire given and taken in one figure; the more is taken, the lower. */
function balance({ errand, aim }: Mover, gives: number, takes: number): number {
  if (errand.kind === 'bombard') return -takes;
  return errand.kind === 'fight'
    ? accepted(gives - aim.caution * takes)
    : 0.5 * gives - 1.5 * takes;
}

/** Toward the best range of an enemy, or else toward what may be one. */
function pull({ aim, contacts }: Mover, hex: Axial): number {
  const { target, rangeHexes, worth, isRunIn } = aim;
  if (!target) return -PULL * Math.min(...contacts.map((it) => distance(hex, it)), 99);
  const off = Math.abs(distance(hex, target.hex) - rangeHexes);
  return -off * (PULL + PULL_BY_WORTH * Math.max(0, isRunIn ? worth / 2 : worth));
}

/** [NW-7.8] On her station, and no faster than she hears. */
const escorting = (station: Pose['hex'], { at, knots }: Course): number =>
  -distance(at.hex, station) - (knots > HEARING.passingKnots ? TOO_FAST : 0);

/** Hexes off her station that an escort accepts to hear boats on her way. */
const TOO_FAST = 3;

/** Weight of distance for ships that keep away. */
const FLIGHT = 0.5;
/** Beyond the reach of all guns. */
const SAFE_HEXES = 30;

const away = ({ enemy }: Situation, contacts: Mover['contacts'], hex: Axial): number => {
  const hexes = enemy.map((it) => distance(it.hex, hex));
  for (const it of contacts) hexes.push(distance(it, hex));
  return FLIGHT * flightWorth(hexes, SAFE_HEXES);
};

/** Where a ship is bound that does not give battle. */
function bound(situation: Situation, { errand, contacts }: Mover, hex: Axial): number {
  const { view } = situation;
  if (errand.kind === 'bombard') return -URGE.usual * hexesToCoast(view, hex, errand.aim);
  const far = away(situation, contacts, hex);
  if (errand.kind !== 'exit') return far;
  return far - (errand.isUrgent ? URGE.urgent : URGE.usual) * hexesToParts(view, hex, errand.by);
}

function cramped({ view }: Situation, place: Place, { hex, facing }: Pose): number {
  if (place.isRoomy || isOnMap(view.scenario, hexAhead(hex, facing, ROOM_HEXES))) return 0;
  let room = ROOM_HEXES - 1;
  while (room > 0 && !isOnMap(view.scenario, hexAhead(hex, facing, room))) room -= 1;
  return -CRAMPED * (ROOM_HEXES - room);
}

function straggling({ consorts }: Mover, hex: Axial): number {
  if (consorts.length === 0) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const it of consorts) nearest = Math.min(nearest, distance(it.hex, hex));
  return -STRAGGLING * Math.max(0, nearest - LINE_HEXES);
}
