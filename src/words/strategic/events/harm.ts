import type { HarmEvent } from '../../../rules/strategic/query';
import type { Part } from '../../core/logLine';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { strategicBoardText } from '../texts/board';
import { strategicLogText } from '../texts/log';
import { land, say, ship, type Tellers } from './say';

/** A boat that is not known by name is told of as one. */
const hull = (names: Names, id: string | null): Part =>
  id === null ? strategicLogText('aBoat') : ship(names, id);

/** What attacks have done, and what was put right. */
export const HARM_TEXT: Tellers<HarmEvent['kind']> = {
  shipHit: ({ ship: id, damageLevels, state }, names) =>
    telling(
      damageLevels === null
        ? say('shipHitSeen', { ship: hull(names, id), state: strategicBoardText(`state.${state}`) })
        : say('shipHit', {
            ship: hull(names, id),
            count: damageLevels,
            state: strategicBoardText(`state.${state}`),
          }),
      { tone: 'hit', depth: 1, lights: { ships: id ? [id] : [] } },
    ),
  shipCritical: ({ ship: id, critical }, names) =>
    telling(
      say('critical', {
        ship: ship(names, id),
        critical: strategicBoardText(`critical.${critical}`),
      }),
      { tone: 'hit', depth: 2, lights: { ships: [id] } },
    ),
  magazinesShaken: ({ ship: id, explodes }, names) =>
    telling(say(explodes ? 'magazinesBurst' : 'magazinesHold', { ship: ship(names, id) }), {
      tone: explodes ? 'hit' : 'plain',
      depth: 2,
      lights: { ships: [id] },
    }),
  armedDeckHit: ({ ship: id, damageLevels }, names) =>
    telling(
      damageLevels === null
        ? say('armedDeckSeen', { ship: ship(names, id) })
        : say('armedDeck', { ship: ship(names, id), count: damageLevels }),
      { tone: 'hit', depth: 2, lights: { ships: [id] } },
    ),
  shipSunk: ({ ship: id, cause }, names) =>
    telling(say(`sunk.${cause}`, { ship: hull(names, id) }), {
      tone: 'loss',
      depth: cause === 'scuttled' ? 0 : 1,
      lights: { ships: id ? [id] : [] },
    }),
  landUnitHit: ({ landUnit, damageLevels, state }, names) =>
    telling(
      damageLevels === null
        ? say('landHitSeen', {
            land: land(names, landUnit),
            state: strategicBoardText(`landState.${state}`),
          })
        : say('landHit', {
            land: land(names, landUnit),
            count: damageLevels,
            state: strategicBoardText(`landState.${state}`),
          }),
      { tone: state === 'sunk' ? 'loss' : 'hit', depth: 1, lights: { stacks: [landUnit] } },
    ),
  squadronHitAboard: ({ squadron, isHit }, names) =>
    telling(say(isHit ? 'hitAboard' : 'sparedAboard', { squadron: names.squadronOf(squadron) }), {
      tone: isHit ? 'hit' : 'quiet',
      depth: 2,
    }),
  squadronLost: ({ squadron, steps }, names) =>
    telling(say('squadronLost', { squadron: names.squadronOf(squadron), count: steps }), {
      tone: 'hit',
      depth: 1,
    }),
  submarineForcedUp: ({ ship: id, sinks }, names) =>
    telling(say(sinks ? 'forcedDown' : 'forcedUp', { ship: hull(names, id) }), {
      tone: sinks ? 'loss' : 'hit',
      depth: 1,
      lights: { ships: id ? [id] : [] },
    }),
  damageControlRolled: ({ ship: id, change }, names) =>
    telling(
      say(change < 0 ? 'controlGood' : change > 0 ? 'controlBad' : 'controlNone', {
        ship: ship(names, id),
      }),
      { tone: change > 0 ? 'hit' : 'quiet', lights: { ships: [id] } },
    ),
  criticalRepaired: ({ ship: id, critical, isMended }, names) =>
    telling(
      say(isMended ? 'mended' : 'notMended', {
        ship: ship(names, id),
        critical:
          critical === 'deadInWater'
            ? strategicLogText('deadInWater')
            : strategicBoardText(`critical.${critical}`),
      }),
      { tone: 'quiet', lights: { ships: [id] } },
    ),
  landUnitMended: ({ landUnit }, names) =>
    telling(say('landMended', { land: land(names, landUnit) }), { tone: 'quiet' }),
};
