import type { SeaWingsEvent } from '../../../rules/sea-wings';
import { finalPoints } from '../../core/finalPoints';
import { telling } from '../../core/telling';
import { wingsLogText } from '../texts/log';
import { force, say, ship, ships, side, type Tellers } from './say';

/** Turns, set-up, the order of task forces, and the end. */
type TurnEvent = Extract<
  SeaWingsEvent['kind'],
  | 'gameBegan'
  | 'turnBegan'
  | 'sideConfirmed'
  | 'sideResigned'
  | 'shipUnloaded'
  | 'gameEnded'
  | 'taskForceDivided'
  | 'taskForcesJoined'
  | 'taskForceRenumbered'
  | 'lotsDrawn'
>;

export const TURN_TEXT: Tellers<TurnEvent> = {
  gameBegan: () => telling(say('gameBegan', {}), { tone: 'turn' }),
  turnBegan: ({ turn, hour, isNight }) =>
    telling(
      say('turnBegan', {
        turn,
        hour: String(hour).padStart(2, '0'),
        light: wingsLogText(isNight ? 'byNight' : 'byDay'),
      }),
      { tone: 'turn' },
    ),
  sideConfirmed: () => null,
  sideResigned: ({ side: of }, names) =>
    telling(say('sideResigned', { side: side(names, of) }), { tone: 'turn' }),
  shipUnloaded: ({ convoy, left }, names) =>
    telling(say('shipUnloaded', { convoy: ship(names, convoy), count: left }), {
      tone: 'turn',
      lights: { ships: [convoy] },
    }),
  gameEnded: ({ outcome }) =>
    telling(
      say('gameEnded', {
        why: wingsLogText(`ending.${outcome.reason as 'gone' | 'turns' | 'resigned'}`),
        ...finalPoints(outcome),
      }),
      { tone: 'turn' },
    ),
  taskForceDivided: ({ taskForce, into, ships: ids }, names) =>
    telling(
      say('divided', {
        ships: ships(names, ids),
        taskForce: force(names, taskForce),
        into: force(names, into),
      }),
      { lights: { stacks: [taskForce, into] } },
    ),
  taskForcesJoined: ({ taskForce, into }, names) =>
    telling(say('joined', { taskForce: force(names, taskForce), into: force(names, into) }), {
      lights: { stacks: [into] },
    }),
  lotsDrawn: () => null,
  taskForceRenumbered: ({ taskForce, number }) =>
    telling(say('renumbered', { number }), { tone: 'quiet', lights: { stacks: [taskForce] } }),
};
