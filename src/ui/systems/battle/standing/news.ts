import {
  type BattleEvent,
  type BattleView,
  findStack,
  isFoggy,
  isSightedBy,
  type Order,
  type ShipId,
  type StackId,
  speedOf,
  stacksAtSea,
} from '../../../../rules/battle';
import { enemyOf, type Side } from '../../../../rules/core';
import { type Courses, courseLeft, nextMoves } from './course';

/** What a side knew when it last decided. */
export interface Known {
  /** Enemy ships in sight. */
  sighted: ReadonlySet<ShipId>;
  /** Own ships, or counters, that were fired at last. */
  underFire: ReadonlySet<ShipId>;
  /** Speed and ships of each own stack. */
  condition: ReadonlyMap<StackId, string>;
}

export const NOTHING_KNOWN: Known = {
  sighted: new Set(),
  underFire: new Set(),
  condition: new Map(),
};

export function knownNow(view: BattleView, events: readonly BattleEvent[], side: Side): Known {
  const enemies = stacksAtSea(view, enemyOf(side)).filter(
    (stack) => isFoggy(view) || isSightedBy(view, side, stack),
  );
  return {
    sighted: new Set(enemies.flatMap(({ ships }) => ships)),
    underFire: firedAt(events, side),
    condition: new Map(
      stacksAtSea(view, side).map((stack) => [
        stack.id,
        `${speedOf(view, stack.ships)} ${stack.ships.join()}`,
      ]),
    ),
  };
}

/** The targets of the other side's last declarations of guns. */
function firedAt(events: readonly BattleEvent[], side: Side): Set<ShipId> {
  const last = events.findLast(
    (it) =>
      it.kind === 'declarationsRevealed' &&
      [...it.declared.allies, ...it.declared.axis].some(({ weapon }) => weapon !== 'torpedoes'),
  );
  const fire = last?.kind === 'declarationsRevealed' ? last.declared[enemyOf(side)] : [];
  return new Set(fire.map(({ target }) => target));
}

/** Why standing orders are not carried on by themselves. */
export type News =
  | { kind: 'sighted'; ships: ShipId[] }
  | { kind: 'fired-at'; ships: ShipId[] }
  | { kind: 'hurt'; stack: StackId }
  | { kind: 'blocked'; stack: StackId };

/** What there is to tell as a segment opens, and what the stacks still have to be asked about when they next may move. */
interface Told {
  news: News | undefined;
  unanswered: News | undefined;
}

/** News of a fire impulse holds the courses until the stacks may move: there the side is asked. */
export function told(
  fresh: News | undefined,
  unanswered: News | undefined,
  { moves, courses }: { moves: boolean; courses: Courses },
): Told {
  const news = fresh ?? (courses.size > 0 ? unanswered : undefined);
  return { news, unanswered: moves || courses.size === 0 ? undefined : news };
}

/** What has happened since `known` that may change a mind; `undefined` where nothing has. */
export function newsFor(
  view: BattleView,
  known: Known,
  now: Known,
  { legal, courses }: { legal: readonly Order[]; courses: Courses },
): News | undefined {
  const sighted = [...now.sighted].filter((ship) => !known.sighted.has(ship));
  if (sighted.length > 0) return { kind: 'sighted', ships: sighted };
  const firedOn = [...now.underFire].filter((ship) => !known.underFire.has(ship));
  if (firedOn.length > 0) return { kind: 'fired-at', ships: firedOn };
  const hurt = [...now.condition.keys()].find(
    (id) => known.condition.has(id) && known.condition.get(id) !== now.condition.get(id),
  );
  if (hurt) return { kind: 'hurt', stack: hurt };
  const moves = nextMoves(view, legal, courses);
  const blocked = [...courses.keys()].find(
    (id) => mayMove(legal, id) && !moves.some(({ stack }) => stack === id),
  );
  return blocked && isUnderWay(view, courses, blocked)
    ? { kind: 'blocked', stack: blocked }
    : undefined;
}

const mayMove = (legal: readonly Order[], id: StackId): boolean =>
  legal.some((it) => it.kind === 'stay' && it.stack === id);

function isUnderWay(view: BattleView, courses: Courses, id: StackId): boolean {
  const stack = findStack(view, id);
  const course = courses.get(id);
  return stack !== undefined && course !== undefined && courseLeft(stack, course).length > 0;
}
