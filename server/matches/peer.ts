import type { ChatLine, PublicMatch } from '../../src/game/online/protocol';
import type { BaseEvent, Viewer } from '../../src/rules/core';
import type { Telling } from './hosted';

/** What somebody who is in a match is told. */
export type Told =
  | { kind: 'welcome'; welcome: Welcome }
  /** With his own id of the order that led here, when it was his. */
  | { kind: 'step'; telling: Telling; orderId?: string }
  | { kind: 'match'; match: PublicMatch }
  | { kind: 'chat'; id: string; line: ChatLine };

/** Somebody who is in a match: a side's holder or a spectator, by whatever protocol. */
export interface Peer {
  tell(told: Told): void;
  /** He is no longer in the match, for the reason given. */
  end(reason: string): void;
}

/** The events of a closed chapter, as far as a viewer may have them. */
export interface ToldChapter {
  chapter: number;
  events: BaseEvent[];
}

/** Where a match stands, for somebody who comes in; the telling, each chapter and the chat are one object for many. */
export interface Welcome {
  viewer: Viewer;
  match: PublicMatch;
  telling: Telling;
  /** The version that the segment of play began with. */
  segmentSince: number;
  /** Closed chapters that he does not know, as he may have them. */
  chapters: readonly ToldChapter[];
  chat: readonly ChatLine[];
}
