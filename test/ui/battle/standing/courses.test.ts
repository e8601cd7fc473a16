import { expect, test } from 'vitest';
import { distance, sameHex } from '../../../../src/hex';
import { type BattleState, battle, type Order, stackOf } from '../../../../src/rules/battle';
import { mountsOf } from '../../../../src/ui/systems/battle/desk/mounts';
import {
  fireAsBefore,
  mayKeepFiring,
  mayKeepHolding,
  newlyIdle,
  sealedNow,
} from '../../../../src/ui/systems/battle/standing/asBefore';
import {
  courseLeft,
  courseTo,
  nextMoves,
  openCourses,
} from '../../../../src/ui/systems/battle/standing/course';
import { knownNow, newsFor, told } from '../../../../src/ui/systems/battle/standing/news';
import { atImpulse, give } from '../../../rules/battle/fixture';
import { strait } from '../position';

const HERE = { q: 0, r: 3 };
const own = (view: BattleState) => stackOf(view, 'hood')?.id ?? '';

test('a course is the shortest way, along the straight line, and around land', () => {
  const view = strait(6);
  const far = { q: 4, r: 1 };
  const course = courseTo(view, HERE, far) ?? [];
  expect(course).toHaveLength(distance(HERE, far) + 1);
  expect([course[0], course.at(-1)]).toEqual([HERE, far]);
  const around = { ...view, scenario: { ...view.scenario, land: course.slice(1, 2) } };
  const other = courseTo(around, HERE, far) ?? [];
  expect(other.some((hex) => sameHex(hex, course[1] ?? HERE))).toBe(false);
  expect(courseTo({ ...view, scenario: { ...view.scenario, land: [far] } }, HERE, far)).toBe(
    undefined,
  );
});

test('a stack is as far along its course as it stands, and has left it anywhere else', () => {
  const course = [HERE, { q: 1, r: 2 }, { q: 2, r: 1 }];
  expect(courseLeft({ hex: { q: 1, r: 2 } }, course)).toEqual([{ q: 2, r: 1 }]);
  expect(courseLeft({ hex: { q: 0, r: 0 } }, course)).toEqual([]);
  const view = strait(6);
  expect([...openCourses(view, 'allies', new Map([[own(view), course]])).keys()]).toEqual([
    own(view),
  ]);
  expect(openCourses(view, 'axis', new Map([[own(view), course]])).size).toBe(0);
});

test('courses are moves that the rules allow now', () => {
  const view = strait(6);
  const courses = new Map([[own(view), courseTo(view, HERE, { q: 3, r: 0 }) ?? []]]);
  const moves = nextMoves(view, battle.legalOrders(view, 'allies'), courses);
  expect(moves).toMatchObject([{ kind: 'moveStack', stack: own(view) }]);
  expect(nextMoves(view, [], courses)).toEqual([]);
});

test('courses stop when an enemy comes in sight, at the first shell, and when a stack is hurt', () => {
  const view = strait(6);
  const legal = battle.legalOrders(view, 'allies');
  const courses = new Map([[own(view), courseTo(view, HERE, { q: 3, r: 0 }) ?? []]]);
  const now = knownNow(view, [], 'allies');
  const news = (known: typeof now, then = now) => newsFor(view, known, then, { legal, courses });
  expect(news(now)).toBe(undefined);
  const sighted = new Set(['bismarck']);
  expect(news({ ...now, sighted })).toEqual({ kind: 'sighted', ships: ['eugen'] });
  const shelled = { ...now, underFire: new Set(['hood']) };
  expect(news(now, shelled)).toEqual({ kind: 'fired-at', ships: ['hood'] });
  expect(news(shelled, shelled)).toBe(undefined);
  const slowed = { ...now, condition: new Map([[own(view), 'slower']]) };
  expect(news(now, slowed)).toEqual({ kind: 'hurt', stack: own(view) });
  expect(
    newsFor(view, now, now, { legal: legal.filter((it) => it.kind === 'stay'), courses }),
  ).toEqual({ kind: 'blocked', stack: own(view) });
});

