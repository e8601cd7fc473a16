import type { Environment, FlowKind } from '../../../rules/seekrieg/query';
import { telling } from '../../core/telling';
import { outcomeText } from '../common/outcome';
import { courseText } from '../common/words';
import { seekriegNamesText } from '../texts/names';
import { say, ship, side, type Tellers } from './say';

const weatherFacts = ({ force, windFrom, windKnots, visibility, light }: Environment) => ({
  ...{ force, wind: courseText(windFrom), knots: windKnots, visibility },
  light: seekriegNamesText(`light.${light}`),
});

/** The course of a turn. */
export const FLOW_TEXT: Tellers<FlowKind> = {
  turnBegan: ({ turn }, names) =>
    telling(say('turn', { turn, time: names.time(turn) }), { tone: 'quiet' }),
  weatherRolled: ({ environment }) =>
    environment ? telling(say('weatherRolled', weatherFacts(environment))) : null,
  environmentSet: ({ environment }) =>
    telling(say('environment', weatherFacts(environment)), { tone: 'quiet' }),
  radarTested: ({ ship: id, isLost, untilTurn }, names) =>
    telling(
      isLost
        ? say('radarLost', { ship: ship(names, id), until: untilTurn })
        : say('radarKept', { ship: ship(names, id) }),
      { tone: isLost ? 'plain' : 'quiet', lights: { ships: [id] } },
    ),
  sideConfirmed: () => null,
  sideSurrendered: ({ side: of }, names) =>
    telling(say('surrendered', { side: side(names, of) }), { tone: 'turn' }),
  ranOn: ({ turns }) => telling(say('ranOn', { count: turns }), { tone: 'quiet' }),
  runStopped: ({ reason }) => telling(say(`runStopped.${reason ?? 'none'}`, {}), { tone: 'quiet' }),
  gameEnded: ({ outcome }, names) => telling([outcomeText(outcome, names)], { tone: 'turn' }),
};
