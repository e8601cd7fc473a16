import type { Side } from '../../../rules/core';
import type { FleetActionView, Order } from '../../../rules/fleet-action';
import {
  activeMarkers,
  activeSquadrons,
  conditionOf,
  coursesOf,
  enteringShips,
  hexesAt,
  movingStep,
  type Run,
  runsOf,
  type Squadron,
  shipsInPlay,
  shipsToMove,
  speedsOpen,
  stepsOf,
  type Unit,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import { errandOf } from '../common/errands';
import type { Judgement } from '../common/judgement';
import { nearestEnemy, newSituation, ownVessel, type Situation } from '../common/situation';
import { standingOf } from '../common/standing';
import type { Vessel } from '../common/vessel';
import { aimOf } from './aims';
import { detachWish } from './detaching';
import { launchWish } from './launching';
import { markerWishes } from './markers';
import { stationOf } from './screening';
import { smokeWish } from './smoke';
import { bestCourse, type Mover } from './taste';

/** What a side wants to do next in the Ship Movement Phase. */
export function* movingWishes(
  view: FleetActionView,
  side: Side,
  judgement: Judgement,
): Generator<Order> {
  const step = movingStep(view, side);
  if (!step) return;
  const situation = newSituation(view, side, judgement);
  if (step.active === null) yield* openingWishes(situation);
  else yield* squadronWishes(situation, step.ship);
}

/** Dummies first and those far off, so that what matters moves when the enemy has shown more. */
function* openingWishes(situation: Situation): Generator<Order> {
  const { view, side } = situation;
  yield* markerWishes(situation, activeMarkers(view, side));
  const entering = enteringShips(view, side)[0];
  if (entering) yield { kind: 'done', what: entering.squadron ?? '-' };
  const farthest = bestBy(activeSquadrons(view, side), (it) => hexesOff(situation, it));
  if (!farthest) return;
  yield* detachWish(situation, farthest);
  const [first] = shipsToMove(view, farthest);
  if (first) yield* shipWishes(situation, first);
  yield { kind: 'done', what: farthest.id };
}

function hexesOff(situation: Situation, squadron: Squadron): number {
  const [lead] = shipsInPlay(situation.view, squadron);
  return (lead && nearestEnemy(situation, lead)?.hexes) ?? 0;
}

/** The ship that has begun first, then the others in listed order. */
function* squadronWishes(situation: Situation, begun: string | null): Generator<Order> {
  const { view, side } = situation;
  const squadron = activeSquadrons(view, side)[0];
  if (!squadron) return;
  const left = shipsToMove(view, squadron);
  const open = left.find(({ id }) => id === begun);
  if (open) yield* shipWishes(situation, open);
  for (const ship of left) if (ship.id !== begun) yield* shipWishes(situation, ship);
  yield { kind: 'done', what: squadron.id };
}

/** The ship's own movement: smoke, speed and path, then torpedoes. */
function* shipWishes(situation: Situation, unit: Unit): Generator<Order> {
  const { allowance, moved } = conditionOf(unit).turn;
  const mover = allowance === null || moved < allowance ? moverOf(situation, unit) : undefined;
  if (mover) {
    if (moved === 0) yield* beforeCourse(situation, mover);
    yield* sailing(situation, mover);
  }
  yield* launchWish(situation, unit);
}

/** Smoke, where no torpedoes come first: then her course, which takes long to find, need not be known yet. */
function* beforeCourse(situation: Situation, mover: Mover): Generator<Order> {
  const [launch] = launchWish(situation, mover.ship.unit);
  if (!launch) yield* smokeWish(situation, mover);
}

/** Hexes below the most that she can run at which an escort on her station goes, to listen [NW-7.8]; others go as far as they can. */
const LISTENING_HEXES = 1;

/** Speed, then course; where only one speed comes into question it is set before her courses are looked at. */
function* sailing(situation: Situation, mover: Mover): Generator<Order> {
  const { unit } = mover.ship;
  const { moved } = conditionOf(unit).turn;
  const slowerHexes = mover.station ? LISTENING_HEXES : 0;
  const [run, ...slower] = runsOf(situation.view, unit, slowerHexes);
  const early = slower.length === 0 && run ? speedWish(situation, mover, run) : undefined;
  if (early) yield early;
  const course = bestCourse(situation, mover, coursesOf(situation.view, unit, slowerHexes));
  if (!course) return;
  const steps = stepsOf(course.way);
  if (moved === 0) yield* launchWish(situation, unit, course);
  if (moved === 0) yield* smokeWish(situation, mover);
  const faster = speedWish(situation, mover, course);
  if (faster) yield faster;
  else if (steps.length > 0) yield { kind: 'moveShip', ship: unit.id, steps };
}

/** Another speed than she has, if she has not set one. */
function speedWish(situation: Situation, mover: Mover, run: Run): Order | undefined {
  const { unit } = mover.ship;
  const knots = knotsFor(situation, mover, run);
  return conditionOf(unit).turn.allowance === null && knots !== unit.speedKnots
    ? { kind: 'setSpeed', ship: unit.id, knots }
    : undefined;
}

/** [NW-1.20] The speed of a course, or the highest at which she runs as many hexes; escorts on their stations listen [NW-7.8]. */
function knotsFor(
  { view, judgement }: Situation,
  { ship: { unit }, station }: Mover,
  { knots, hexes }: Run,
): number {
  if (!judgement.runsFast || station) return knots;
  let most = speedsOpen(view, unit).most;
  while (most > knots && hexesAt(unit, most) > hexes) most -= 1;
  return most;
}

/** What a ship of the side is about now. */
export function moverOf(situation: Situation, unit: Unit): Mover | undefined {
  const { view, side } = situation;
  const ship = ownVessel(situation, unit.id);
  if (!ship) return undefined;
  const contacts = Object.values(view.contacts).filter((it) => it.side !== side);
  return {
    ship,
    errand: errandOf(situation, ship, standingOf(situation)),
    aim: aimOf(situation, ship),
    consorts: consortsOf(situation, ship),
    contacts: contacts.map(({ hex }) => hex),
    station: contacts.length === 0 ? stationOf(situation, ship) : undefined,
  };
}

const consortsOf = ({ own }: Situation, { unit }: Vessel): Vessel[] =>
  own.filter((it) => it.unit.squadron === unit.squadron && it.unit.id !== unit.id);
