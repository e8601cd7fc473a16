import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { checkAll } from '../../../server/matches/checking';
import { openDatabase } from '../../../server/storage/database';
import { MIGRATIONS } from '../../../server/storage/schemaSql';
import { sqliteStorage, storageOn } from '../../../server/storage/sqlite';
import type { Storage } from '../../../server/storage/storage';
import { newWriter, runnerHere } from '../../../server/storage/writer';
import { newHall, newParty, type Party } from '../matches/hall';
import { folderFor } from './folder';

const folder = folderFor('trouble');

/** Storage in a file, with the connection that it writes through. */
function opened(name: string) {
  const db = openDatabase(join(folder, name));
  return { db, storage: storageOn(db, newWriter(runnerHere(db)), Date.now) };
}

/** Moves to and fro until an order is not taken; what was answered as accepted. */
async function playOn(party: Party, most: number): Promise<string[]> {
  const accepted: string[] = [];
  for (let count = 0; count < most; count++) {
    const orderId = `${party.id}-${count}`.padEnd(60, 'x');
    const answer = await party.give('allies', count % 2 ? 'undo' : 'advance 1', { orderId });
    if (!answer.ok) {
      expect(answer.refusal.code).toBe('not-kept');
      break;
    }
    accepted.push(orderId);
  }
  return accepted;
}

const keptIn = async (storage: Storage, id: string): Promise<string[]> =>
  (await storage.orders(id)).map(({ orderId }) => orderId);

test('a disk that is full refuses orders in clear words, loses none that was answered, and goes on when there is room', async () => {
  const { db, storage } = opened('full.db');
  const faults: string[] = [];
  const hall = newHall(storage);
  hall.matches.watch({ fault: (error) => void faults.push(String(error)) });
  const [party, other] = [await newParty(hall), await newParty(hall)];
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
  db.exec(`PRAGMA max_page_count = ${pages}`);
  const accepted = await playOn(party, 500);
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThan(500);
  expect(faults).toContain('StorageError: The disk is full.');
  await expect(storage.probe()).rejects.toThrow('The disk is full.');
  expect(await keptIn(storage, party.id)).toEqual(accepted);
  expect(await hall.lobby.find('toy', other.id)).toMatchObject({ matchID: other.id });

  db.exec('PRAGMA max_page_count = 100000');
  await storage.probe();
  const version = party.peers.allies.version();
  expect(version).toBe(accepted.length);
  expect(await party.give('allies', 'done')).toEqual({ ok: true, version: version + 1 });
  expect(await other.give('allies', 'advance 1')).toEqual({ ok: true, version: 1 });
  await storage.close();
});

const PAGE_BYTES = 4096;

/** The first byte of a page at the end of a tree; what lies above it belongs to several matches. */
const LEAVES: readonly number[] = [0x0a, 0x0d];

/** Spoils every leaf of a file's trees that holds a text; how many there were. */
function spoil(file: string, text: string): number {
  const bytes = readFileSync(file);
  let spoiled = 0;
  for (let at = PAGE_BYTES; at < bytes.length; at += PAGE_BYTES) {
    const page = bytes.subarray(at, at + PAGE_BYTES);
    if (!LEAVES.includes(page[0] ?? 0) || !page.includes(text)) continue;
    page.fill(0xa5);
    spoiled += 1;
  }
  writeFileSync(file, bytes);
  return spoiled;
}

test('a damaged file costs the match whose pages are spoiled: it is told and nothing of it is changed, the others go on', async () => {
  const before = opened('damaged.db');
  const hall = newHall(before.storage);
  const [lost, sound] = [await newParty(hall), await newParty(hall)];
  const given = await playOn(lost, 300);
  const kept = await playOn(sound, 300);
  await before.storage.close();
  // Amidst its orders as they are kept, so that the leaves beside are its own too, wherever the other's lie.
  const amidst = given.toSorted()[150] as string;
  expect(spoil(join(folder, 'damaged.db'), amidst)).toBeGreaterThan(0);

  const { db, storage } = opened('damaged.db');
  const after = newHall(storage);
  const faults: string[] = [];
  after.matches.watch({ fault: (error) => void faults.push(String(error)) });
  expect((await checkAll(after.matches)).sound).toBe(1);
  expect(faults).toEqual(['StorageError: The database file is damaged.']);
  const wish = { line: 'done', orderId: 'x', version: 0 };
  await expect(
    after.matches.order(lost.id, { side: 'allies', token: lost.tokens.allies }, wish),
  ).rejects.toThrow('The database file is damaged.');
  expect(db.prepare('SELECT status FROM matches WHERE id = ?').get(lost.id)).toMatchObject({
    status: 'playing',
  });
  const holder = { side: 'allies', token: sound.tokens.allies } as const;
  const last = { line: 'done', orderId: 'last', version: 300 };
  expect(await after.matches.order(sound.id, holder, last)).toMatchObject({ ok: true });
  expect(await keptIn(storage, sound.id)).toEqual([...kept, 'last']);
  await storage.close();
});

