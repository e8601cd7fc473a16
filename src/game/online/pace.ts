import type { BySide, Side } from '../../rules/core';

/**
 * How a match goes with time and by consent, as everybody may know it. A decision is a side's part in one segment of
 * play: clocks know nothing of single orders, so that they tell nothing of sealed ones.
 */

/** What becomes of a side whose time is out and that has been reminded. */
export const TIMEOUTS = ['reminder', 'bot', 'adjudged'] as const;
export type Timeout = (typeof TIMEOUTS)[number];

/** At least one of `gameSeconds` and `decisionSeconds` is there; where both are, the first to run out counts. */
export interface ClockSettings {
  /** For all decisions of a side together. */
  gameSeconds?: number;
  /** Added to the side's game time by each decision it has made. */
  incrementSeconds?: number;
  /** For each decision. */
  decisionSeconds?: number;
  /** `bot`: one plays on for the side; `adjudged`: the other side has won; `reminder`: no more than that. */
  timeout: Timeout;
  /** From the reminder, when the time is out, to what follows. */
  graceSeconds: number;
}

/** Spectators see the match as it was this many segments or minutes ago. */
export const LONGEST_DELAY_MINUTES = 7 * 24 * 60;
export type SpectatorDelay = { segments: number } | { minutes: number };

/** How a match is to go, as chosen when it is made. */
export interface PaceSettings {
  clock?: ClockSettings;
  spectatorDelay?: SpectatorDelay;
}

/** One side's clock; in ms. What is left goes below 0 when the time is out. */
export interface SideClock {
  running: boolean;
  gameMs?: number;
  decisionMs?: number;
  /** Its time is out and it has been reminded; so much is left until the rest follows. */
  graceMs?: number;
}

/** Clocks as they stood at a time of the server. */
export interface PublicClock {
  /** Milliseconds since 1970. */
  at: number;
  sides: BySide<SideClock>;
}

/** What a side can ask the other for. */
export const MATTERS = ['pause', 'takeback', 'draw'] as const;
export type Matter = (typeof MATTERS)[number];

export const SAYS = ['ask', 'agree', 'decline', 'withdraw'] as const;
export type Say = (typeof SAYS)[number];

/** What a side has asked for and the other has not yet answered. */
export interface Offer {
  matter: Matter;
  by: Side;
  /** Milliseconds since 1970. */
  at: number;
}

export interface PublicPace extends PaceSettings {
  /** Absent without clocks, and for spectators with a delay. */
  clocks?: PublicClock;
  offers: readonly Offer[];
  /** What was asked for and declined in this segment of play; absent when nothing was. */
  declined?: readonly Pick<Offer, 'matter' | 'by'>[];
  /** Since when the match has been paused; milliseconds since 1970. */
  pausedSince?: number;
}
