import type { BySide } from '../../src/rules/core';
import type { NoticeTarget } from './notices';
import type { Pace } from './pace';
import type { StoredDice } from './storedDice';

/** Who holds a seat. Secrets are kept as hashes only. */
export interface SeatInfo {
  name?: string;
  /** SHA-256 of the holder's token. */
  tokenHash?: string;
  /** SHA-256 of the code in a link by which the seat can be claimed once. */
  inviteHash?: string;
  /** The id of the bot that plays it. */
  bot?: string;
  /** The bot stands in for a player whose time was out, until he takes the seat back. */
  standIn?: true;
  notices?: readonly NoticeTarget[];
  /** The segment of play, by its clock, in which its holder was last notified that he is to decide. */
  toldOf?: number;
}

/** The parts of a match that change, besides its orders. */
export interface MatchInfo {
  scenarioId: string;
  title: string;
  unlisted: boolean;
  /** A rematch of a match whose end spectators do not know before this time; ms since 1970. */
  listedFrom?: number;
  /** Distinguishes creators of matches, for fairness. Too short to identify anybody. */
  maker?: string;
  /** SHA-256 of the creator's token. */
  hostHash?: string;
  /** `salt:hash` by scrypt: players and spectators must know the passphrase. */
  passphrase?: string;
  seats: BySide<SeatInfo>;
  /** The rematch. */
  nextMatchId?: string;
  pace?: Pace;
  /** Without it the players add nothing to the dice. */
  dice?: StoredDice;
}