/** Damages the first two leaves of an index; how many it has. */
function spoilIndex(file: string, name: string): number {
  const db = new Database(file);
  const sql = `SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'`;
  const pages = (db.prepare(sql).all(name) as { pageno: number }[]).map(({ pageno }) => pageno);
  db.close();
  const bytes = readFileSync(file);
  for (const page of pages.slice(0, 2))
    bytes.fill(0xa5, (page - 1) * PAGE_BYTES, page * PAGE_BYTES);
  writeFileSync(file, bytes);
  return pages.length;
}

/** A file with so many matches that its search index has several pages, the first of them damaged. */
async function withSpoiledIndex(name: string): Promise<string> {
  const file = join(folder, name);
  const { db, storage } = opened(name);
  const insert =
    db.prepare(`INSERT INTO matches (id, system, engine, seed, created_at, status, version, updated_at, info,
    info_revision) VALUES (?, 'toy', 1, 'seed', 1, 'playing', 0, ?, '{}', 0)`);
  const base = db.prepare(
    "INSERT INTO bases (match_id, scenario, options) VALUES (?, '{}', 'null')",
  );
  db.exec('BEGIN');
  for (let count = 0; count < 1000; count++) {
    insert.run(`m${count}`, count);
    base.run(`m${count}`);
  }
  db.exec('COMMIT');
  await storage.close();
  expect(spoilIndex(file, 'matches_found')).toBeGreaterThan(3);
  return file;
}

test('a search index with damaged pages is made anew, and searches find all as before', async () => {
  const file = await withSpoiledIndex('index.db');
  const storage = sqliteStorage(file, Date.now, 'this thread');
  const { length } = await storage.ids('playing');
  expect(length).toBe(1000);
  expect(await storage.list({ limit: 2 })).toMatchObject([{ id: 'm999' }, { id: 'm998' }]);
  expect(await storage.setInfo({ matchId: 'm3', info: {} as never, revision: 0 })).toBe('kept');
  expect(await storage.list({ limit: 1 })).toMatchObject([{ id: 'm3' }]);
  await storage.close();
});

test('an index that cannot be made anew costs a search time, and nothing else', async () => {
  const file = await withSpoiledIndex('stuck.db');
  const db = openDatabase(file);
  const storage = storageOn(db, newWriter(runnerHere(db)), Date.now);
  db.exec('PRAGMA query_only = ON');
  expect(await storage.list({ limit: 2 })).toMatchObject([{ id: 'm999' }, { id: 'm998' }]);
  expect(await storage.ids('playing')).toHaveLength(1000);
  db.exec('PRAGMA query_only = OFF');
  expect(await storage.ids('playing')).toHaveLength(1000);
  await storage.close();
});

test('a file whose first page is spoiled is told in a sentence when it is opened', async () => {
  const file = join(folder, 'head.db');
  await sqliteStorage(file, Date.now, 'this thread').close();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 0, 4096);
  writeFileSync(file, bytes);
  expect(() => sqliteStorage(file)).toThrow('The database file is damaged, or is none.');
});

test('what was kept is in the one file when it has been closed, by a thread or not', async () => {
  for (const by of ['this thread', 'a thread'] as const) {
    const [file, copy] = [`${by}.db`, `copy of ${by}.db`].map((it) => join(folder, it));
    const storage = sqliteStorage(file as string, Date.now, by);
    const party = await newParty(newHall(storage));
    const accepted = await playOn(party, 5);
    await storage.close();
    copyFileSync(file as string, copy as string);
    const copied = sqliteStorage(copy as string, Date.now, 'this thread');
    expect(await keptIn(copied, party.id)).toEqual(accepted);
    await copied.close();
  }
});

test('a database of an earlier version keeps its matches when it is opened', async () => {
  const file = join(folder, 'old.db');
  const old = new Database(file);
  old.exec(`${MIGRATIONS[0]} PRAGMA user_version = 1;`);
  old.exec(`INSERT INTO matches VALUES ('m', 'toy', 1, '{"rounds":3}', '{"fog":true}', 'seed', 5, 'playing', NULL, NULL,
    1, 6, '{"title":"Toy"}', 2)`);
  old.exec("INSERT INTO orders VALUES ('m', 1, 'allies', 'done', 'id', 7, '{}', NULL)");
  old.close();
  const storage = sqliteStorage(file, Date.now, 'this thread');
  expect(await storage.match('m')).toEqual({
    ...{ id: 'm', system: 'toy', engine: 1, seed: 'seed', createdAt: 5, status: 'playing' },
    ...{ scenario: { rounds: 3 }, options: { fog: true }, version: 1, updatedAt: 6 },
    ...{ info: { title: 'Toy' }, infoRevision: 2 },
  });
  expect(await storage.orders('m')).toHaveLength(1);
  await storage.close();
});

test('a database of a later version is not touched', () => {
  const file = join(folder, 'new.db');
  const later = new Database(file);
  later.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  later.close();
  expect(() => sqliteStorage(file)).toThrow('made by a newer version');
});
