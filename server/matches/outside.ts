import { LONGEST_DELAY_MINUTES } from '../../src/game/online/pace';
import { bySide } from '../../src/rules/core';
import type { SeatInfo } from '../storage/matchInfo';
import { newPace } from '../storage/pace';
import type { StoredMatch } from '../storage/storage';

/** Whether spectators see the match with a delay. */
export const isDelayed = ({ info }: Pick<StoredMatch, 'info'>): boolean =>
  info.pace?.settings.spectatorDelay !== undefined;

const MINUTE_MS = 60_000;

/** The spectators' delay, if it is a time; in ms. */
export const delayMs = ({ info }: Pick<StoredMatch, 'info'>): number | undefined => {
  const { spectatorDelay: delay } = info.pace?.settings ?? {};
  return delay && 'minutes' in delay ? delay.minutes * MINUTE_MS : undefined;
};

/** The longest time that the end of a match stays hidden; in ms. */
export const LONGEST_DELAY_MS = LONGEST_DELAY_MINUTES * MINUTE_MS;

/** Whether spectators may know that a match is over: with its last segment, or after the delay. */
export function isEndKnown(match: StoredMatch, now: number): boolean {
  if (match.status !== 'finished') return false;
  return now >= endKnownAt(match);
}

/** When spectators may know that a finished match is over; in ms since 1970. */
export function endKnownAt(match: Pick<StoredMatch, 'info' | 'updatedAt'>): number {
  const { endedAt = match.updatedAt } = match.info.pace ?? {};
  return endedAt + (delayMs(match) ?? 0);
}

/** Whether a match is listed. */
export const isListed = ({ info }: Pick<StoredMatch, 'info'>, now: number): boolean =>
  !info.unlisted && now >= (info.listedFrom ?? 0);

/**
 * A match as listed to those without a seat. With a delay it shows no progress, and no end before spectators know it.
 */
export function fromOutside(match: StoredMatch, now: number): StoredMatch {
  if (!isDelayed(match) || isEndKnown(match, now)) return match;
  const { outcome: _, info, ...rest } = match;
  const { nextMatchId: __, pace, ...known } = info;
  return {
    ...rest,
    status: match.status === 'aside' ? 'aside' : 'playing',
    info: {
      ...known,
      seats: bySide((side) => withoutStandIn(info.seats[side])),
      pace: newPace(pace?.settings),
    },
  };
}

/** A bot stand-in reveals that a player's time is out. */
function withoutStandIn(seat: SeatInfo): SeatInfo {
  const { bot: _, standIn, ...person } = seat;
  return standIn ? person : seat;
}
