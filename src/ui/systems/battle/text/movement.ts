import { directionTo } from '../../../../hex';
import { agree, directionName } from '../words';
import { hex, ship, ships, side, stack, type Tellers, telling } from './telling';

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

/** What stacks and ships do in movement impulses. */
export const MOVEMENT_TEXT: Tellers<MovementKind> = {
  stackEntered: ({ stack: id, hex: at }, names) =>
    telling(
      [
        stack(names, id),
        agree(names.stack(id), ' enters', ' enter'),
        ' the board at ',
        hex(names, at),
        '.',
      ],
      {
        lights: { stacks: [id], hexes: [at] },
      },
    ),
  stackMoved: ({ stack: id, from, to }, names) => {
    const direction = directionTo(from, to);
    const verb = agree(names.stack(id), ' moves', ' move');
    const way = direction === undefined ? `${verb} to ` : `${verb} ${directionName(direction)} to `;
    return telling([stack(names, id), way, hex(names, to), '.'], {
      lights: { stacks: [id], hexes: [from, to] },
    });
  },
  stackStayed: ({ stack: id }, names) =>
    telling([stack(names, id), agree(names.stack(id), ' stays.', ' stay.')], {
      tone: 'quiet',
      lights: { stacks: [id] },
    }),
  stackDivided: ({ stack: id, into }, names) =>
    telling(
      [
        stack(names, id),
        `${agree(names.stack(id), ' divides', ' divide')} into ${into.length} stacks.`,
      ],
      {
        lights: { stacks: into },
      },
    ),
  stacksCombined: ({ into }, names) =>
    telling([stack(names, into), ' combine into one stack.'], { lights: { stacks: [into] } }),
  shipsSeparated: ({ stack: id, ships: parted, hex: at }, names) =>
    telling(
      [...ships(names, parted), parted.length === 1 ? ' leaves its stack.' : ' leave their stack.'],
      {
        lights: { stacks: [id], hexes: [at] },
      },
    ),
  groundingRolled: ({ ship: id, aground }, names) =>
    telling([ship(names, id), aground ? ' runs aground.' : ' keeps clear of the ground.'], {
      tone: aground ? 'hit' : 'quiet',
      depth: 1,
      lights: { ships: [id] },
    }),
  boardShifted: ({ stack: id, direction }, names) =>
    telling(
      [
        'The board shifts one hex ',
        directionName(direction),
        ' with ',
        stack(names, id),
        ', which may not leave.',
      ],
      { depth: 1, lights: { stacks: [id] } },
    ),
  leaveOffered: ({ stack: id }, names) =>
    telling([stack(names, id), ' may leave the battle after all, or stay at the edge.'], {
      depth: 1,
      lights: { stacks: [id] },
    }),
  stackLeft: ({ stack: id, ships: gone, from }, names) =>
    telling(
      gone.length === 0
        ? [stack(names, id), ' leaves the battle.']
        : [...ships(names, gone), gone.length === 1 ? ' leaves the battle.' : ' leave the battle.'],
      {
        tone: 'turn',
        lights: { hexes: [from] },
      },
    ),
  towMadeFast: ({ tower, towed }, names) =>
    telling([ship(names, tower), ' takes ', ship(names, towed), ' in tow.'], {
      lights: { ships: [tower, towed] },
    }),
  towCastOff: ({ tower, towed, cause }, names) =>
    telling([ship(names, tower), ' casts off ', ship(names, towed), '.'], {
      depth: cause === 'loss' ? 1 : 0,
      lights: { ships: [tower, towed] },
    }),
  stacksSighted: ({ side: lookout, stacks: found }, names) => {
    const sighted = found.flatMap(({ ships: ids }) => ids);
    return telling([side(names, lookout), ' sights ', ...ships(names, sighted), '.'], {
      tone: 'turn',
      lights: { stacks: found.map(({ stack: id }) => id), ships: sighted },
    });
  },
  sightLost: ({ side: lookout, stacks: lost }, names) =>
    telling(
      [
        side(names, lookout),
        ' loses sight of ',
        ...lost.flatMap((id, index) => [index === 0 ? '' : ' and of ', stack(names, id)]),
        '.',
      ],
      { lights: { stacks: lost } },
    ),
  shipScuttled: ({ side: owner, ship: id, hex: at }, names) =>
    telling([side(names, owner), ' scuttles ', ship(names, id), '.'], {
      tone: 'loss',
      lights: { ships: [id], hexes: [at] },
    }),
};
