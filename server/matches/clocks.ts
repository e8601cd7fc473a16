import type { ClockSettings, PublicClock, SideClock } from '../../src/game/online/pace';
import { type BySide, bySide, SIDES, type Side } from '../../src/rules/core';
import type { StoredClock, StoredSideClock } from '../storage/pace';

/** What the clocks depend on; all of it is public. */
export interface Moment {
  /** By the server's steady clock; in ms. */
  now: number;
  /** The segment of play, by its clock. */
  segment: number;
  /** The sides with a decision to make that are not bots. */
  deciding: BySide<boolean>;
  /** Both seats have been taken. */
  begun: boolean;
  /** The match is paused, over, or has not begun. */
  stopped: boolean;
}

/** How long the server was up between two times; in ms. Clocks stop while it is down. */
export type Served = (from: number, to: number) => number;

const MS = 1000;

/** The clocks of a match that begins. */
export const newClock = (settings: ClockSettings, moment: Moment): StoredClock => ({
  at: moment.now,
  begun: moment.begun,
  stopped: moment.stopped,
  segment: moment.segment,
  sides: bySide((side) =>
    sideClock(settings, settings.gameSeconds && settings.gameSeconds * MS, moment.deciding[side]),
  ),
});

const sideClock = (
  { decisionSeconds }: ClockSettings,
  gameMs: number | undefined,
  deciding: boolean,
): StoredSideClock => ({
  deciding,
  ...(gameMs !== undefined && { gameMs }),
  ...(deciding && decisionSeconds !== undefined && { decisionMs: decisionSeconds * MS }),
});

/** The clocks brought up to the present. */
export function settledClock(clock: StoredClock, now: number, served: Served): StoredClock {
  const elapsed = clock.stopped ? 0 : served(clock.at, now);
  return { ...clock, at: now, sides: bySide((side) => spend(clock.sides[side], elapsed)) };
}

const spend = (side: StoredSideClock, elapsed: number): StoredSideClock =>
  side.deciding
    ? {
        ...side,
        ...(side.gameMs !== undefined && { gameMs: side.gameMs - elapsed }),
        ...(side.decisionMs !== undefined && { decisionMs: side.decisionMs - elapsed }),
      }
    : side;

/** Whether the clocks have to be switched: a decision was made or begun, or they stop or resume. */
export const isOtherMoment = (
  clock: StoredClock,
  { segment, deciding, stopped }: Moment,
): boolean =>
  clock.stopped !== stopped ||
  SIDES.some(
    (side) =>
      clock.sides[side].deciding !== deciding[side] ||
      (deciding[side] && clock.segment !== segment),
  );

/**
 * The clocks at another moment. A decision made earns its increment, and a new one gets its time. A decision taken back
 * earns nothing; made again, it has the time it had left.
 */
export function clockAt(
  settings: ClockSettings,
  clock: StoredClock,
  { segment, deciding, begun, stopped, now }: Moment,
  served: Served,
): StoredClock {
  const { sides } = settledClock(clock, now, served);
  const next = (side: Side): StoredSideClock => {
    const goesOn = sides[side].deciding && deciding[side] && clock.segment === segment;
    if (goesOn) return sides[side];
    const isTakenBack = segment < clock.segment;
    const rested = restedClock(settings, sides[side], { segment: clock.segment, isTakenBack });
    return deciding[side] ? decidingClock(settings, rested, segment) : rested;
  };
  return { at: now, begun, stopped, segment, sides: bySide(next) };
}

/** How many decisions have their remaining time remembered. */
const REMEMBERED = 12;

/** A side's clock once its decision of a segment is over; each segment earns once. */
function restedClock(
  { incrementSeconds = 0 }: ClockSettings,
  clock: StoredSideClock,
  { segment, isTakenBack }: { segment: number; isTakenBack: boolean },
): StoredSideClock {
  const { deciding, decisionMs, reminded: _, ...rest } = clock;
  if (!deciding) return clock;
  const { gameMs, earned = -1, before = [] } = rest;
  const earns = !isTakenBack && segment > earned;
  return {
    ...rest,
    deciding: false,
    ...(earns && { earned: segment }),
    ...(earns && gameMs !== undefined && { gameMs: gameMs + incrementSeconds * MS }),
    ...(decisionMs !== undefined && { before: remembered(before, { segment, decisionMs }) }),
  };
}

