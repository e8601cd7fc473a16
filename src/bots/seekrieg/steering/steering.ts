import type { Order } from '../../../rules/seekrieg';
import { bestBy } from '../../core/lists';
import { exchangeOf } from '../common/exchange';
import type { Situation } from '../common/situation';
import { type Course, coursesOf } from './courses';
import type { Group } from './groups';
import { type Aim, outlookOn, taste } from './taste';

export function aimOf(situation: Situation, { ships, errand }: Group): Aim {
  if (situation.enemy.length === 0) return { errand, rangeHexes: 0, gives: 0, takes: 0 };
  return { errand, ...exchangeOf(situation, ships) };
}

/** [SK-34.4] Speed and turns of each guide that has none yet in this turn. */
export function* steeringWishes(situation: Situation, groups: readonly Group[]): Generator<Order> {
  for (const group of groups) {
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

/** Round to starboard as hard as she can, clear of land if she can. */
function turningMost(courses: readonly Course[]): Course | undefined {
  const clear = courses.filter(({ isBlocked }) => !isBlocked);
  return bestBy(
    clear.length > 0 ? clear : courses,
    ({ turns }) => turns.filter((turn) => turn === 'S').length,
  );
}

/** With no turn, or with the fewest that land allows. */
const straightOn = (courses: readonly Course[]): Course | undefined =>
  bestBy(
    courses.filter(({ isBlocked }) => !isBlocked),
    ({ turns }) => -turns.length,
  );

/** `undefined` where there is nothing to steer for: she goes on as she does. */
function bestCourse(situation: Situation, group: Group): Course | undefined {
  const { kind } = group.errand;
  if (kind === 'keep') return undefined;
  const courses = coursesOf(situation, group);
  if (kind === 'turnBack' || courses.every(({ isBlocked }) => isBlocked))
    return turningMost(courses);
  if (kind === 'runOn') return straightOn(courses);
  const weighing = {
    situation,
    group,
    aim: aimOf(situation, group),
    outlook: outlookOn(situation),
  };
  return bestBy(courses, (course) => taste(weighing, course));
}
