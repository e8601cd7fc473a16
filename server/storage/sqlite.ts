import type { Viewer } from '../../src/rules/core';
import { DEFAULT_LIMITS } from '../common/limits';
import {
  closeDatabase,
  type Db,
  findRoom,
  IN_MEMORY,
  lockDatabase,
  openDatabase,
} from './database';
import { told } from './faults';
import { matchTable } from './matchTable';
import {
  CHAPTER_COLUMNS,
  CHAT_COLUMNS,
  type ChapterRow,
  type ChatRow,
  ORDER_COLUMNS,
  type OrderRow,
  SNAPSHOT_COLUMNS,
  type SnapshotRow,
  sound,
  toChapter,
  toChat,
  toOrder,
  toSnapshot,
} from './rows';
import { any, json, jsonOrNull, one, putChapter, type Use } from './statements';
import type { Storage, Versions } from './storage';
import type { Write } from './transactions';
import { upkeepTable } from './upkeepTable';
import { newWriter, runnerHere, runnerInThread, type Writer } from './writer';

/** Which thread waits for the disk: a separate one, or this one, which blocks everything. */
type WrittenBy = 'a thread' | 'this thread';

/** Matches in one SQLite file, read from this thread. */
export function sqliteStorage(
  file: string,
  now: () => number = Date.now,
  by: WrittenBy = file === IN_MEMORY ? 'this thread' : 'a thread',
  leastMegabytes: number = DEFAULT_LIMITS.freeMegabytes,
): Storage {
  if (file === IN_MEMORY) {
    const db = openDatabase(file);
    return storageOn(db, newWriter(runnerHere(db)), now);
  }
  const lock = lockDatabase(file);
  try {
    const db = openDatabase(file);
    const writer = newWriter(by === 'a thread' ? runnerInThread(file) : runnerHere(db));
    const storage = storageOn(db, writer, now);
    return {
      ...storage,
      async probe() {
        await findRoom(file, leastMegabytes * 2 ** 20);
        await storage.probe();
      },
      close: () => storage.close().finally(() => lock.close()),
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Writes as much as a few orders do, and deletes it. */
const PROBE = [
  any('INSERT INTO probes (body) VALUES (zeroblob(65536))'),
  any('DELETE FROM probes'),
];

/** Matches in an open database: read through it, written through the writer. */
export function storageOn(db: Db, writer: Writer, now: () => number): Storage {
  const use: Use = { db, now, write: writer.write, read: async (run) => reading(run) };
  return {
    ...matchTable(use),
    ...orderTable(use),
    ...derivedTables(use),
    ...chatTable(use),
    ...runTable(use),
    ...upkeepTable(use),
    ping: () => use.read(() => void db.prepare('SELECT 1 FROM matches LIMIT 1').get()),
    async probe() {
      await use.write(PROBE);
    },
    bytes: () =>
      use.read(() => {
        const sql =
          'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size';
        return (db.prepare(sql).get() as { bytes: number }).bytes;
      }),
    async close() {
      await writer.close();
      await use.read(() => closeDatabase(db));
    },
  };
}

function reading<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw told(error);
  }
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
    `SELECT ${ORDER_COLUMNS} FROM orders WHERE match_id = ? AND number > ? ORDER BY number`,
  );
  const byId = db.prepare(
    `SELECT ${ORDER_COLUMNS} FROM orders WHERE match_id = ? AND side = ? AND order_id = ?`,
  );
  return {
    addOrder({ matchId, order, closed, outcome, change, hidden }) {
      const { number, side, order: line, orderId, at, versions, digest } = order;
      const from = [hidden ? null : now(), matchId, number - 1];
      const beside = [jsonOrNull(change?.info), change?.revision ?? null];
      const text = [side, line, orderId, at, json(versions), digest ?? null];
      return write([
        one(ADVANCE, number, jsonOrNull(outcome), ...from, ...beside),
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
    db.prepare(
      `SELECT ${CHAPTER_COLUMNS} FROM chapters WHERE match_id = ? AND ${viewer} > ? ORDER BY chapter`,
    );
  const since = {
    allies: chapters('allies'),
    axis: chapters('axis'),
    spectator: chapters('spectator'),
  };
  const snapshot = db.prepare(`SELECT ${SNAPSHOT_COLUMNS} FROM snapshots WHERE match_id = ?`);
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
        const row = snapshot.get(id) as SnapshotRow | undefined;
        // An unreadable snapshot counts as none: it is a cache.
        return row && sound([row], toSnapshot)[0];
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
    `SELECT ${CHAT_COLUMNS} FROM chat WHERE match_id = ? AND room = ? ORDER BY number DESC LIMIT ?`,
  );
  return {
    async addChat(id, { room, sender, text, at }) {
      await write([any(INSERT_CHAT, id, room, sender, text, at)]);
    },
    chat: (id, room, limit) =>
      read(() => sound((last.all(id, room, limit) as ChatRow[]).reverse(), toChat)),
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
