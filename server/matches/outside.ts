import { LONGEST_DELAY_MINUTES } from '../../src/game/online/pace';
import { bySide } from '../../src/rules/core';
import type { SeatInfo } from '../storage/matchInfo';
import { newPace } from '../storage/pace';
import type { StoredMatch } from '../storage/storage';

/** Whether who looks on sees the match only later. */
export const isDelayed = ({ info }: Pick<StoredMatch, 'info'>): boolean =>
  info.pace?.settings.spectatorDelay !== undefined;

const MINUTE_MS = 60_000;

/** How much later something is seen, when that is a time; in ms. */
export const delayMs = ({ info }: Pick<StoredMatch, 'info'>): number | undefined => {
  const { spectatorDelay: delay } = info.pace?.settings ?? {};
  return delay && 'minutes' in delay ? delay.minutes * MINUTE_MS : undefined;
};

/** No match is over for so long without its being known; in ms. */
export const LONGEST_DELAY_MS = LONGEST_DELAY_MINUTES * MINUTE_MS;

/** Whether who looks on may know that a match is over: with its last segment, or so much later. */
export function isEndKnown(match: StoredMatch, now: number): boolean {
  if (match.status !== 'finished') return false;
  return now >= endKnownAt(match);
}

/** When who looks on may know that a finished match is over; in ms since 1970. */
export function endKnownAt(match: Pick<StoredMatch, 'info' | 'updatedAt'>): number {
  const { endedAt = match.updatedAt } = match.info.pace ?? {};
  return endedAt + (delayMs(match) ?? 0);
}

/** Whether a match is found by who does not know its name. */
export const isListed = ({ info }: Pick<StoredMatch, 'info'>, now: number): boolean =>
  !info.unlisted && now >= (info.listedFrom ?? 0);

/** A match for who has no seat in it: with a delay, nothing of how it goes, nor that it is over before that is known. */
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

/** That a bot has taken over tells that a time is out. */
function withoutStandIn(seat: SeatInfo): SeatInfo {
  const { bot: _, standIn, ...person } = seat;
  return standIn ? person : seat;
}
