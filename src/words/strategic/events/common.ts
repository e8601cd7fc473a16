import type { CommonEvent } from '../../../rules/strategic/query';
import { telling } from '../../core/telling';
import { boxName } from '../common/boxName';
import { strategicLogText } from '../texts/log';
import { division, list, say, side, type Tellers } from './say';

/** Turns, set-up, and the end. */
export const COMMON_TEXT: Tellers<CommonEvent['kind']> = {
  gameBegan: () => telling(say('gameBegan', {}), { tone: 'turn' }),
  turnBegan: ({ turn, isNight, isPoor, hour }) =>
    telling(
      say('turnBegan', {
        turn,
        hour: String(hour).padStart(2, '0'),
        light: strategicLogText(isNight ? 'byNight' : 'byDay'),
        weather: strategicLogText(isPoor ? 'poor' : 'clear'),
      }),
      { tone: 'turn' },
    ),
  priorityRolled: ({ winner }, names) =>
    telling(say('priority', { side: side(names, winner) }), { tone: 'quiet' }),
  reinforcementRolled: ({ division: id, comes }, names) =>
    telling(say(comes ? 'comes' : 'comesNot', { division: division(names, id) }), {
      tone: 'turn',
    }),
  divisionPlaced: ({ division: id, box }, names) =>
    telling(say('placed', { division: division(names, id), box: boxName(box) }), {
      lights: { stacks: [id] },
    }),
  divisionsRegrouped: ({ from, into }, names) =>
    telling(
      say('regrouped', { from: list(names, from, division), into: list(names, into, division) }),
      { lights: { stacks: into } },
    ),
  sideConfirmed: () => null,
  endOffered: ({ side: of, answer }, names) =>
    telling(say(answer === 'yes' ? 'endOffered' : 'endNoMore', { side: side(names, of) })),
  gameEnded: ({ ending, points }) =>
    telling(
      say('gameEnded', {
        why: strategicLogText(`ending.${ending}`),
        one: points.allies,
        two: points.axis,
      }),
      { tone: 'turn' },
    ),
};
