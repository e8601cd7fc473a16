import { freezePlain } from '../../src/game/freeze';
import type { ChatLine, MatchStatus, Room } from '../../src/game/online/protocol';
import type { Side } from '../../src/rules/core';
import type { MatchInfo } from './matchInfo';
import {
  DamagedError,
  type Snapshot,
  type StoredChapter,
  type StoredMatch,
  type StoredOrder,
} from './storage';

/** A text as bytes: the database library aborts the process on invalid UTF-8. */
type Bytes = ArrayBuffer;

/** Columns of text, to be selected as their bytes. */
const bytesOf = (...columns: string[]): string =>
  columns.map((column) => `CAST(${column} AS BLOB) AS ${column}`).join(', ');

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a row; throws a `DamagedError` if it is not what was stored. */
function reading<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new DamagedError(error);
  }
}

export const textOf = (bytes: Bytes): string => reading(() => decoder.decode(bytes));

const dataOf = <T>(bytes: Bytes): T => reading(() => JSON.parse(decoder.decode(bytes)) as T);

export interface MatchRow {
  id: Bytes;
  system: Bytes;
  engine: number;
  scenario: Bytes;
  options: Bytes;
  seed: Bytes;
  created_at: number;
  status: Bytes;
  reason: Bytes | null;
  outcome: Bytes | null;
  version: number;
  updated_at: number;
  info: Bytes;
  info_revision: number;
  file: Bytes | null;
}

export const MATCH_COLUMNS = `engine, created_at, version, updated_at, info_revision,
  ${bytesOf('id', 'system', 'scenario', 'options', 'seed', 'status', 'reason', 'outcome', 'info', 'file')}`;

/** How many parsed scenarios are cached. */
const MAX_SCENARIOS = 100;

const scenarios = new Map<string, unknown>();

/** One object for all matches of a scenario. */
function scenarioOf(bytes: Bytes): unknown {
  const text = textOf(bytes);
  const known = scenarios.get(text);
  if (known !== undefined) return known;
  const scenario: unknown = freezePlain(reading(() => JSON.parse(text)));
  if (scenarios.size >= MAX_SCENARIOS) scenarios.clear();
  scenarios.set(text, scenario);
  return scenario;
}

export const toMatch = (row: MatchRow): StoredMatch => ({
  id: textOf(row.id),
  system: textOf(row.system),
  engine: row.engine,
  scenario: scenarioOf(row.scenario),
  options: dataOf(row.options),
  seed: textOf(row.seed),
  createdAt: row.created_at,
  status: textOf(row.status) as MatchStatus,
  ...(row.reason !== null && { reason: textOf(row.reason) }),
  ...(row.outcome !== null && { outcome: dataOf(row.outcome) }),
  version: row.version,
  updatedAt: row.updated_at,
  info: dataOf<MatchInfo>(row.info),
  infoRevision: row.info_revision,
  ...(row.file !== null && { file: textOf(row.file) }),
});

export interface OrderRow {
  number: number;
  side: Bytes;
  line: Bytes;
  order_id: Bytes;
  at: number;
  versions: Bytes;
  digest: Bytes | null;
}

export const ORDER_COLUMNS = `number, at, ${bytesOf('side', 'line', 'order_id', 'versions', 'digest')}`;

export const toOrder = (row: OrderRow): StoredOrder => ({
  number: row.number,
  side: textOf(row.side) as Side,
  order: textOf(row.line),
  orderId: textOf(row.order_id),
  at: row.at,
  versions: dataOf(row.versions),
  ...(row.digest !== null && { digest: textOf(row.digest) }),
});

export interface ChapterRow {
  chapter: number;
  allies: number;
  axis: number;
  spectator: number;
  events: Bytes;
}

export const CHAPTER_COLUMNS = `chapter, allies, axis, spectator, ${bytesOf('events')}`;

export const toChapter = ({
  chapter,
  events,
  allies,
  axis,
  spectator,
}: ChapterRow): StoredChapter => ({
  chapter,
  versions: { allies, axis, spectator },
  events: dataOf(events),
});

export interface ChatRow {
  room: Bytes;
  sender: Bytes;
  text: Bytes;
  at: number;
}

export const CHAT_COLUMNS = `at, ${bytesOf('room', 'sender', 'text')}`;

export const toChat = ({ room, sender, text, at }: ChatRow): ChatLine => ({
  room: textOf(room) as Room,
  sender: textOf(sender),
  text: textOf(text),
  at,
});

export interface SnapshotRow {
  version: number;
  digest: Bytes;
  body: Bytes;
}

export const SNAPSHOT_COLUMNS = `version, ${bytesOf('digest', 'body')}`;

export const toSnapshot = ({ version, digest, body }: SnapshotRow): Snapshot => ({
  version,
  digest: textOf(digest),
  body: textOf(body),
});

/** The readable ones of many. */
export const sound = <Row, T>(rows: readonly Row[], read: (row: Row) => T): T[] =>
  rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch {
      return [];
    }
  });
