import type { NoticeReason } from '../../src/game/online/notices';
import type { Answer } from '../../src/game/online/protocol';
import type { Side } from '../../src/rules/core';
import type { Room } from './room';

/** Who is told what happens to matches: logs, metrics, bots, clocks. */
export interface Watcher {
  /** A match has come into memory, or moved on. */
  moved?(room: Room): void;
  /** Somebody has come into a match. */
  entered?(room: Room): void;
  /** A side has been told that its time is out. */
  reminded?(room: Room, side: Side): void;
  /** Somebody who was not there has been told that the match waits for him. */
  notified?(reason: NoticeReason): void;
  /** A side has asked the other for something. */
  asked?(room: Room, by: Side): void;
  accepted?(room: Room, side: Side): void;
  /** An order has been answered, after so many milliseconds in all. */
  answered?(answer: Answer, milliseconds: number): void;
  setAside?(id: string, reason: string): void;
  /** `request`: the id of the request that it came of. */
  fault?(error: unknown, where: string, request?: string): void;
}
