import type { AirAttackTarget, AirEvent, FlightSeen } from '../../../rules/strategic/query';
import type { Part } from '../../core/logLine';
import { listed } from '../../core/say';
import { telling } from '../../core/telling';
import { aircraftName, type Names } from '../common/names';
import { strategicBoardText } from '../texts/board';
import { strategicLogText } from '../texts/log';
import { division, land, list, say, ship, side, type Tellers } from './say';

function attacked(target: NonNullable<AirAttackTarget>, names: Names): Part[] {
  if ('landUnits' in target) return list(names, target.landUnits, land);
  return target.division === null
    ? [strategicLogText('theEnemy')]
    : [division(names, target.division)];
}

/** '2 × 4 SBD-3 (bombs) and 4 F4F-4 (escort)': flights that are alike are told once. */
function flightsText(flights: readonly FlightSeen[]): string {
  const numbers = new Map<string, number>();
  for (const flight of flights.map(flightText)) numbers.set(flight, (numbers.get(flight) ?? 0) + 1);
  return listed(
    [...numbers].map(([flight, number]) =>
      number === 1 ? flight : strategicLogText('flightsAlike', { number, flight }),
    ),
  );
}

const flightText = ({ steps, name, weapon, role }: FlightSeen): string =>
  strategicLogText('flightSeen', {
    steps,
    name: aircraftName(name),
    what: weapon ? strategicBoardText(`weapon.${weapon}`) : strategicBoardText(`mission.${role}`),
  });

/** Without a target aircraft fight aircraft; nobody need meet an attack. */
function attackBegan(
  began: { side: Part; flights: string },
  met: string,
  target: Part[] | null,
): Part[] {
  if (!target) return say('airCombat', { ...began, met: met || strategicLogText('theEnemy') });
  return met
    ? say('airBeganMet', { ...began, target, met })
    : say('airBegan', { ...began, target });
}

/** An air attack, from the aircraft that meet to the last bomb. */
export const AIR_TEXT: Tellers<AirEvent['kind']> = {
  airAttackBegan: ({ attacker, target, flights }, names) => {
    const [strike, met] = [true, false].map((isAttacker) =>
      flightsText(flights.filter((it) => (it.side === attacker) === isAttacker)),
    );
    const began = { side: side(names, attacker), flights: strike ?? '' };
    return telling(attackBegan(began, met ?? '', target && attacked(target, names)), {
      tone: 'turn',
      lights: {
        stacks: target && 'division' in target && target.division ? [target.division] : [],
      },
    });
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
