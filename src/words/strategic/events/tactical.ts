import type { TacticalBattery, TacticalEvent } from '../../../rules/strategic/query';
import type { Part, Tone } from '../../core/logLine';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { strategicLogText } from '../texts/log';
import { land, list, say, ship, side, type Tellers } from './say';

/** Who fires, where that is seen. */
const firer = (names: Names, id: string | null): Part =>
  id === null ? strategicLogText('somebody') : { name: names.home(id), about: 'ship' };

const toneOf = (isHit: boolean): Tone => (isHit ? 'hit' : 'plain');

const gunsText = (battery: TacticalBattery): string =>
  strategicLogText(battery === 'secondary' ? 'weapon.secondary' : 'weapon.firePower');

/** A tactical action: moves, sight, shots, and its end. */
export const TACTICAL_TEXT: Tellers<TacticalEvent['kind']> = {
  tacticalBegan: ({ startHexes }) =>
    telling(say('tacticalBegan', { count: startHexes }), { tone: 'turn' }),
  tacticalResumed: () => telling(say('tacticalResumed', {}), { tone: 'turn' }),
  distanceChosen: ({ side: of, hexes }, names) =>
    telling(say('distanceChosen', { side: side(names, of), count: hexes })),
  shipsPlaced: ({ placed }, names) =>
    telling(
      say('shipsPlaced', {
        ships: list(
          names,
          placed.map((it) => it.ship),
          ship,
        ),
      }),
      { tone: 'quiet' },
    ),
  tacticalTurnBegan: ({ tacticalTurn }) =>
    telling(say('tacticalTurn', { turn: tacticalTurn }), { tone: 'turn' }),
  shipMoved: ({ ship: id, path, isSmoking }, names) =>
    telling(
      say(isSmoking ? 'shipMovedSmoke' : 'shipMoved', {
        ship: ship(names, id),
        count: path.length,
      }),
      { tone: 'quiet', lights: { ships: [id] } },
    ),
  boatDived: ({ ship: id }, names) => telling(say('boatDived', { ship: ship(names, id) })),
  boatRose: ({ ship: id, why }, names) =>
    telling(say(why === 'ordered' ? 'boatRose' : 'boatRoseForced', { ship: ship(names, id) })),
  sightChanged: ({ side: of, sighted, lost }, names) => {
    const seen = sighted.length > 0;
    return telling(
      say(seen ? 'sighted' : 'sightLost', {
        side: side(names, of),
        ships: list(names, seen ? sighted : lost, ship),
      }),
      { lights: { ships: [...sighted, ...lost] } },
    );
  },
  gunsFired: ({ ship: id, battery, target, isHit }, names) =>
    telling(
      say(isHit ? 'firesHits' : 'firesMisses', {
        ship: firer(names, id),
        target: ship(names, target),
        weapon: gunsText(battery),
      }),
      { tone: toneOf(isHit), lights: { ships: id ? [id, target] : [target] } },
    ),
  landBombarded: ({ ship: id, battery, landUnit, isHit }, names) =>
    telling(
      say(isHit ? 'firesHits' : 'firesMisses', {
        ship: firer(names, id),
        target: land(names, landUnit),
        weapon: gunsText(battery),
      }),
      { tone: toneOf(isHit), lights: { stacks: [landUnit] } },
    ),
  torpedoesFired: ({ ship: id, target, isHit }, names) =>
    telling(
      say(isHit ? 'firesHits' : 'firesMisses', {
        ship: firer(names, id),
        target: ship(names, target),
        weapon: strategicLogText('weapon.torpedoes'),
      }),
      { tone: toneOf(isHit), lights: { ships: id ? [id, target] : [target] } },
    ),
  torpedoesReloaded: ({ ship: id }, names) =>
    telling(say('reloaded', { ship: ship(names, id) }), { tone: 'quiet' }),
  depthChargesDropped: ({ ship: id, detected }, names) =>
    telling(
      detected.length > 0
        ? say('depthChargesFound', {
            ship: ship(names, id),
            boats: list(
              names,
              detected.map((it) => it.ship),
              ship,
            ),
          })
        : say('depthCharges', { ship: ship(names, id) }),
      { tone: toneOf(detected.length > 0), lights: { ships: [id] } },
    ),
  boatHunted: ({ ship: id, by, isDetected }, names) =>
    telling(
      say(isDetected ? 'boatHuntedFound' : 'boatHunted', {
        ship: ship(names, id),
        by: firer(names, by),
      }),
      { tone: toneOf(isDetected), lights: { ships: [id] } },
    ),
  shipBrokeOff: ({ ship: id }, names) =>
    telling(say('brokeOff', { ship: ship(names, id) }), { lights: { ships: [id] } }),
  actionEndOffered: ({ side: of, answer }, names) =>
    telling(say(answer === 'yes' ? 'endsAction' : 'goesOn', { side: side(names, of) })),
  tacticalEnded: ({ why, loser }, names) =>
    telling(
      say('tacticalEnded', {
        why: strategicLogText(`tacticalEnd.${why}`),
        loser: loser
          ? strategicLogText('loserIs', { side: names.side(loser) })
          : strategicLogText('noLoser'),
      }),
      { tone: 'turn' },
    ),
};
