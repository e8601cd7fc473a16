import type { NoticeReason } from '../../src/game/online/notices';
import type { Answer } from '../../src/game/online/protocol';
import type { Side } from '../../src/rules/core';
import type { Room } from './room';

/** Observer of matches: logs, metrics, bots, clocks. */
export interface Watcher {
  /** A match was loaded or has changed. */
  moved?(room: Room): void;
  /** A visitor has entered a match. */
  entered?(room: Room): void;
  /** A side has been told that its time is out. */
  reminded?(room: Room, side: Side): void;
  /** An absent player was notified that the match waits for him. */
  notified?(reason: NoticeReason): void;
  /** A notice could not be sent. */
  unsent?(): void;
  /** A side has asked the other for something. */
  asked?(room: Room, by: Side): void;
  /** An order has been kept, after this many milliseconds. */
  stored?(milliseconds: number): void;
  accepted?(room: Room, side: Side): void;
  /** An order was answered, after this many milliseconds in all. */
  answered?(answer: Answer, milliseconds: number): void;
  /** Somebody has asked for more than a limit allows. */
  limited?(limit: string): void;
  setAside?(id: string, reason: string): void;
  /** `request`: the id of the request that caused it. */
  fault?(error: unknown, where: string, request?: string): void;
}
