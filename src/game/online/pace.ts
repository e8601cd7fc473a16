import type { BySide, Side } from '../../rules/core';

/**
 * The public facts about a match's clocks and agreements. A decision is a side's part in one segment of play:
 * clocks do not depend on single orders, so they reveal nothing about sealed ones.
 */

/** What happens to a side that is out of time and has been reminded. */
export const TIMEOUTS = ['reminder', 'bot', 'adjudged'] as const;
export type Timeout = (typeof TIMEOUTS)[number];

/** At least one of `gameSeconds` and `decisionSeconds` is set; with both, the first to run out counts. */
export interface ClockSettings {
  /** For all decisions of a side together. */
  gameSeconds?: number;
  /** Added to the side's game time by each decision it has made. */
  incrementSeconds?: number;
  /** For each decision. */
  decisionSeconds?: number;
  /** `bot`: one plays on for the side; `adjudged`: the other side wins; `reminder`: nothing more. */
  timeout: Timeout;
  /** The time from the reminder to the consequence. */
  graceSeconds: number;
}

/** Spectators see the match as it was this many segments or minutes ago. */
export const LONGEST_DELAY_MINUTES = 7 * 24 * 60;
export type SpectatorDelay = { segments: number } | { minutes: number };

/** The pace of a match, as chosen when it is created. */
export interface PaceSettings {
  clock?: ClockSettings;
  spectatorDelay?: SpectatorDelay;
}

/** One side's clock; in ms. The remaining time is negative when the time is out. */
export interface SideClock {
  running: boolean;
  gameMs?: number;
  decisionMs?: number;
  /** Its time is out and it has been reminded; this much is left until the consequence. */
  graceMs?: number;
}

/** The clocks at a time of the server. */
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

/** A side's request that the other side has not yet answered. */
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
  /** Requests declined in this segment of play; absent when there are none. */
  declined?: readonly Pick<Offer, 'matter' | 'by'>[];
  /** Since when the match has been paused; milliseconds since 1970. */
  pausedSince?: number;
}
