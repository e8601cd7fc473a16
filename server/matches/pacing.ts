import type { PublicPace } from '../../src/game/online/pace';
import { bySide, SIDES } from '../../src/rules/core';
import type { MatchInfo } from '../storage/matchInfo';
import { newPace, type Pace } from '../storage/pace';
import type { Beside } from '../storage/storage';
import {
  clockAt,
  isOtherMoment,
  type Moment,
  newClock,
  publicClock,
  type Served,
  settledClock,
} from './clocks';
import { lapsed } from './consent';
import { isSettled } from './diceExchange';
import type { Hosted } from './hosted';
import { isDelayed } from './outside';
import type { Room } from './room';

/** The clocks of a server. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** The time source of match clocks: it neither jumps nor runs while the server sleeps. */
  steady(): number;
  served: Served;
}

export const paceOf = ({ pace = newPace() }: MatchInfo): Pace => pace;

type Position = Pick<Room, 'host' | 'hosted'>;

/** Updates clocks and offers to a position; returns the same object if nothing changes, as after most orders. */
export function paced(info: MatchInfo, position: Position, time: Time): MatchInfo {
  const { pace } = info;
  if (!pace) return info;
  const { hosted, host } = position;
  const isOver = pace.endedAt === undefined && host.outcome(hosted.state) !== undefined;
  const ended = isOver ? { ...pace, offers: [], declined: [], endedAt: time.now() } : pace;
  const { clock: segment } = host.segment(hosted.state);
  const open = lapsed(ended, { since: hosted.state.match.quiet.chapter, segment });
  const next = withClock(open, info, position, time);
  return next === pace ? info : { ...info, pace: next };
}

/** What is stored together with an order or an end: the clocks and offers after it. */
export function besideOf(
  { match, host }: Room,
  hosted: Hosted,
  info: MatchInfo,
  time: Time,
): Beside {
  const next = paced(info, { host, hosted }, time);
  return {
    ...(next !== match.info && { change: { info: next, revision: match.infoRevision } }),
    ...(isDelayed(match) && { hidden: true }),
  };
}

function withClock(
  pace: Pace,
  info: MatchInfo,
  position: Position,
  { steady, served }: Time,
): Pace {
  const { settings, clock } = pace;
  if (!settings.clock) return pace;
  const moment = momentOf(info, position, steady());
  if (!clock) return { ...pace, clock: newClock(settings.clock, moment) };
  if (!isOtherMoment(clock, moment)) return pace;
  return { ...pace, clock: clockAt(settings.clock, clock, moment, served) };
}

/** For the clocks, a match begins once both seats are taken and the dice are ready. Leaving later does not stop it. */
function momentOf(info: MatchInfo, { host, hosted }: Position, now: number): Moment {
  const { seats, pace } = info;
  const { clock, active } = host.segment(hosted.state);
  const isOver = host.outcome(hosted.state) !== undefined || pace?.endedAt !== undefined;
  const allHere = SIDES.every((side) => (seats[side].bot ?? seats[side].tokenHash) !== undefined);
  const begun = pace?.clock?.begun || (allHere && isSettled(info));
  return {
    now,
    segment: clock,
    begun,
    stopped: isOver || !begun || pace?.pausedSince !== undefined,
    deciding: bySide((side) => active[side] !== 'waiting' && seats[side].bot === undefined),
  };
}

/** Clocks and offers for everybody; `undefined` if there are none. */
export function publicPace(
  pace: Pace | undefined,
  { steady, served }: Time,
): PublicPace | undefined {
  if (!pace) return undefined;
  const { settings, clock, pausedSince } = pace;
  const offers = pace.offers.map(({ matter, by, at }) => ({ matter, by, at }));
  const declined = pace.declined.map(({ matter, by }) => ({ matter, by }));
  const isPlain = Object.keys(settings).length + offers.length + declined.length === 0;
  if (isPlain && pausedSince === undefined) return undefined;
  return {
    ...settings,
    offers,
    ...(declined.length > 0 && { declined }),
    ...(pausedSince !== undefined && { pausedSince }),
    ...(clock &&
      settings.clock && {
        clocks: publicClock(settings.clock, settledClock(clock, steady(), served)),
      }),
  };
}