type TimeLeft = NonNullable<StoredSideClock['before']>[number];

const remembered = (before: readonly TimeLeft[], last: TimeLeft): TimeLeft[] =>
  [...before.filter(({ segment }) => segment !== last.segment), last].slice(-REMEMBERED);

/** A side's clock when it begins a decision in a segment, or begins again. A used grace period is renewed. */
function decidingClock(
  { decisionSeconds }: ClockSettings,
  clock: StoredSideClock,
  segment: number,
): StoredSideClock {
  const before = clock.before?.find((it) => it.segment === segment);
  const fullMs = decisionSeconds && decisionSeconds * MS;
  const decisionMs = before ? Math.max(0, before.decisionMs) : fullMs;
  return { ...clock, deciding: true, ...(decisionMs !== undefined && { decisionMs }) };
}

/** A side's remaining time; `undefined` when its clock is stopped. */
const leftOf = ({ deciding, gameMs, decisionMs }: StoredSideClock): number | undefined =>
  deciding ? Math.min(gameMs ?? Infinity, decisionMs ?? Infinity) : undefined;

/** What is due on clocks that are brought up to the present. */
export interface Due {
  /** Sides to be reminded that their time is out. */
  remind: Side[];
  /** Sides whose grace period is over too, the latest first. */
  over: Side[];
  /** When the next thing is due if nobody decides; in ms from now. */
  inMs?: number;
}

export function dueOf({ timeout, graceSeconds }: ClockSettings, clock: StoredClock): Due {
  const grace = graceSeconds * MS;
  const sides = SIDES.map((side) => ({
    side,
    ...clock.sides[side],
    left: leftOf(clock.sides[side]),
  }))
    .flatMap(({ left, ...it }) => (left === undefined || clock.stopped ? [] : [{ ...it, left }]))
    .sort((a, b) => a.left - b.left);
  const waits = sides.flatMap(({ left, reminded }) => {
    if (left > 0 && !reminded) return [left];
    return timeout !== 'reminder' && left > -grace ? [left + grace] : [];
  });
  const remind = sides.filter(({ left, reminded }) => left <= 0 && !reminded);
  const over = timeout === 'reminder' ? [] : sides.filter(({ left }) => left <= -grace);
  return {
    remind: remind.map(({ side }) => side),
    over: over.map(({ side }) => side),
    ...(waits.length > 0 && { inMs: Math.min(...waits) }),
  };
}

/** The clocks once some sides have been reminded. */
export const remindedClock = (clock: StoredClock, sides: readonly Side[]): StoredClock => ({
  ...clock,
  sides: bySide((side) => ({
    ...clock.sides[side],
    ...(sides.includes(side) && { reminded: true as const }),
  })),
});

/** The minimum time of a player who takes his seat back from a bot; in ms. */
const MIN_BACK = 60 * MS;

/** The clocks once a side returns from a bot stand-in: it gets some game time back. */
export function refilledClock(
  { graceSeconds }: ClockSettings,
  clock: StoredClock,
  side: Side,
): StoredClock {
  const { gameMs, before: _, ...rest } = clock.sides[side];
  const refilled = {
    ...rest,
    ...(gameMs !== undefined && { gameMs: Math.max(gameMs, graceSeconds * MS, MIN_BACK) }),
  };
  return { ...clock, sides: { ...clock.sides, [side]: refilled } };
}

/** The clocks brought up to the present, for everybody. */
export const publicClock = ({ graceSeconds }: ClockSettings, clock: StoredClock): PublicClock => ({
  at: clock.at,
  sides: bySide((side) => publicSide(graceSeconds * MS, clock.sides[side], clock.stopped)),
});

function publicSide(graceMs: number, side: StoredSideClock, stopped: boolean): SideClock {
  const { deciding, reminded, gameMs, decisionMs } = side;
  return {
    running: deciding && !stopped,
    ...(gameMs !== undefined && { gameMs }),
    ...(decisionMs !== undefined && { decisionMs }),
    ...(reminded && { graceMs: graceMs + (leftOf(side) ?? 0) }),
  };
}
