import { directionTo } from '../../../hex';
import type { EventOf } from '../../../rules/battle';
import type { Names } from '../common/names';
import { directionName, numberOf } from '../common/words';
import { say } from './say';
import { hex, ship, ships, side, stack, stacks, type Tellers, telling } from './telling';

type MovementKind =
  | 'stackEntered'
  | 'stackMoved'
  | 'stackStayed'
  | 'stackDivided'
  | 'stacksCombined'
  | 'shipsSeparated'
  | 'groundingRolled'
  | 'boardShifted'
  | 'leaveOffered'
  | 'stackLeft'
  | 'towMadeFast'
  | 'towCastOff'
  | 'shipScuttled'
  | 'stacksSighted'
  | 'sightLost';

/** A stack and its number of ships, for the form of the verb. */
const mover = (names: Names, id: string) => ({
  stack: stack(names, id),
  count: numberOf(names.stack(id)),
});

function movedParts({ stack: id, from, to }: EventOf<'stackMoved'>, names: Names) {
  const told = { ...mover(names, id), hex: hex(names, to) };
  const direction = directionTo(from, to);
  return direction === undefined
    ? say('movesTo', told)
    : say('moves', { ...told, direction: directionName(direction) });
}

/** Events of movement impulses. */
export const MOVEMENT_TEXT: Tellers<MovementKind> = {
  stackEntered: ({ stack: id, hex: at }, names) =>
    telling(say('enters', { ...mover(names, id), hex: hex(names, at) }), {
      lights: { stacks: [id], hexes: [at] },
    }),
  stackMoved: (event, names) =>
    telling(movedParts(event, names), {
      lights: { stacks: [event.stack], hexes: [event.from, event.to] },
    }),
  stackStayed: ({ stack: id }, names) =>
    telling(say('stays', mover(names, id)), { tone: 'quiet', lights: { stacks: [id] } }),
  stackDivided: ({ stack: id, into }, names) =>
    telling(say('divides', { ...mover(names, id), into: into.length }), {
      lights: { stacks: into },
    }),
  stacksCombined: ({ into }, names) =>
    telling(say('combine', { stack: stack(names, into) }), { lights: { stacks: [into] } }),
  shipsSeparated: ({ stack: id, ships: parted, hex: at }, names) =>
    telling(
      say(parted.length === 1 ? 'leavesStack' : 'leaveStack', { ships: ships(names, parted) }),
      { lights: { stacks: [id], hexes: [at] } },
    ),
  groundingRolled: ({ ship: id, aground }, names) =>
    telling(say(aground ? 'aground' : 'clear', { ship: ship(names, id) }), {
      tone: aground ? 'hit' : 'quiet',
      depth: 1,
      lights: { ships: [id] },
    }),
  boardShifted: ({ stack: id, direction }, names) =>
    telling(say('boardShifts', { direction: directionName(direction), stack: stack(names, id) }), {
      depth: 1,
      lights: { stacks: [id] },
    }),
  leaveOffered: ({ stack: id }, names) =>
    telling(say('leaveOffered', { stack: stack(names, id) }), {
      depth: 1,
      lights: { stacks: [id] },
    }),
  stackLeft: ({ stack: id, ships: gone, from }, names) =>
    telling(
      say(
        'leaves',
        gone.length === 0
          ? { ships: stack(names, id), count: 1 }
          : { ships: ships(names, gone), count: gone.length },
      ),
      { tone: 'turn', lights: { hexes: [from] } },
    ),
  towMadeFast: ({ tower, towed }, names) =>
    telling(say('tow', { tower: ship(names, tower), towed: ship(names, towed) }), {
      lights: { ships: [tower, towed] },
    }),
  towCastOff: ({ tower, towed, cause }, names) =>
    telling(say('castOff', { tower: ship(names, tower), towed: ship(names, towed) }), {
      depth: cause === 'loss' ? 1 : 0,
      lights: { ships: [tower, towed] },
    }),
  stacksSighted: ({ side: lookout, stacks: found }, names) => {
    const sighted = found.flatMap(({ ships: ids }) => ids);
    return telling(say('sights', { side: side(names, lookout), ships: ships(names, sighted) }), {
      tone: 'turn',
      lights: { stacks: found.map(({ stack: id }) => id), ships: sighted },
    });
  },
  sightLost: ({ side: lookout, stacks: lost }, names) =>
    telling(say('losesSight', { side: side(names, lookout), stacks: stacks(names, lost) }), {
      lights: { stacks: lost },
    }),
  shipScuttled: ({ side: owner, ship: id, hex: at }, names) =>
    telling(say('scuttles', { side: side(names, owner), ship: ship(names, id) }), {
      tone: 'loss',
      lights: { ships: [id], hexes: [at] },
    }),
};
