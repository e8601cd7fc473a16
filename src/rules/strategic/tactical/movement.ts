import type { Axial } from '../../../hex';
import { bySide, enemyOf, SIDES, type Side } from '../../core';
import { speedNow } from '../cards/shipNow';
import { divisionIn } from '../harm';
import { type Play, tell } from '../model/play';
import type { TacticalShip } from '../model/tacticalState';
import { type Course, courseOf, defaultPlot, hexesIn, plotLimits } from './plotting';
import { compareIds, type Fight, findShip, isAdvanced, isSubmerged, recordOf } from './query';
import { visibleTo } from './sight';
import { steer } from './steering';

/** [ST-15.14] Phases 2 and 3: all plots are executed together; then new sightings are reported. */
export function moveShips(play: Play, fight: Fight): void {
  const ships = fight.tactical.ships.filter((it) => !it.hasLeft);
  const courses = ships.map((ship) => ({ ship, course: courseOf(ship, plotFor(fight, ship)) }));
  const before = seenBoth(fight);
  dive(play, fight, before);
  laySmoke(fight);
  const moved = courses.map(({ ship, course }) => move(fight, ship, course));
  rise(play, fight);
  const after = seenBoth(fight);
  for (const it of moved.sort((a, b) => compareIds(a.ship.id, b.ship.id)))
    tellMoved(play, it, before, after);
  tellSight(play, before, after);
  spotSeen(fight);
}

/** [ST-5.25] A division with a ship seen in the action is spotted until the next phase 1 or step 8. */
function spotSeen(fight: Fight): void {
  for (const ship of SIDES.flatMap((side) => visibleTo(fight, side))) {
    if (isSubmerged(ship)) continue;
    divisionIn(fight.view, recordOf(fight, ship).division).isSpotted = true;
  }
}

/** Ids of ships that the enemy of their side sees. */
type Seen = ReadonlySet<string>;

const seenBoth = (fight: Fight): Seen =>
  new Set(SIDES.flatMap((side) => visibleTo(fight, side).map(({ id }) => id)));

/** [ST-15.22, ST-5.15] The plot a ship carries out: her own, her leader's track, or straight on. */
export function plotFor(fight: Fight, ship: TacticalShip): string {
  const { plots, follows } = fight.tactical.plans[ship.side];
  const own = plots.find((it) => it.ship === ship.id)?.path;
  if (own) return own;
  const leaderId = follows.find((it) => it.ship === ship.id)?.leader;
  const leader = leaderId === undefined ? undefined : findShip(fight, leaderId);
  return leader ? plotBehind(fight, ship, leader) : defaultPlot(fight, ship);
}

/** [ST-15.22] As many hexes as the leader, through the leader's hexes, as far as her own speed allows. */
function plotBehind(fight: Fight, ship: TacticalShip, leader: TacticalShip): string {
  const led = plotFor(fight, leader);
  const { least, most, turns } = plotLimits(fight, ship);
  const hexes = Math.max(least, Math.min(most, hexesIn(led)));
  const way = [leader.hex, ...courseOf(leader, led).path];
  return steer(fight.tactical, ship, way, { hexes, turns });
}

interface Moved {
  ship: TacticalShip;
  from: Axial;
  course: Course;
}

function move({ tactical }: Fight, ship: TacticalShip, course: Course): Moved {
  const from = ship.hex;
  const to = course.path.at(-1) ?? from;
  if (ship.isSmoking)
    for (const hex of [from, ...course.path])
      tactical.smoke.push({ hex: { ...hex }, side: ship.side, until: tactical.turn + 1 });
  Object.assign(ship, { hex: { ...to }, facing: course.facing, speed: course.path.length });
  return { ship, from, course };
}

