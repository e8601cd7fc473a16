import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'libsql';
import { describe, expect, test, vi } from 'vitest';
import type { Db } from '../../../server/storage/database';
import { sqliteStorage } from '../../../server/storage/sqlite';
import { type Job, newTransactions, type Result } from '../../../server/storage/transactions';
import { newWriter, runnerHere, runnerInThread } from '../../../server/storage/writer';
import { newHall, newParty } from '../matches/hall';
import { folderFor } from './folder';

const folder = folderFor('writer');

const outcomes = async (jobs: Promise<unknown>[]) =>
  (await Promise.allSettled(jobs)).map((it) =>
    it.status === 'fulfilled' ? it.value : (it.reason as Error).message,
  );

function newShips(): Db {
  const db = new Database(':memory:');
  db.exec('CREATE TABLE ships (name TEXT PRIMARY KEY, hits INTEGER NOT NULL DEFAULT 0) STRICT');
  return db;
}

const shipsIn = (db: Db) => db.prepare('SELECT name FROM ships ORDER BY name').pluck().all();

const add = (name: string): Job => [
  { sql: 'INSERT INTO ships (name) VALUES (?)', values: [name], must: 1 },
];

const hit = (name: string): Job[number] => ({
  sql: 'UPDATE ships SET hits = hits + 1 WHERE name = ?',
  values: [name],
  must: 1,
});

describe('a transaction', () => {
  test('with a job that is wrong does the others', () => {
    const db = newShips();
    expect(newTransactions(db)(['hood', 'hood', 'renown'].map(add))).toMatchObject([
      'kept',
      { fault: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } },
      'kept',
    ]);
    expect(shipsIn(db)).toEqual(['hood', 'renown']);
  });

  test.each([
    ['at once', [hit('none'), ...add('hood')]],
    ['halfway', [...add('hood'), hit('none')]],
  ])('keeps nothing of a job that is found stale %s, and all of the others', (_, job) => {
    const db = newShips();
    const run = newTransactions(db);
    expect(run([add('repulse'), job, add('renown')])).toEqual(['kept', 'stale', 'kept']);
    expect(shipsIn(db)).toEqual(['renown', 'repulse']);
    expect(db.inTransaction).toBe(false);
  });

  test.each([
    ['SQLITE_FULL', 'The disk is full.'],
    ['SQLITE_IOERR_WRITE', 'The disk does not answer as it should.'],
    ['SQLITE_BUSY', 'Another program keeps the database locked.'],
    ['SQLITE_CORRUPT', 'The database file is damaged.'],
    ['SQLITE_READONLY', 'The database may not be written to.'],
  ])('that meets %s tells all of it, and keeps nothing', async (code, sentence) => {
    const db = newShips();
    const fails = {
      prepare: (sql: string) => db.prepare(sql),
      get inTransaction() {
        return db.inTransaction;
      },
      exec(sql: string) {
        if (sql === 'COMMIT') throw Object.assign(new Error(code), { code });
        db.exec(sql);
      },
    };
    const writer = newWriter(runnerHere(fails as unknown as Db));
    expect(await outcomes(['hood', 'renown'].map((it) => writer.write(add(it))))).toEqual([
      sentence,
      sentence,
    ]);
    expect([shipsIn(db), db.inTransaction]).toEqual([[], false]);
  });
});

