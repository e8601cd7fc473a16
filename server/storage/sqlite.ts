import type { Viewer } from '../../src/rules/core';
import { closeDatabase, type Db, IN_MEMORY, openDatabase } from './database';
import { told } from './faults';
import {
  type ChapterRow,
  type ChatRow,
  type MatchRow,
  type OrderRow,
  toChapter,
  toChat,
  toMatch,
  toOrder,
} from './rows';
import type { Kept, MatchBasis, Snapshot, Storage, StoredChapter, Versions } from './storage';
import type { Job, Write } from './transactions';
import { newWriter, runnerHere, runnerInThread, type Writer } from './writer';

/** Who waits for the disk: a thread made for it, or this one, and everybody with it. */
export type WrittenBy = 'a thread' | 'this thread';

/** Matches in one SQLite file, read from this thread. */
export function sqliteStorage(
  file: string,
  now: () => number = Date.now,
  by: WrittenBy = file === IN_MEMORY ? 'this thread' : 'a thread',
): Storage {
  const db = openDatabase(file);
  const writer = newWriter(by === 'a thread' ? runnerInThread(file) : runnerHere(db));
  return storageOn(db, writer, now);
}

/** Matches in an open database: read through it, written through the writer. */
export function storageOn(db: Db, writer: Writer, now: () => number): Storage {
  const use: Use = { db, now, write: writer.write, read: async (run) => reading(run) };
  return {
    ...matchTable(use),
    ...orderTable(use),
    ...derivedTables(use),
    ...chatTable(use),
    ...runTable(use),
    ping: () => use.read(() => void db.prepare('SELECT 1 FROM matches LIMIT 1').get()),
    async close() {
      await writer.close();
      await use.read(() => closeDatabase(db));
    },
  };
}

/** What the tables are used through. */
interface Use {
  db: Db;
  now(): number;
  write(job: Job): Promise<Kept>;
  read<T>(run: () => T): Promise<T>;
}

function reading<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw told(error);
  }
}

/** A write that must change exactly one row. */
const one = (sql: string, ...values: readonly unknown[]): Write => ({ sql, values, must: 1 });

/** A write that may change any number of rows. */
const any = (sql: string, ...values: readonly unknown[]): Write => ({ sql, values });

const WHOLE_MATCH = 'SELECT matches.*, scenario, options FROM matches JOIN bases ON match_id = id';

const INSERT_MATCH = `INSERT INTO matches (id, system, engine, seed, created_at, status, version, updated_at, info,
  info_revision) VALUES (?, ?, ?, ?, ?, 'playing', 0, ?, ?, 0)`;

const INSERT_BASE = 'INSERT INTO bases (match_id, scenario, options) VALUES (?, ?, ?)';

const SET_INFO = `UPDATE matches SET info = ?1, info_revision = ?2 + 1, updated_at = COALESCE(?3, updated_at)
  WHERE id = ?4 AND info_revision = ?2`;

const FINISH = `UPDATE matches SET status = 'finished', outcome = ?1, updated_at = COALESCE(?2, updated_at),
  info = COALESCE(?3, info), info_revision = info_revision + (?3 IS NOT NULL)
  WHERE id = ?4 AND version = ?5 AND status = 'playing' AND (?6 IS NULL OR info_revision = ?6)`;

const SET_ASIDE = "UPDATE matches SET status = 'aside', reason = ?, updated_at = ? WHERE id = ?";

function matchTable({
  db,
  now,
  write,
  read,
}: Use): Pick<Storage, 'create' | 'match' | 'list' | 'ids' | 'setInfo' | 'finish' | 'setAside'> {
  const byId = db.prepare(`${WHOLE_MATCH} WHERE id = ?`);
  const some = db.prepare(
    `${WHOLE_MATCH} WHERE (?1 IS NULL OR system = ?1) AND (?2 IS NULL OR status = ?2)
     AND (?3 IS NULL OR updated_at < ?3) AND (?4 IS NULL OR updated_at > ?4) ORDER BY updated_at DESC LIMIT ?5`,
  );
  const idsOf = db.prepare(
    `SELECT id FROM matches WHERE status = ?1 AND (?2 IS NULL OR json_extract(info, '$.pace.endedAt') > ?2)
     ORDER BY updated_at DESC`,
  );
  return {
    async create(basis: MatchBasis, info, chapters) {
      const { id, system, engine, scenario, options, seed, createdAt } = basis;
      await write([
        one(INSERT_MATCH, id, system, engine, seed, createdAt, now(), json(info)),
        one(INSERT_BASE, id, json(scenario), json(options)),
        ...chapters.map((chapter) => putChapter(id, chapter)),
      ]);
    },
    match: (id) =>
      read(() => {
        const row = byId.get(id) as MatchRow | undefined;
        return row && toMatch(row);
      }),
    list: ({ system, status, updatedBefore, updatedAfter, limit }) =>
      read(() => {
        const wanted = [system, status, updatedBefore, updatedAfter].map((it) => it ?? null);
        return (some.all(...wanted, limit) as MatchRow[]).map(toMatch);
      }),
    ids: (status, endedAfter) =>
      read(() => (idsOf.all(status, endedAfter ?? null) as MatchRow[]).map(({ id }) => id)),
    setInfo: ({ matchId, info, revision, hidden }) =>
      write([one(SET_INFO, json(info), revision, hidden ? null : now(), matchId)]),
    finish: (id, version, outcome, { change, hidden } = {}) => {
      const set = [json(outcome), hidden ? null : now(), textOf(change?.info)];
      return write([one(FINISH, ...set, id, version, change?.revision ?? null)]);
    },
    async setAside(id, reason) {
      await write([any(SET_ASIDE, reason, now(), id)]);
    },
  };
}

