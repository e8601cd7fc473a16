import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Viewer } from '../../src/rules/core';
import { newBatch, told } from './batch';
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
import { MIGRATIONS } from './schemaSql';
import {
  type Kept,
  type MatchBasis,
  type Snapshot,
  type Storage,
  StorageError,
  type StoredChapter,
} from './storage';

type Db = InstanceType<typeof Database>;

/** How long a writer waits for another program's lock, and everybody with it; in ms. */
const BUSY_MS = 250;

export const IN_MEMORY = ':memory:';

/** Opens the database, makes or renews its tables, and checks that it can be read; throws a `StorageError`. */
export function openDatabase(file: string): Db {
  try {
    if (file !== IN_MEMORY) mkdirSync(dirname(file), { recursive: true });
    const db = new Database(file);
    db.exec(
      `PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;`,
    );
    migrate(db);
    return db;
  } catch (error) {
    throw told(error);
  }
}

function migrate(db: Db): void {
  const { user_version: done } = db.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  if (done > MIGRATIONS.length)
    throw new StorageError('The database was made by a newer version of Flag Plot.');
  for (const [index, step] of MIGRATIONS.entries())
    if (index >= done)
      db.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`);
}

/** Copies a database in use into a new file, whole and as of one moment. */
export function backUp(file: string, copy: string): void {
  try {
    const db = new Database(file, { fileMustExist: true });
    db.prepare('VACUUM INTO ?').run(copy);
    db.close();
  } catch (error) {
    throw told(error);
  }
}

/** Matches in one SQLite file. */
export function sqliteStorage(file: string, now: () => number = Date.now): Storage {
  const db = openDatabase(file);
  const batch = newBatch({
    begin: () => db.exec('BEGIN IMMEDIATE'),
    commit: () => db.exec('COMMIT'),
    rollback: () => db.inTransaction && db.exec('ROLLBACK'),
  });
  const use: Use = { db, now, write: batch.write, read: async (run) => reading(run) };
  return {
    ...matchTable(use),
    ...orderTable(use),
    ...derivedTables(use),
    ...chatTable(use),
    ...runTable(use),
    ping: () => use.read(() => void db.prepare('SELECT 1 FROM matches LIMIT 1').get()),
    async close() {
      batch.flush();
      db.close();
    },
  };
}

/** What the tables are used through. */
interface Use {
  db: Db;
  now(): number;
  write<T>(run: () => T): Promise<T>;
  read<T>(run: () => T): Promise<T>;
}

function reading<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw told(error);
  }
}

function matchTable({
  db,
  now,
  write,
  read,
}: Use): Pick<Storage, 'create' | 'match' | 'list' | 'ids' | 'setInfo' | 'finish' | 'setAside'> {
  const insert = db.prepare(
    `INSERT INTO matches (id, system, engine, scenario, options, seed, created_at, status, version, updated_at,
     info, info_revision) VALUES (?, ?, ?, ?, ?, ?, ?, 'playing', 0, ?, ?, 0)`,
  );
  const one = db.prepare('SELECT * FROM matches WHERE id = ?');
  const some = db.prepare(
    `SELECT * FROM matches WHERE (?1 IS NULL OR system = ?1) AND (?2 IS NULL OR status = ?2)
     AND (?3 IS NULL OR updated_at < ?3) AND (?4 IS NULL OR updated_at > ?4) ORDER BY updated_at DESC LIMIT ?5`,
  );
  const idsOf = db.prepare('SELECT id FROM matches WHERE status = ? ORDER BY updated_at DESC');
  const setInfo = db.prepare(
    `UPDATE matches SET info = ?1, info_revision = ?2 + 1, updated_at = COALESCE(?3, updated_at)
     WHERE id = ?4 AND info_revision = ?2`,
  );
  const finish = db.prepare(
    `UPDATE matches SET status = 'finished', outcome = ?1, updated_at = COALESCE(?2, updated_at),
     info = COALESCE(?3, info), info_revision = info_revision + (?3 IS NOT NULL)
     WHERE id = ?4 AND version = ?5 AND status = 'playing' AND (?6 IS NULL OR info_revision = ?6)`,
  );
  const setAside = db.prepare(
    "UPDATE matches SET status = 'aside', reason = ?, updated_at = ? WHERE id = ?",
  );
  const addChapter = chapterInsert(db);
  return {
    create: (basis: MatchBasis, info, chapters) =>
      write(() => {
        const { id, system, engine, scenario, options, seed, createdAt } = basis;
        const [texts, numbers] = [[scenario, options].map(json), [createdAt, now()]];
        insert.run(id, system, engine, ...texts, seed, ...numbers, json(info));
        for (const chapter of chapters) addChapter(id, chapter);
      }),
    match: (id) =>
      read(() => {
        const row = one.get(id) as MatchRow | undefined;
        return row && toMatch(row);
      }),
    list: ({ system, status, updatedBefore, updatedAfter, limit }) =>
      read(() => {
        const wanted = [system, status, updatedBefore, updatedAfter].map((it) => it ?? null);
        return (some.all(...wanted, limit) as MatchRow[]).map(toMatch);
      }),
    ids: (status) => read(() => (idsOf.all(status) as MatchRow[]).map(({ id }) => id)),
    setInfo: ({ matchId, info, revision, hidden }) =>
      write(() => {
        const at = hidden ? null : now();
        return keptIf(setInfo.run(json(info), revision, at, matchId).changes === 1);
      }),
    finish: (id, version, outcome, { change, hidden } = {}) =>
      write(() => {
        const set = [json(outcome), hidden ? null : now(), textOf(change?.info)];
        const { changes } = finish.run(...set, id, version, change?.revision ?? null);
        return keptIf(changes === 1);
      }),
    setAside: (id, reason) => write(() => void setAside.run(reason, now(), id)),
  };
}

function orderTable({
  db,
  now,
  write,
  read,
}: Use): Pick<Storage, 'addOrder' | 'orders' | 'orderById'> {
  const advance = db.prepare(
    `UPDATE matches SET version = ?1, outcome = ?2, status = CASE WHEN ?2 IS NULL THEN status ELSE 'finished' END,
     updated_at = COALESCE(?3, updated_at), info = COALESCE(?6, info), info_revision = info_revision + (?6 IS NOT NULL)
     WHERE id = ?4 AND version = ?5 AND status = 'playing' AND (?7 IS NULL OR info_revision = ?7)`,
  );
  const insert = db.prepare(
    'INSERT INTO orders (match_id, number, side, line, order_id, at, versions, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const after = db.prepare(
    'SELECT * FROM orders WHERE match_id = ? AND number > ? ORDER BY number',
  );
  const byId = db.prepare('SELECT * FROM orders WHERE match_id = ? AND side = ? AND order_id = ?');
  const addChapter = chapterInsert(db);
  return {
    addOrder: ({ matchId, order, closed, outcome, change, hidden }) =>
      write(() => {
        const { number, side, order: line, orderId, at, versions, digest } = order;
        if (byId.get(matchId, side, orderId)) return 'stale';
        const from = [hidden ? null : now(), matchId, number - 1];
        const beside = [textOf(change?.info), change?.revision ?? null];
        if (advance.run(number, textOf(outcome), ...from, ...beside).changes !== 1) return 'stale';
        insert.run(matchId, number, side, line, orderId, at, json(versions), digest ?? null);
        for (const chapter of closed) addChapter(matchId, chapter);
        return 'kept';
      }),
    orders: (id, number = 0) => read(() => (after.all(id, number) as OrderRow[]).map(toOrder)),
    orderById: (id, side, orderId) =>
      read(() => {
        const row = byId.get(id, side, orderId) as OrderRow | undefined;
        return row && toOrder(row);
      }),
  };
}

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
  const clear = db.prepare('DELETE FROM chapters WHERE match_id = ?');
  const renew = db.prepare('UPDATE orders SET versions = ? WHERE match_id = ? AND number = ?');
  const snapshot = db.prepare('SELECT version, digest, body FROM snapshots WHERE match_id = ?');
  const setSnapshot = db.prepare(
    'INSERT OR REPLACE INTO snapshots (match_id, version, digest, body) VALUES (?, ?, ?, ?)',
  );
  const addChapter = chapterInsert(db);
  return {
    chaptersSince: (id, viewer, version) =>
      read(() => (since[viewer].all(id, version) as ChapterRow[]).map(toChapter)),
    setDerived: (id, versions, replayed) =>
      write(() => {
        clear.run(id);
        for (const chapter of replayed) addChapter(id, chapter);
        for (const [index, each] of versions.entries()) renew.run(json(each), id, index + 1);
      }),
    snapshot: (id) =>
      read(() => {
        const row = snapshot.get(id) as Snapshot | undefined;
        return row && { version: row.version, digest: row.digest, body: row.body };
      }),
    setSnapshot: (id, { version, digest, body }) =>
      write(() => void setSnapshot.run(id, version, digest, body)),
  };
}

function chatTable({ db, write, read }: Use): Pick<Storage, 'addChat' | 'chat'> {
  const insert = db.prepare(
    'INSERT INTO chat (match_id, room, sender, text, at) VALUES (?, ?, ?, ?, ?)',
  );
  const last = db.prepare(
    'SELECT * FROM chat WHERE match_id = ? AND room = ? ORDER BY number DESC LIMIT ?',
  );
  return {
    addChat: (id, { room, sender, text, at }) =>
      write(() => void insert.run(id, room, sender, text, at)),
    chat: (id, room, limit) =>
      read(() => (last.all(id, room, limit) as ChatRow[]).reverse().map(toChat)),
  };
}

function runTable({ db, write, read }: Use): Pick<Storage, 'runs' | 'setRun'> {
  const all = db.prepare('SELECT started, seen FROM runs ORDER BY started');
  const set = db.prepare('INSERT OR REPLACE INTO runs (started, seen) VALUES (?, ?)');
  return {
    runs: () =>
      read(() =>
        (all.all() as { started: number; seen: number }[]).map(({ started, seen }) => ({
          from: started,
          to: seen,
        })),
      ),
    setRun: ({ from, to }) => write(() => void set.run(from, to)),
  };
}

/** One that was closed before, and open again by a takeback, is replaced. */
function chapterInsert(db: Db): (id: string, chapter: StoredChapter) => void {
  const insert = db.prepare(
    'INSERT OR REPLACE INTO chapters (match_id, chapter, allies, axis, spectator, events) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return (id, { chapter, versions: { allies, axis, spectator }, events }) =>
    void insert.run(id, chapter, allies, axis, spectator, json(events));
}

const json = (value: unknown): string => JSON.stringify(value);

const textOf = (value: unknown): string | null => (value === undefined ? null : json(value));

const keptIf = (yes: boolean): Kept => (yes ? 'kept' : 'stale');
