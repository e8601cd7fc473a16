import type { Offer, PaceSettings } from '../../src/game/online/pace';
import { type BySide, bySide } from '../../src/rules/core';

/** One side's clock as it stood when the figures were taken; in ms. */
export interface StoredSideClock {
  /** The side has a decision to make. */
  deciding: boolean;
  gameMs?: number;
  decisionMs?: number;
  /** It has been reminded, in this decision, that its time is out. */
  reminded?: true;
  /** The last segment whose decision has earned its increment. */
  earned?: number;
  /** The time left for its latest decisions, in case they are taken back. */
  before?: readonly { segment: number; decisionMs: number }[];
}

export interface StoredClock {
  /** When the figures were taken, by the server's steady clock: ms since 1970, less time asleep. */
  at: number;
  /** Both seats have been taken. */
  begun: boolean;
  /** The match is paused, over, or has not begun: no clock runs. */
  stopped: boolean;
  /** The segment of play, by its clock. */
  segment: number;
  sides: BySide<StoredSideClock>;
}

/** What a side has asked for. */
export interface StoredOffer extends Offer {
  /** For a takeback: its line, the earliest chapter it may undo, and the segment in which it was offered. */
  takeback?: { line: string; since: number; segment: number };
}

/** A match's clocks and offers. */
export interface Pace {
  settings: PaceSettings;
  clock?: StoredClock;
  offers: readonly StoredOffer[];
  /** Declined offers and their segment: none is made twice in it. */
  declined: readonly (Pick<Offer, 'matter' | 'by'> & { segment: number })[];
  /** Milliseconds since 1970. */
  pausedSince?: number;
  /** Ids of the last requests done: sent again, they do nothing. */
  done: BySide<readonly string[]>;
  /** When the match ended; milliseconds since 1970. */
  endedAt?: number;
}

export const newPace = (settings: PaceSettings = {}): Pace => ({
  settings,
  offers: [],
  declined: [],
  done: bySide(() => []),
});