test('news of a fire impulse holds the courses until the stacks may move, and is answered there', () => {
  const courses = new Map([['a', [HERE]]]);
  const news = { kind: 'fired-at' as const, ships: ['hood'] };
  const atFire = { moves: false, courses };
  expect(told(news, undefined, atFire)).toEqual({ news, unanswered: news });
  expect(told(undefined, news, atFire)).toEqual({ news, unanswered: news });
  expect(told(undefined, news, { moves: true, courses })).toEqual({ news, unanswered: undefined });
  expect(told(undefined, news, { moves: false, courses: new Map() })).toEqual({
    news: undefined,
    unanswered: undefined,
  });
});

test('the last declarations of the enemy tell who is under fire', () => {
  const view = atImpulse(strait(4), 4);
  give(view, 'allies', 'done');
  give(view, 'axis', 'fire bismarck primary hood');
  const events = battle.apply(
    view,
    'axis',
    { kind: 'done' },
    {
      roll: (die, count, reason) => ({ die, values: Array(count).fill(1), reason }),
      lot: (_count, reason) => ({ die: 'lot', values: [0], reason }),
    },
  );
  expect(knownNow(view, events, 'allies').underFire).toEqual(new Set(['hood']));
  expect(knownNow(view, events, 'axis').underFire).toEqual(new Set());
});

test('batteries fire as before: on at the same target, at the one proposed where it is gone, held if they were, new ones as proposed', () => {
  const view = strait(4);
  const mounts = mountsOf(view, 'allies');
  const at = (ship: string, target: string) => ({
    ...{ ship, target, weapon: 'primary' as const, full: true },
  });
  const proposed: Order[] = [{ kind: 'declare', ...at('hood', 'eugen') }];
  const firing = { view, side: 'allies' as const, mounts };
  const sealed = sealedNow(mounts);
  expect(fireAsBefore(firing, [at('hood', 'bismarck')], proposed, sealed)).toEqual([
    { kind: 'declare', ...at('hood', 'bismarck') },
  ]);
  expect(fireAsBefore(firing, [at('hood', 'sunk')], proposed, sealed)).toEqual([
    { kind: 'declare', ...at('hood', 'eugen'), full: false },
  ]);
  expect(fireAsBefore(firing, [], proposed, sealed)).toEqual([]);
  const held = [at('prince', 'bismarck')];
  const fired = (it: typeof sealed) => fireAsBefore(firing, held, proposed, it).length;
  const others = sealedNow(mounts.filter(({ ship }) => ship !== 'hood'));
  expect([fired(sealed), fired(others), fired(new Map())]).toEqual([1, 2, 1]);
  expect(
    fireAsBefore({ ...firing, view: strait(5) }, [at('hood', 'bismarck')], [], sealed),
  ).toEqual([]);
});

test('guns keep firing while the same may fire at the same, torpedoes are held while nothing is nearer', () => {
  const view = strait(4);
  const mounts = mountsOf(view, 'allies');
  const [hood, prince] = mounts;
  const last = [{ ship: 'hood', target: 'bismarck', weapon: 'primary' as const, full: false }];
  expect(mayKeepFiring(mounts, last, sealedNow(mounts))).toBe(true);
  expect(mayKeepFiring(mounts, last, new Map())).toBe(false);
  expect(mayKeepFiring(mounts.slice(1), last, sealedNow(mounts))).toBe(false);
  expect(newlyIdle(mounts, sealedNow(mounts.slice(0, 1)))).toEqual([prince]);
  const nearer = mounts.map((it) => ({
    ...it,
    options: it.options.map((option) => ({ ...option, rangeHexes: option.rangeHexes - 1 })),
  }));
  expect(mayKeepHolding(mounts, sealedNow(mounts))).toBe(true);
  expect(mayKeepHolding(nearer, sealedNow(mounts))).toBe(false);
  expect(mayKeepHolding(mounts, sealedNow(hood ? [hood] : []))).toBe(false);
});
