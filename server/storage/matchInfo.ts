import type { BySide } from '../../src/rules/core';
import type { NoticeTarget } from './notices';
import type { Pace } from './pace';

/** Who holds a seat. Secrets are kept as hashes only. */
export interface SeatInfo {
  name?: string;
  /** SHA-256 of the holder's token. */
  tokenHash?: string;
  /** SHA-256 of the code in a link by which the seat can be claimed once. */
  inviteHash?: string;
  /** The id of the bot that plays it. */
  bot?: string;
  /** The bot plays for the holder, whose time was out, until he takes the seat back. */
  standIn?: true;
  notices?: readonly NoticeTarget[];
  /** The segment of play, by its clock, in which its holder was last told that he is to decide. */
  toldOf?: number;
}

/** What changes about a match beside its orders. */
export interface MatchInfo {
  scenarioId: string;
  title: string;
  unlisted: boolean;
  /** It goes on from a match of which the end is not known outside before then; ms since 1970. */
  listedFrom?: number;
  /** Tells those who make matches apart, as far as fairness needs it: too short to tell who it is. */
  maker?: string;
  /** SHA-256 of the token of whoever made the match. */
  hostHash?: string;
  /** `salt:hash` by scrypt: who joins or looks on must know the word. */
  passphrase?: string;
  seats: BySide<SeatInfo>;
  /** The match to go on with when this one is over. */
  nextMatchId?: string;
  pace?: Pace;
}