const ADVANCE = `UPDATE matches SET version = ?1, outcome = ?2,
  status = CASE WHEN ?2 IS NULL THEN status ELSE 'finished' END, updated_at = COALESCE(?3, updated_at),
  info = COALESCE(?6, info), info_revision = info_revision + (?6 IS NOT NULL)
  WHERE id = ?4 AND version = ?5 AND status = 'playing' AND (?7 IS NULL OR info_revision = ?7)`;

const INSERT_ORDER = `INSERT INTO orders (match_id, number, side, line, order_id, at, versions, digest)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

function orderTable({
  db,
  now,
  write,
  read,
}: Use): Pick<Storage, 'addOrder' | 'orders' | 'orderById'> {
  const after = db.prepare(
    'SELECT * FROM orders WHERE match_id = ? AND number > ? ORDER BY number',
  );
  const byId = db.prepare('SELECT * FROM orders WHERE match_id = ? AND side = ? AND order_id = ?');
  return {
    addOrder({ matchId, order, closed, outcome, change, hidden }) {
      const { number, side, order: line, orderId, at, versions, digest } = order;
      const from = [hidden ? null : now(), matchId, number - 1];
      const beside = [textOf(change?.info), change?.revision ?? null];
      const text = [side, line, orderId, at, json(versions), digest ?? null];
      return write([
        one(ADVANCE, number, textOf(outcome), ...from, ...beside),
        one(INSERT_ORDER, matchId, number, ...text),
        ...closed.map((chapter) => putChapter(matchId, chapter)),
      ]);
    },
    orders: (id, number = 0) => read(() => (after.all(id, number) as OrderRow[]).map(toOrder)),
    orderById: (id, side, orderId) =>
      read(() => {
        const row = byId.get(id, side, orderId) as OrderRow | undefined;
        return row && toOrder(row);
      }),
  };
}

const SET_SNAPSHOT =
  'INSERT OR REPLACE INTO snapshots (match_id, version, digest, body) VALUES (?, ?, ?, ?)';

function derivedTables({
  db,
  write,
  read,
}: Use): Pick<Storage, 'chaptersSince' | 'setDerived' | 'snapshot' | 'setSnapshot'> {
  const chapters = (viewer: Viewer) =>
    db.prepare(`SELECT * FROM chapters WHERE match_id = ? AND ${viewer} > ? ORDER BY chapter`);
  const since = {
    allies: chapters('allies'),
    axis: chapters('axis'),
    spectator: chapters('spectator'),
  };
  const snapshot = db.prepare('SELECT version, digest, body FROM snapshots WHERE match_id = ?');
  return {
    chaptersSince: (id, viewer, version) =>
      read(() => (since[viewer].all(id, version) as ChapterRow[]).map(toChapter)),
    async setDerived(id, versions, replayed) {
      await write([
        any('DELETE FROM chapters WHERE match_id = ?', id),
        ...replayed.map((chapter) => putChapter(id, chapter)),
        ...versions.map((each, index) => renewed(id, index + 1, each)),
      ]);
    },
    snapshot: (id) =>
      read(() => {
        const row = snapshot.get(id) as Snapshot | undefined;
        return row && { version: row.version, digest: row.digest, body: row.body };
      }),
    async setSnapshot(id, { version, digest, body }) {
      await write([any(SET_SNAPSHOT, id, version, digest, body)]);
    },
  };
}

const renewed = (id: string, number: number, versions: Versions): Write =>
  any(
    'UPDATE orders SET versions = ? WHERE match_id = ? AND number = ?',
    json(versions),
    id,
    number,
  );

const INSERT_CHAT = 'INSERT INTO chat (match_id, room, sender, text, at) VALUES (?, ?, ?, ?, ?)';

function chatTable({ db, write, read }: Use): Pick<Storage, 'addChat' | 'chat'> {
  const last = db.prepare(
    'SELECT * FROM chat WHERE match_id = ? AND room = ? ORDER BY number DESC LIMIT ?',
  );
  return {
    async addChat(id, { room, sender, text, at }) {
      await write([any(INSERT_CHAT, id, room, sender, text, at)]);
    },
    chat: (id, room, limit) =>
      read(() => (last.all(id, room, limit) as ChatRow[]).reverse().map(toChat)),
  };
}

function runTable({ db, write, read }: Use): Pick<Storage, 'runs' | 'setRun'> {
  const all = db.prepare('SELECT started, seen FROM runs ORDER BY started');
  return {
    runs: () =>
      read(() =>
        (all.all() as { started: number; seen: number }[]).map(({ started, seen }) => ({
          from: started,
          to: seen,
        })),
      ),
    async setRun({ from, to }) {
      await write([any('INSERT OR REPLACE INTO runs (started, seen) VALUES (?, ?)', from, to)]);
    },
  };
}

const PUT_CHAPTER = `INSERT OR REPLACE INTO chapters (match_id, chapter, allies, axis, spectator, events)
  VALUES (?, ?, ?, ?, ?, ?)`;

/** One that was closed before, and open again by a takeback, is replaced. */
const putChapter = (id: string, { chapter, versions, events }: StoredChapter): Write => {
  const { allies, axis, spectator } = versions;
  return any(PUT_CHAPTER, id, chapter, allies, axis, spectator, json(events));
};

const json = (value: unknown): string => JSON.stringify(value);

const textOf = (value: unknown): string | null => (value === undefined ? null : json(value));
