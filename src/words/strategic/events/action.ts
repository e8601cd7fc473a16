import { type BySide, SIDES, type Side } from '../../../rules/core';
import type { ActionEvent } from '../../../rules/strategic/query';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { wayName } from '../common/ways';
import { strategicBoardText } from '../texts/board';
import { strategicLogText } from '../texts/log';
import { strategicOrdersText } from '../texts/orders';
import { division, list, say, ship, side, type Tellers } from './say';

/** Surface actions, however they are settled. */
export const ACTION_TEXT: Tellers<ActionEvent['kind']> = {
  actionBegan: ({ divisions, landUnits }, names) =>
    telling(
      say('actionBegan', {
        one: fighters(names, divisions, 'allies'),
        two: fighters(names, divisions, 'axis'),
      }),
      { tone: 'turn', lights: { stacks: [...SIDES.flatMap((it) => divisions[it]), ...landUnits] } },
    ),
  wayChosen: ({ chosen, way }) =>
    telling(
      say('wayChosen', {
        one: wayName(chosen.allies),
        two: wayName(chosen.axis),
        way: wayName(way),
      }),
    ),
  quickBegan: ({ band }) =>
    telling(say('quickBegan', { band: strategicOrdersText(`band.${band}`) })),
  quickManeuvered: ({ postures, winner, band }, names) =>
    telling(
      say(band === 'escaped' ? 'escaped' : 'maneuvered', {
        one: strategicOrdersText(`posture.${postures.allies}`),
        two: strategicOrdersText(`posture.${postures.axis}`),
        side: winner ? side(names, winner) : strategicLogText('nobody'),
        band: band === 'escaped' ? '' : strategicOrdersText(`band.${band}`),
      }),
      { tone: band === 'escaped' ? 'turn' : 'plain' },
    ),
  quickFired: ({ ship: id, weapon, target: at, isHit }, names) =>
    telling(
      say(isHit ? 'firesHits' : 'firesMisses', {
        ship: ship(names, id),
        target: ship(names, at),
        weapon: strategicLogText(`weapon.${weapon}`),
      }),
      { tone: isHit ? 'hit' : 'plain', lights: { ships: [id, at] } },
    ),
  battleHandedOver: ({ host, rounds }) =>
    telling(
      host === undefined
        ? say('handedOver', { count: rounds })
        : say('handedOverOther', { way: wayName(host) }),
      { tone: 'turn' },
    ),
  // Told by what the battle is told by: see fight/battleLog.
  battleEvent: () => null,
  abandonOffered: ({ side: of, answer }, names) =>
    telling(say(answer === 'yes' ? 'abandons' : 'fightsOn', { side: side(names, of) })),
  battleAbandoned: () => telling(say('battleAbandoned', {})),
  battleReturned: ({ host, rounds }) =>
    telling(
      host === undefined ? say('battleReturned', { count: rounds }) : say('returnedOther', {}),
    ),
  shipReturned: ({ ship: id, state, isDeadInWater }, names) =>
    telling(
      say('shipReturned', {
        ship: ship(names, id),
        state: isDeadInWater
          ? strategicLogText('deadInWater')
          : strategicBoardText(`state.${state}`),
      }),
      { depth: 1, tone: state === 'none' ? 'quiet' : 'hit', lights: { ships: [id] } },
    ),
  actionEnded: ({ loser }, names) =>
    telling(loser ? say('actionLost', { side: side(names, loser) }) : say('actionEnded', {}), {
      tone: 'quiet',
    }),
};

/** The divisions of a side in an action; in an Advanced game those of the enemy may not be known. */
const fighters = (names: Names, divisions: BySide<readonly string[]>, of: Side) =>
  divisions[of].length > 0 ? list(names, divisions[of], division) : side(names, of);
