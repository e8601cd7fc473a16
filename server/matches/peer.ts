import type { ThrowProof } from '../../src/game/online/dice';
import type { ChatLine, PublicMatch } from '../../src/game/online/protocol';
import type { BaseEvent, Viewer } from '../../src/rules/core';
import type { Telling } from './hosted';

/** Messages to a visitor of a match. */
export type Told =
  | { kind: 'welcome'; welcome: Welcome }
  /** Includes the visitor's own order id if the step was his. */
  | { kind: 'step'; telling: Telling; orderId?: string }
  | { kind: 'match'; match: PublicMatch }
  | { kind: 'chat'; id: string; line: ChatLine };

/** A visitor of a match: a player or a spectator, by any protocol. */
export interface Peer {
  tell(told: Told): void;
  /** Where the visitor comes from, for the server's operator. */
  readonly address?: string;
  /** The visitor was removed from the match, for this reason. */
  end(reason: string): void;
}

/** The events of a closed chapter, as a viewer may see them. */
export interface ToldChapter {
  chapter: number;
  events: BaseEvent[];
  /** Of its dice, where it may be shown. */
  proof?: ThrowProof;
}

/** The state of a match for a visitor who enters. The telling, the chapters and the chat are shared objects. */
export interface Welcome {
  viewer: Viewer;
  match: PublicMatch;
  telling: Telling;
  /** The version at the start of the segment. */
  segmentSince: number;
  /** Closed chapters the visitor does not know, as he may see them. */
  chapters: readonly ToldChapter[];
  chat: readonly ChatLine[];
}
