import type { AirAttackTarget, AirEvent, FlightSeen } from '../../../rules/strategic/query';
import type { Part } from '../../core/logLine';
import { listed } from '../../core/say';
import { aircraftName, type Names } from '../common/names';
import { strategicBoardText } from '../texts/board';
import { strategicLogText } from '../texts/log';
import { division, land, list, say, ship, side, type Tellers, telling } from './say';

function attacked(target: AirAttackTarget, names: Names): Part[] {
  if (!target) return [strategicLogText('eachOther')];
  if ('landUnits' in target) return list(names, target.landUnits, land);
  return target.division === null
    ? [strategicLogText('theEnemy')]
    : [division(names, target.division)];
}

/** '8 SBD-3 (bombs) and 4 F4F-4 (escort)'. */
const flightsText = (flights: readonly FlightSeen[]): string =>
  listed(
    flights.map(({ steps, name, weapon, role }) =>
      strategicLogText('flightSeen', {
        steps,
        name: aircraftName(name),
        what: weapon
          ? strategicBoardText(`weapon.${weapon}`)
          : strategicBoardText(`mission.${role}`),
      }),
    ),
  );

/** An air attack, from the aircraft that meet to the last bomb. */
export const AIR_TEXT: Tellers<AirEvent['kind']> = {
  airAttackBegan: ({ attacker, target, flights }, names) => {
    const [strike, met] = [true, false].map((isAttacker) =>
      flights.filter((it) => (it.side === attacker) === isAttacker),
    );
    const began = {
      side: side(names, attacker),
      target: attacked(target, names),
      flights: flightsText(strike ?? []),
    };
    return telling(
      met?.length
        ? say('airBeganMet', { ...began, met: flightsText(met) })
        : say('airBegan', began),
      {
        tone: 'turn',
        lights: {
          stacks: target && 'division' in target && target.division ? [target.division] : [],
        },
      },
    );
  },
  airShots: ({ flight, at, stepsLost }, names) =>
    telling(
      stepsLost > 0
        ? say('airHit', {
            flight: names.flight(flight),
            target: names.flight(at),
            count: stepsLost,
          })
        : say('airMiss', { flight: names.flight(flight), target: names.flight(at) }),
      { tone: stepsLost > 0 ? 'hit' : 'plain' },
    ),
  bombsDropped: ({ flight }, names) =>
    telling(say('bombsDropped', { flight: names.flight(flight) })),
  flightBrokeOff: ({ flight }, names) =>
    telling(say('turnsBack', { flight: names.flight(flight) })),
  flakFired: ({ guns, by, flight, stepsLost }, names) =>
    telling(
      say(stepsLost > 0 ? 'flakHit' : 'flakMiss', {
        guns: strategicLogText(`guns.${guns}`),
        by: by ? names.home(by) : strategicLogText('theShips'),
        flight: names.flight(flight),
        count: stepsLost,
      }),
      { tone: stepsLost > 0 ? 'hit' : 'plain', lights: { ships: by ? [by] : [] } },
    ),
  shipBombed: ({ flight, ship: id, weapon, isHit }, names) =>
    telling(
      say(isHit ? `hits.${weapon}` : `misses.${weapon}`, {
        flight: names.flight(flight),
        ship: ship(names, id),
      }),
      { tone: isHit ? 'hit' : 'plain', lights: { ships: [id] } },
    ),
  landUnitBombed: ({ flight, landUnit, isHit }, names) =>
    telling(
      say(isHit ? 'hits.bombs' : 'misses.bombs', {
        flight: names.flight(flight),
        ship: land(names, landUnit),
      }),
      { tone: isHit ? 'hit' : 'plain', lights: { stacks: [landUnit] } },
    ),
  boatDepthCharged: ({ flight, ship: id, isDetected }, names) =>
    telling(
      say(isDetected ? 'boatHit' : 'boatMissed', {
        flight: names.flight(flight),
        ship: id ? ship(names, id) : strategicLogText('aBoat'),
      }),
      { lights: { ships: id ? [id] : [] } },
    ),
  airAttackEnded: ({ attacker, stepsLost }, names) =>
    telling(
      say('airEnded', {
        attacker: side(names, attacker),
        lost: stepsLost[attacker],
        other: stepsLost[attacker === 'allies' ? 'axis' : 'allies'],
      }),
    ),
};
