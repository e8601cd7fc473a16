import type { EventOf } from '../../../rules/seekrieg';
import type { AirEventKind } from '../../../rules/seekrieg/query';
import { listed } from '../../core/say';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { seekriegLogText } from '../texts/log';
import { hitCount, say, ship, side, type Tellers } from './say';

/** '4 A6M2 Zeke and 6 D3A1 Val' */
const planes = (names: Names, rows: EventOf<'aircraftLaunched'>['aircraft']): string =>
  listed(
    rows.map(({ aircraft, count }) =>
      seekriegLogText('planes', { name: names.aircraft(aircraft), count }),
    ),
  );

/** 'no aircraft', 'one aircraft', '3 aircraft' */
const number = (count: number): string => seekriegLogText('aircraft', { count });

const quiet = { tone: 'quiet' } as const;
const nobody = { lights: { ships: [] } };

/** Flights, raids and what they do to ships. */
export const AIR_TEXT: Tellers<AirEventKind> = {
  aircraftLaunched: ({ base, flight, aircraft }, names) =>
    telling(
      say('launched', {
        ...{ base: names.base(base), flight: names.flight(flight) },
        aircraft: planes(names, aircraft),
      }),
      { lights: { ships: [base] } },
    ),
  aircraftRecovered: ({ base, aircraft }, names) =>
    telling(say('recovered', { base: names.base(base), aircraft: planes(names, aircraft) }), {
      lights: { ships: [base] },
    }),
  aircraftServiced: ({ base, aircraft }, names) =>
    telling(say('serviced', { base: names.base(base), aircraft: planes(names, aircraft) }), {
      ...{ ...quiet, lights: { ships: [base] } },
    }),
  deckHeld: ({ base, because }, names) =>
    telling(say(`deckHeld.${because}`, { base: names.base(base) }), {
      lights: { ships: [base] },
    }),
  weatherTook: ({ flight, lost }, names) =>
    telling(say('weatherTook', { flight: names.flight(flight), aircraft: number(lost) }), nobody),
  courseRolled: ({ flight, miles, turns }, names) => {
    const figures = { flight: names.flight(flight), miles, count: turns };
    if (miles === 0) return telling(say('onCourse', figures), { ...quiet, ...nobody });
    return telling(say(miles >= LOST_MILES ? 'lostCourse' : 'offCourse', figures), nobody);
  },
  droppedOut: ({ flight, count }, names) =>
    count === 0
      ? null
      : telling(
          say('droppedOut', { flight: names.flight(flight), aircraft: number(count) }),
          nobody,
        ),
  flightTurnedBack: ({ flight, because }, names) =>
    telling(say(`turnedBack.${because}`, { flight: names.flight(flight) }), nobody),
  aircraftDitched: ({ flight, count }, names) =>
    telling(say('ditched', { flight: names.flight(flight), aircraft: number(count) }), {
      ...{ tone: 'hit', ...nobody },
    }),
  raidDetected: ({ raid, turnsAway, strength }, names) =>
    telling(
      say(`raidDetected.${strength}`, { raid: names.flight(raid), count: turnsAway }),
      nobody,
    ),
  vectorRolled: ({ raid, sections, able }, names) =>
    telling(say('vectored', { raid: names.flight(raid), count: sections, able }), nobody),
  sectionsSent: ({ raid, sections }, names) =>
    telling(say('sectionsSent', { raid: names.flight(raid), count: sections }), nobody),
  initiativeRolled: ({ raid, side: of }, names) =>
    telling(say('initiative', { raid: names.flight(raid), side: side(names, of) }), {
      ...{ ...quiet, ...nobody },
    }),
  airCombat: ({ raid, lost, defenderLost }, names) =>
    telling(
      say('airCombat', {
        raid: names.flight(raid),
        lost: number(lost.fighters + lost.attackers),
        defenderLost: number(defenderLost.fighters + defenderLost.attackers),
      }),
      { tone: 'hit', ...nobody },
    ),
  combatBrokenOff: ({ raid, side: of }, names) =>
    telling(say('brokenOff', { raid: names.flight(raid), side: side(names, of) }), nobody),
  shipAttacked: ({ ship: id, aircraft, count, attack, shotDown, hits }, names) =>
    telling(
      say(`attacked.${attack}`, {
        ship: ship(names, id),
        aircraft: planes(names, [{ aircraft, count, load: 0 }]),
        shotDown,
        hits: hitCount(hits),
      }),
      { tone: hits > 0 ? 'hit' : 'plain', lights: { ships: [id] } },
    ),
  baseAttacked: ({ base, aircraft, count, attack, hits }, names) =>
    telling(
      say(attack === 'dive' ? 'baseAttacked.dive' : 'baseAttacked', {
        base: names.base(base),
        aircraft: planes(names, [{ aircraft, count, load: 0 }]),
        hits: hitCount(hits),
      }),
      { tone: hits > 0 ? 'hit' : 'plain', ...nobody },
    ),
  baseDamaged: ({ base, damage, total }, names) =>
    telling(say('baseDamaged', { base: names.base(base), damage, total }), {
      ...{ tone: 'hit', ...nobody },
    }),
  aircraftCrashed: ({ ship: id, damage }, names) =>
    telling(say('crashed', { ship: ship(names, id), damage }), {
      ...{ tone: 'hit', lights: { ships: [id] } },
    }),
  operationsRolled: ({ base, percent, turns }, names) => {
    const figures = { base: names.base(base), percent, count: turns ?? 0 };
    const key = turns === 0 ? 'operationsKept' : turns ? 'operationsOut' : 'operationsOver';
    return telling(say(key, figures), { lights: { ships: [base] } });
  },
  aircraftDestroyed: ({ base, count }, names) =>
    telling(say('destroyed', { base: names.base(base), aircraft: number(count) }), {
      ...{ tone: 'hit', lights: { ships: [base] } },
    }),
  spotterRecovered: ({ ship: id }, names) =>
    telling(say('spotterRecovered', { ship: ship(names, id) }), { lights: { ships: [id] } }),
  spotterLost: ({ ship: id }, names) =>
    telling(say('spotterLost', { ship: ship(names, id) }), { lights: { ships: [id] } }),
};

/** [SK-21.5] */
const LOST_MILES = 50;
