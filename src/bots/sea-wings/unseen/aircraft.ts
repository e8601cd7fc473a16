import type { Draw } from '../../../rules/core';
import type { SeaWingsState } from '../../../rules/sea-wings';
import { type Force, type Formation, factorsOf } from '../../../rules/sea-wings/query';
import { between, exchangedAmong } from '../../core/lot';
import { isFree, type Tied } from './tied';

/**
 * [WG-24.9] A force whose formations of one type have changed homes, with all that is in their boxes: a side does not see from which carrier or
 * base they fly. Those that have been given a task keep theirs; all do where a home would be overfull, or some are to land elsewhere.
 */
export function basedAnew(force: Force, tied: Tied, draw: Draw): Force {
  if (force.landings.length > 0) return force;
  const idle = Object.values(force.formations).filter((it) => isIdle(it) && isFree(tied, it));
  const changed = exchangedAmong(draw, idle, ({ type, home }) => `${type.id}/${home.kind}`).map(
    ([it, { boxes, mayCarry }]): [string, Formation] => [it.id, refilled(it, boxes, mayCarry)],
  );
  const after = { ...force, formations: { ...force.formations, ...Object.fromEntries(changed) } };
  return hasRoom(after) ? after : force;
}

function refilled(
  { mayCarry: _, ...formation }: Formation,
  boxes: Formation['boxes'],
  mayCarry: number | undefined,
): Formation {
  return { ...formation, boxes, ...(mayCarry !== undefined && { mayCarry }) };
}

const isIdle = ({ boxes, ferries }: Formation): boolean =>
  ferries.length === 0 && [...boxes.strike, ...boxes.cap, ...boxes.search].length === 0;

/**
 * [WG-7.5, WG-24.9, WG-24.13] A force of whose fighters as many are on patrol, ready and in the hangar as may be, once the plans of the turn are made: as
 * they were allotted they are secret. Where some fly one does at least; emergency CAP has been seen to go up.
 */
export function patrolledAnew(
  { step }: SeaWingsState,
  force: Force,
  tied: Tied,
  draw: Draw,
): Force {
  if (step.kind === 'airPlans' || step.kind === 'setup') return force;
  const changed = Object.values(force.formations)
    .filter((it) => isOnPatrol(it, tied))
    .map((it): [string, Formation] => [it.id, allottedAnew(it, draw)]);
  return { ...force, formations: { ...force.formations, ...Object.fromEntries(changed) } };
}

/** All of it is at home or over forces that take no part in what is under way. */
function isOnPatrol(formation: Formation, tied: Tied): boolean {
  const { boxes, ferries, type } = formation;
  const hasOther = ferries.length + boxes.strike.length + boxes.search.length > 0;
  const isSecret = boxes.cap.every(
    ({ over, isFresh }) => !isFresh && !tied.taskForces.has(over) && !tied.homes.has(over),
  );
  return type.class === 'F' && !hasOther && isSecret && isFree(tied, formation);
}

function allottedAnew(formation: Formation, draw: Draw): Formation {
  const { boxes } = formation;
  const flying = boxes.cap.filter(({ factors }) => factors > 0);
  let left = boxes.hangar + boxes.ready + flying.reduce((sum, { factors }) => sum + factors, 0);
  const cap = boxes.cap.map((task) => {
    const others = flying.filter((it) => it !== task).length;
    if (task.factors === 0) return task;
    const factors = between(draw, 1, Math.max(1, left - others));
    left -= factors;
    return { ...task, factors };
  });
  const ready = between(draw, 0, left);
  return { ...formation, boxes: { ...boxes, cap, ready, hangar: left - ready } };
}

/** [WG-2.11] */
export function hasRoom({ ships, bases, formations }: Force): boolean {
  const homes = [
    ...Object.values(ships).flatMap(({ card }) =>
      card.carrier ? [{ id: card.id, room: card.carrier.airCapacity }] : [],
    ),
    ...Object.values(bases).map(({ card }) => ({ id: card.id, room: card.airCapacity })),
  ];
  return homes.every(
    ({ id, room }) =>
      Object.values(formations)
        .filter(({ home }) => home.id === id)
        .reduce((sum, it) => sum + factorsOf(it), 0) <= room,
  );
}
