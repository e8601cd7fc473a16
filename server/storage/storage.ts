import type { ChatLine, MatchEnd, MatchStatus, Room } from '../../src/game/online/protocol';
import type { GivenOrder, Outcome, Viewer } from '../../src/rules/core';
import type { MatchInfo } from './matchInfo';
import type { Ownership } from './ownership';

/** The fixed data of a match. */
export interface MatchBasis {
  id: string;
  system: string;
  /** The version of the system's rules that it began under. */
  engine: number;
  scenario: unknown;
  options: unknown;
  /** The dice's secret. */
  seed: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The text of its scenario's file, if somebody has sent it along. */
  file?: string;
}

/** A match without its orders. */
export interface StoredMatch extends MatchBasis {
  status: MatchStatus;
  /** Why it was set aside. */
  reason?: string;
  /** How it ended, once it is finished. */
  outcome?: MatchEnd;
  /** How many orders have been accepted. */
  version: number;
  /** The time of the last change that everybody may know of; milliseconds since 1970. */
  updatedAt: number;
  info: MatchInfo;
  /** Goes up with each change of `info`. */
  infoRevision: number;
}

/** How many changes each viewer has been sent. */
export type Versions = Record<Viewer, number>;

/** An accepted order. The orders define a match; all else derives from them. */
export interface StoredOrder extends GivenOrder {
  /** 1 for the first order of the match. */
  number: number;
  /** The sender's own id of it; each side's ids are accepted once. */
  orderId: string;
  at: number;
  /** What each viewer's version was after it. */
  versions: Versions;
  /** The digest of the state after it, for some orders. */
  digest?: string;
}

/** The events of a chapter that can no longer be undone, for later visitors. */
export interface StoredChapter {
  chapter: number;
  /** Each viewer's version when it was closed. */
  versions: Versions;
  events: unknown;
}

/** A cache of the position after an order. */
export interface Snapshot {
  version: number;
  /** Of the body. */
  digest: string;
  body: string;
}

/** An order and its side effects, stored as a whole or not at all. */
export interface OrderCommit extends Beside {
  matchId: string;
  order: StoredOrder;
  closed: StoredChapter[];
  /** Ends the match. */
  outcome?: Outcome;
}

/** Stored together with an order or an end. */
export interface Beside {
  change?: Pick<InfoCommit, 'info' | 'revision'>;
  /** Not public, so it does not count as a change of the match. */
  hidden?: boolean;
}

/** A change of seats, settings and the like. */
export interface InfoCommit {
  matchId: string;
  info: MatchInfo;
  /** The revision that it was based on. */
  revision: number;
  /** Not public, so it does not count as a change of the match. */
  hidden?: boolean;
}

/** A period of server uptime, as recorded; in ms since 1970. */
export interface Run {
  from: number;
  to: number;
}

/** An address that is kept out. */
export interface Ban {
  /** An address of IPv4, or the first 64 bits of one of IPv6 with `/64`. */
  net: string;
  /** Milliseconds since 1970. */
  since: number;
  /** When it ends; milliseconds since 1970. Without one it is lifted by hand only. */
  until?: number;
}

export interface ListFilter {
  system?: string;
  status?: MatchStatus;
  updatedBefore?: number;
  updatedAfter?: number;
  /** Only listed matches. */
  listed?: true;
  /** The latest first; at most this many. */
  limit: number;
}

/** `stale`: it has been changed meanwhile; nothing was stored. */
export type Kept = 'kept' | 'stale';

/** A storage failure, in a sentence without secrets. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** A record of one match is damaged; other matches are not affected. */
export class DamagedError extends StorageError {
  override name = 'DamagedError';

  constructor(cause?: unknown) {
    super('A record of this match is damaged.', { cause });
  }
}

/** Where matches are stored. Once a promise resolves, the data survive a kill. */
export interface Storage {
  create(basis: MatchBasis, info: MatchInfo, chapters: readonly StoredChapter[]): Promise<void>;
  match(id: string): Promise<StoredMatch | undefined>;
  /** Matches whose records are damaged are left out. */
  list(filter: ListFilter): Promise<StoredMatch[]>;
  /** Ids of all matches of a status, the latest change first; with a time, only those that ended after it. */
  ids(status: MatchStatus, endedAfter?: number): Promise<string[]>;
  /** Stores an order if it is the next one of its match, and its `orderId` is new. */
  addOrder(commit: OrderCommit): Promise<Kept>;
  setInfo(commit: InfoCommit): Promise<Kept>;
  /** Ends a match other than by an order, if no order has come since `version`. */
  finish(id: string, version: number, outcome: MatchEnd, beside?: Beside): Promise<Kept>;
  /** The periods in which a server was up, oldest first. */
  runs(): Promise<Run[]>;
  /** Records a period of uptime; replaces the one with the same start. */
  setRun(run: Run): Promise<void>;
  /** The orders after number `after`, in their order. */
  orders(id: string, after?: number): Promise<StoredOrder[]>;
  orderById(id: string, side: string, orderId: string): Promise<StoredOrder | undefined>;
  /** Chapters that a viewer at this version has not been sent in full. */
  chaptersSince(id: string, viewer: Viewer, version: number): Promise<StoredChapter[]>;
  /**
   * Replaces cached data by the results of a replay. Orders keep everything but their versions. A server that no longer
   * has the match changes nothing.
   */
  setDerived(
    id: string,
    versions: readonly Versions[],
    chapters: readonly StoredChapter[],
  ): Promise<void>;
  snapshot(id: string): Promise<Snapshot | undefined>;
  setSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  setAside(id: string, reason: string): Promise<void>;
  addChat(id: string, line: ChatLine): Promise<void>;
  /** The last lines of a room, the oldest first. */
  chat(id: string, room: Room, limit: number): Promise<ChatLine[]>;
  /** Deletes a match with all that belongs to it. */
  remove(id: string): Promise<void>;
  /** Deletes the chat of all matches that ended, and have not changed since a time. */
  removeChat(finishedBefore: number): Promise<void>;
  bans(): Promise<Ban[]>;
  /** Replaces the ban of the same address. */
  setBan(ban: Ban): Promise<void>;
  liftBan(net: string): Promise<void>;
  /** For /healthz: resolves if it can read. */
  ping(): Promise<void>;
  /** For /readyz: resolves if it can write. */
  probe(): Promise<void>;
  /** Who has which match, where several servers use one database. */
  readonly ownership?: Ownership;
  /** The size of the database. */
  bytes(): Promise<number>;
  close(): Promise<void>;
}
