import type { Order } from '../../../rules/seekrieg';
import { bestBy } from '../../core/lists';
import { errandOf } from '../common/errand';
import { exchangeOf } from '../common/exchange';
import type { Situation } from '../common/situation';
import { type Course, coursesOf } from './courses';
import { type Group, groupsOf } from './groups';
import { type Aim, taste } from './taste';

export function aimOf(situation: Situation, { ships }: Group): Aim {
  const errand = errandOf(situation, ships);
  if (situation.enemy.length === 0) return { errand, rangeHexes: 0, gives: 0, takes: 0 };
  return { errand, ...exchangeOf(situation, ships) };
}

/** [SK-34.4] Speed and turns of each guide that has none yet in this turn. */
export function* steeringWishes(situation: Situation): Generator<Order> {
  for (const group of groupsOf(situation)) {
    const { ship } = group.guide;
    if (!ship.plan || ship.plan.turns) continue;
    const course = bestCourse(situation, group);
    if (!course) continue;
    const { knots, turns } = course;
    if (ship.plan.speed?.knots !== knots && ship.speedKnots !== knots)
      yield { kind: 'speed', ship: ship.id, knots, way: 'ahead' };
    yield { kind: 'turns', ship: ship.id, turns: [...turns] };
  }
}

/** Round to starboard as hard as she can. */
const turningMost = (courses: readonly Course[]): Course | undefined =>
  bestBy(courses, ({ turns, isBlocked }) =>
    isBlocked ? Number.NEGATIVE_INFINITY : turns.filter((turn) => turn === 'S').length,
  );

/** `undefined` where there is nothing to steer for: she goes on as she does. */
function bestCourse(situation: Situation, group: Group): Course | undefined {
  const aim = aimOf(situation, group);
  if (aim.errand.kind === 'keep') return undefined;
  if (aim.errand.kind === 'turnBack') return turningMost(coursesOf(situation, group));
  return bestBy(coursesOf(situation, group), (course) => taste(situation, group, aim, course));
}
