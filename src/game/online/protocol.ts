import type { BaseEvent, Outcome, Refusal, Side, Viewer } from '../../rules/core';
import type { Seen } from '../redaction';
import type { SeenChange } from './change';
import type { EntropyPacket, PublicDice, ThrowProof } from './dice';
import type { Matter, PublicPace, Say } from './pace';

/** Where our own protocol is spoken; boardgame.io's is at the name of the game. */
export const ONLINE_NAMESPACE = '/online';

/** `aside`: it does not replay; it is kept unchanged and cannot be played. */
const MATCH_STATUSES = ['playing', 'finished', 'aside'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** How a match ended: by the rules, by resignation, by time, by agreement, or closed by the server's operator. */
export type MatchEnd =
  | Outcome
  | { winner: Side | 'draw'; reason: 'resigned' | 'time' | 'agreed' | 'closed' };

/** The public facts about the holder of a seat; in boardgame.io's form. */
export interface PublicPlayer {
  id: number;
  name?: string;
  isConnected: boolean;
  side: Side;
  bot?: string;
  /** The bot stands in for a player whose time was out and who can take the seat back. */
  isStandIn?: true;
}

/** The public facts about a match; in boardgame.io's form with our own added. Times are in ms since 1970. */
export interface PublicMatch {
  matchID: string;
  gameName: string;
  players: PublicPlayer[];
  setupData: { scenario: string; options: unknown };
  title: string;
  unlisted: boolean;
  private: boolean;
  status: MatchStatus;
  createdAt: number;
  updatedAt: number;
  gameover?: MatchEnd;
  /** The dice's secret, once the match is over, so that anybody can check the dice. */
  seed?: string;
  nextMatchID?: string;
  /** Absent when the match has no clocks, no offers and no pause. */
  pace?: PublicPace;
  /** Absent when the players add nothing to the dice. */
  dice?: PublicDice;
}

/** The players' chat and the spectators' chat are separate. */
const ROOMS = ['players', 'spectators'] as const;
export type Room = (typeof ROOMS)[number];

export interface ChatLine {
  room: Room;
  /** A side, or what a spectator calls himself: `spectator` when he has no name, or that of a side or a player. */
  sender: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The result of an order or another request: done, at a version of the sender, or refused. The answer to an order
 * may include its changes; then no separate step is sent.
 */
export type Answer =
  | { ok: true; version: number; change?: ChangeMessage }
  | { ok: false; refusal: Refusal };

/** To enter a match: with a seat's token as a player, without one as a spectator. */
interface EnterPacket {
  match: string;
  token?: string;
  /** The passphrase of a private match, for a spectator. */
  passphrase?: string;
  /** The version that he knows: he is sent the chapters closed since. */
  since?: number;
}

export interface OrderPacket {
  /** The sender's own id of the order: sent again, it has no further effect. */
  id: string;
  /** Its line of notation, or `undo`. */
  line: string;
  /** The version that it was given on; it is refused when the segment has changed since. */
  version: number;
}

interface ChatPacket {
  id: string;
  text: string;
  /** What a spectator calls himself. */
  name?: string;
}

/** A request to the other side, or an answer to one. */
interface ConsentPacket {
  /** The sender's own id: sent again, it has no further effect. */
  id: string;
  matter: Matter;
  say: Say;
  /** With `agree`: when the accepted offer was made, in ms since 1970; no other offer is accepted. */
  at?: number;
}

/** A request that needs no consent. */
interface WishPacket {
  id: string;
}

/** The state of the match for one viewer. His version goes up with what he sees, not with what is sealed from him. */
export interface StepMessage {
  version: number;
  seen: Seen;
  /** The viewer's own order that led here, by the id that he gave it. */
  order?: string;
  outcome?: Outcome;
  /** The dice's secret, once the game is over. */
  seed?: string;
  /** Proves the dice that the step threw; absent where they are hidden. */
  proof?: ThrowProof;
}

/** An order's step in short, for a viewer at the version before: the changes in his view. */
export interface ChangeMessage extends Omit<StepMessage, 'seen'> {
  change: SeenChange;
}

export interface WelcomeMessage {
  viewer: Viewer;
  /** Its scenario is in the view, as far as the viewer may know it. */
  match: PublicMatch;
  step: StepMessage;
  /** His version when the segment of play began: orders given on an older one are refused. */
  segmentSince: number;
  /** Closed chapters that he does not know, oldest first. */
  chapters: readonly { chapter: number; events: BaseEvent[]; proof?: ThrowProof }[];
  chat: ChatLine[];
}

interface EndedMessage {
  /** `left`, `reissued`, `removed`. */
  reason: string;
}

interface NoticeMessage {
  kind: 'stopping';
}

/** The server's messages. */
export interface ServerEvents {
  welcome(message: WelcomeMessage): void;
  step(message: StepMessage): void;
  change(message: ChangeMessage): void;
  match(message: PublicMatch): void;
  chat(message: ChatLine & { id: string }): void;
  /** The receiver is no longer in the match. */
  ended(message: EndedMessage): void;
  notice(message: NoticeMessage): void;
  /** To those who watch the lists of matches: they have changed. */
  lists(): void;
  /** Of a packet whose sender asked for no answer. */
  refused(refusal: Refusal): void;
}

/** The client's messages; each is answered. */
export interface ClientEvents {
  /** To hear when the lists of matches change. */
  watch(packet: Record<string, never>, answer: (answer: Answer) => void): void;
  enter(packet: EnterPacket, answer: (answer: Answer) => void): void;
  order(packet: OrderPacket, answer: (answer: Answer) => void): void;
  chat(packet: ChatPacket, answer: (answer: Answer) => void): void;
  /** Asks the other side for a pause, a takeback or a draw, or answers it; `agree` does it. */
  consent(packet: ConsentPacket, answer: (answer: Answer) => void): void;
  /** Ends a pause: either side may. */
  resume(packet: WishPacket, answer: (answer: Answer) => void): void;
  /** Takes the seat back from the bot that plays for one whose time was out. */
  return(packet: WishPacket, answer: (answer: Answer) => void): void;
  /** Resigns: the other side wins. */
  resign(packet: Record<string, never>, answer: (answer: Answer) => void): void;
  /** Adds to the dice before the match begins: commits to something, then shows it. */
  entropy(packet: EntropyPacket, answer: (answer: Answer) => void): void;
  leave(packet: Record<string, never>, answer: (answer: Answer) => void): void;
}