/** [ST-15.23] Ships start and stop as ordered; one that is too slow stops. */
function laySmoke(fight: Fight): void {
  for (const ship of fight.tactical.ships) {
    const order = fight.tactical.plans[ship.side].smoke.find((it) => it.ship === ship.id);
    if (order) ship.isSmoking = order.lays;
    if (ship.isSmoking) ship.isSmoking = canSmoke(fight, ship);
  }
}

/** [ST-15.2, ST-15.23] The minimum Speed Rating to lay smoke. */
export const MIN_SPEED_FOR_SMOKE = 4;

export const canSmoke = (fight: Fight, ship: TacticalShip): boolean =>
  isAdvanced(fight) &&
  !ship.hasLeft &&
  !isSubmerged(ship) &&
  speedNow(recordOf(fight, ship)) >= MIN_SPEED_FOR_SMOKE;

/** [ST-20.10] Before movement; an enemy who saw the boat sees her dive. */
function dive(play: Play, fight: Fight, seen: Seen): void {
  for (const ship of planned(fight, 'dives')) {
    const { id, side } = ship;
    setSubmerged(fight, ship, true);
    const seenBy = seen.has(id) ? ('all' as const) : [side];
    tell(play, { kind: 'boatDived', rule: 'ST-20.10', seenBy, side, ship: id });
  }
}

/** [ST-20.10] After movement. */
function rise(play: Play, fight: Fight): void {
  for (const ship of planned(fight, 'rises')) {
    setSubmerged(fight, ship, false);
    tellRisen(play, fight, ship, 'ordered');
  }
}

const planned = (fight: Fight, how: 'dives' | 'rises'): TacticalShip[] =>
  SIDES.flatMap((side) =>
    fight.tactical.plans[side][how].flatMap((id) => findShip(fight, id) ?? []),
  );

/** [ST-20.1] Keeps her records in the division and in the fight equal. */
export function setSubmerged({ view }: Fight, ship: TacticalShip, isBelow: boolean): void {
  if (!ship.submarine) return;
  Object.assign(ship.submarine, { isSubmerged: isBelow, stillTurns: 0 });
  const division = view.forces[ship.side]?.ships[ship.id]?.division;
  const boat = division === undefined ? null : divisionIn(view, division).submarine;
  if (boat) boat.isSubmerged = isBelow;
}

/** [ST-20.9, ST-20.10] */
export function tellRisen(
  play: Play,
  fight: Fight,
  { id, side }: TacticalShip,
  why: 'ordered' | 'outOfTime',
): void {
  const isSeen = visibleTo(fight, enemyOf(side)).some((it) => it.id === id);
  const seenBy = isSeen ? ('all' as const) : [side];
  const rule = why === 'ordered' ? 'ST-20.10' : 'ST-20.9';
  tell(play, { kind: 'boatRose', rule, seenBy, side, ship: id, why });
}

/** [ST-5.7, ST-5.17] The enemy is told of a ship he sees, and of her path only when he saw where she came from. */
function tellMoved(play: Play, { ship, from, course }: Moved, before: Seen, after: Seen): void {
  const { id, side, facing, isSmoking } = ship;
  tell(
    play,
    {
      kind: 'shipMoved',
      rule: 'ST-15.15',
      side,
      ship: id,
      from: { ...from },
      path: course.path,
      facing,
      isSmoking,
    },
    { isSeen: after.has(id), wasSeen: before.has(id) },
  );
}

/** [ST-15.3] */
function tellSight(play: Play, before: Seen, after: Seen): void {
  const ships = bySide((side) => idsOf(play, enemyOf(side)));
  for (const side of SIDES) {
    const sighted = ships[side].filter((id) => after.has(id) && !before.has(id));
    const lost = ships[side].filter((id) => before.has(id) && !after.has(id));
    if (sighted.length + lost.length === 0) continue;
    tell(play, { kind: 'sightChanged', rule: 'ST-15.3', seenBy: [side], side, sighted, lost });
  }
}

const idsOf = ({ state }: Play, side: Side): string[] =>
  Object.keys(state.forces[side].ships).sort();