/** A runner that is told when it may go on, and how many jobs each transaction had. */
function heldRunner() {
  const sizes: number[] = [];
  const held: (() => void)[] = [];
  const run = (jobs: readonly Job[]): Promise<Result[]> => {
    sizes.push(jobs.length);
    return new Promise((resolve) => held.push(() => resolve(jobs.map(() => 'kept'))));
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return {
    sizes,
    writer: newWriter({ run, close: async () => {} }),
    async goOn() {
      while (held.length === 0) await turn();
      held.shift()?.();
      await turn();
    },
  };
}

describe('a writer', () => {
  test('does in one transaction what comes in one turn, and then what came meanwhile', async () => {
    const { writer, sizes, goOn } = heldRunner();
    const first = [1, 2, 3].map(() => writer.write([]));
    await goOn();
    expect(await Promise.all(first)).toEqual(['kept', 'kept', 'kept']);
    const alone = writer.write([]);
    await vi.waitUntil(() => sizes.length === 2);
    const meanwhile = [1, 2].map(() => writer.write([]));
    await goOn();
    await goOn();
    expect(await Promise.all([alone, ...meanwhile])).toEqual(['kept', 'kept', 'kept']);
    expect(sizes).toEqual([3, 1, 2]);
  });

  test('tells all who wait that its runner failed, and goes on', async () => {
    let calls = 0;
    const writer = newWriter({
      run: async (jobs) => {
        calls += 1;
        if (calls === 1) throw new Error('thread lost');
        return jobs.map(() => 'kept');
      },
      close: async () => {},
    });
    const sentence = 'The database cannot be used.';
    expect(await outcomes([writer.write([]), writer.write([])])).toEqual([sentence, sentence]);
    expect(await writer.write([])).toBe('kept');
  });

  test('that is closed has done all that was asked before', async () => {
    const file = join(folder, 'closed.db');
    const db = new Database(file);
    db.exec('CREATE TABLE ships (name TEXT PRIMARY KEY, hits INTEGER NOT NULL DEFAULT 0) STRICT');
    const writer = newWriter(runnerInThread(file));
    const kept = ['hood', 'renown'].map((it) => writer.write(add(it)));
    await writer.close();
    expect(await Promise.all(kept)).toEqual(['kept', 'kept']);
    expect(await outcomes([writer.write(add('late'))])).toEqual(['The database is closed.']);
    expect(shipsIn(db)).toEqual(['hood', 'renown']);
    db.close();
  });

  test('whose thread cannot open the database says so, and tries again', async () => {
    const file = join(folder, 'later', 'made.db');
    const writer = newWriter(runnerInThread(file));
    expect(await outcomes([writer.write(add('hood'))])).toEqual(['The database cannot be used.']);
    const storage = sqliteStorage(file);
    expect(await writer.write([hit('none')]).catch((error: Error) => error.message)).toMatch(
      'The database cannot be used.',
    );
    await Promise.all([writer.close(), storage.close()]);
  });

  test('whose thread ends before it has said a word says so, and starts another', async () => {
    const opens =
      "require('node:worker_threads').parentPort.postMessage('open'); setTimeout(() => {}, 60_000)";
    const programs = ['process.exit(0)', opens];
    let started: Worker | undefined;
    const runner = runnerInThread('', () => {
      started = new Worker(programs.shift() ?? '', { eval: true });
      return started;
    });
    const writer = newWriter(runner);
    expect(await outcomes([writer.write(add('hood'))])).toEqual(['The database cannot be used.']);
    const second = writer.write(add('hood'));
    await vi.waitUntil(() => programs.length === 0);
    await started?.terminate();
    expect(await outcomes([second])).toEqual(['The database cannot be used.']);
  });
});

test('a database that another program has locked refuses orders, reads on, and then goes on', async () => {
  const file = join(folder, 'locked.db');
  const storage = sqliteStorage(file);
  const party = await newParty(newHall(storage));
  const other = new Database(file);
  other.exec('BEGIN IMMEDIATE');
  expect(await party.give('allies', 'advance 1', { orderId: 'x' })).toMatchObject({
    refusal: { code: 'not-kept' },
  });
  expect(await party.lobby.find('toy', party.id)).toMatchObject({ matchID: party.id });
  other.exec('COMMIT');
  expect(await party.give('allies', 'advance 1', { orderId: 'x' })).toEqual({
    ok: true,
    version: 1,
  });
  other.close();
  await storage.close();
});
