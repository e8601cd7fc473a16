import type { SeaWingsEvent } from '../../../rules/sea-wings';
import { ESCORTS } from '../../../rules/sea-wings/query';
import type { Part } from '../../core/logLine';
import { listed } from '../../core/say';
import { telling } from '../../core/telling';
import type { Names } from '../common/names';
import { marker, place, say, ship, side, type Tellers, target } from './say';

/** Strikes from their surprise to their way home. */
type StrikeEvent = Extract<
  SeaWingsEvent['kind'],
  | 'strikeTurnedBack'
  | 'surpriseGained'
  | 'surpriseRolled'
  | 'surpriseSettled'
  | 'missionRolled'
  | 'flyOffDecided'
  | 'launchCut'
  | 'strikeDiverted'
  | 'formationLaidOut'
  | 'escortsAllotted'
  | 'flakAllotted'
  | 'raidBegan'
  | 'raidEnded'
  | 'scrambled'
  | 'capRolled'
  | 'capMet'
  | 'capAllotted'
  | 'airShots'
  | 'flakFired'
  | 'aimed'
  | 'groupAttacked'
>;

/** A marker or a base. */
const struck = (names: Names, id: string): Part =>
  names.target(id) === names.base(id) ? target(names, id) : marker(names, id);

export const STRIKE_TEXT: Tellers<StrikeEvent> = {
  strikeTurnedBack: () => telling(say('turnedBack', {})),
  surpriseGained: ({ side: of, target: id }, names) =>
    telling(say('surprise', { side: side(names, of), target: struck(names, id) }), {
      tone: 'turn',
    }),
  surpriseRolled: ({ isSurprise, total }) =>
    telling(say(isSurprise ? 'surpriseRolled.yes' : 'surpriseRolled.no', { total }), {
      tone: 'quiet',
    }),
  surpriseSettled: () => null,
  missionRolled: ({ isFound }) =>
    telling(say(isFound ? 'missionFound' : 'missionMissed', {}), { tone: 'quiet' }),
  flyOffDecided: ({ home, answer }, names) =>
    telling(say(`flyOff.${answer}`, { home: target(names, home) })),
  launchCut: ({ formation, factors }, names) =>
    telling(say('launchCut', { formation: names.formation(formation), count: factors }), {
      tone: 'quiet',
    }),
  strikeDiverted: ({ target: id }, names) =>
    telling(say('diverted', { target: struck(names, id) }), { tone: 'quiet' }),
  raidBegan: ({ side: of, target: id, hex }, names) =>
    telling(
      say('raidBegan', {
        side: side(names, of),
        target: struck(names, id),
        hex: place(names, hex),
      }),
      { tone: 'turn', lights: { stacks: [id], hexes: [hex] } },
    ),
  raidEnded: () => telling(say('raidEnded', {}), { tone: 'quiet' }),
  scrambled: ({ formation, factors }, names) =>
    telling(say('scrambled', { formation: names.formation(formation), count: factors })),
  capRolled: ({ factors, inPosition }) =>
    telling(say('capRolled', { ready: inPosition, count: factors }), { tone: 'quiet', depth: 1 }),
  capMet: ({ factors }) => telling(say('capMet', { count: factors }), { depth: 1 }),
  capAllotted: ({ factors, to }, names) =>
    telling(say('capAllotted', { count: factors, to: names.flight(to) }), {
      tone: 'quiet',
      depth: 1,
    }),
  formationLaidOut: ({ ring }, names) =>
    telling(
      ring.length === 0
        ? say('laidOutNone', {})
        : say('laidOut', { ring: listed(ring.map(names.ship)) }),
      { tone: 'quiet', depth: 1 },
    ),
  escortsAllotted: ({ letter, factors, to }, names) =>
    telling(
      to === ESCORTS
        ? say('escortsEngaged', { formation: names.flight(letter), count: factors })
        : say('escortsAllotted', {
            ...{ formation: names.flight(letter), to: names.flight(to), count: factors },
          }),
      { tone: 'quiet', depth: 1 },
    ),
  flakAllotted: ({ ship: id, at }, names) =>
    telling(say('flakAllotted', { ship: ship(names, id), at: ship(names, at) }), {
      ...{ tone: 'quiet', depth: 1 },
    }),
  airShots: ({ by, at, lost }, names) => {
    const who = { by: names.flight(by), at: names.aircraft(at) };
    return lost > 0
      ? telling(say('airHit', { ...who, count: lost }), { tone: 'hit', depth: 1 })
      : telling(say('airMiss', who), { tone: 'quiet', depth: 1 });
  },
  flakFired: ({ formation, target: id, lost }, names) => {
    const who = { formation: names.flight(formation), target: target(names, id) };
    return lost > 0
      ? telling(say('flakHit', { ...who, count: lost }), { tone: 'hit', depth: 1 })
      : telling(say('flakMiss', who), { tone: 'quiet', depth: 1 });
  },
  aimed: ({ at, factors }, names) =>
    telling(say('aimed', { at: target(names, at), count: factors }), { tone: 'quiet', depth: 1 }),
  groupAttacked: ({ formation, target: id, warhead, effective }, names) => {
    const who = { formation: names.flight(formation), target: target(names, id) };
    return effective > 0
      ? telling(say(`attackHit.${warhead}`, { ...who, count: effective }), {
          tone: 'hit',
          depth: 1,
          lights: { ships: [id] },
        })
      : telling(say(`attackMiss.${warhead}`, who), { depth: 1, lights: { ships: [id] } });
  },
};
