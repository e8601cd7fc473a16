import type { Draw } from '../../../rules/core';
import { type Force, type Formation, factorsOf } from '../../../rules/sea-wings/query';
import { exchangedAmong } from '../../core/lot';

/**
 * [WG-24.9] A force whose formations of one type have changed homes, with all that is in their boxes: a side does not see from which carrier or
 * base they fly. Those that have been given a task keep theirs; all do where a home would be overfull, or some are to land elsewhere.
 */
export function basedAnew(force: Force, draw: Draw): Force {
  if (force.landings.length > 0) return force;
  const idle = Object.values(force.formations).filter(isIdle);
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

/** [WG-2.11] */
function hasRoom({ ships, bases, formations }: Force): boolean {
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
