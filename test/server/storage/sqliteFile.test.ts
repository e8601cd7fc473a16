import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUp, openDatabase } from '../../../server/storage/database';
import { sqliteStorage, storageOn } from '../../../server/storage/sqlite';
import { newWriter, runnerHere } from '../../../server/storage/writer';
import { filesIn, folderFor } from './folder';
import { commit, order, withMatch } from './keptMatch';

const folder = folderFor('storage');
const newFile = filesIn(folder);

describe('a file of SQLite', () => {
  test('holds what was kept when it is opened again', async () => {
    const file = newFile();
    const first = await withMatch(sqliteStorage(file));
    await first.addOrder(commit('m', 1));
    await first.close();
    const second = sqliteStorage(file);
    expect(await second.orders('m')).toEqual([order(1)]);
    await second.close();
  });

  test('is kept from a second server by its versions', async () => {
    const file = newFile();
    const unlocked = () => {
      const db = openDatabase(file);
      return storageOn(db, newWriter(runnerHere(db)), Date.now);
    };
    const [one, other] = [await withMatch(unlocked()), unlocked()];
    expect(await one.addOrder(commit('m', 1))).toBe('kept');
    expect(await other.addOrder(commit('m', 1, { orderId: 'late' }))).toBe('stale');
    expect(await other.orders('m')).toEqual([order(1)]);
    await Promise.all([one.close(), other.close()]);
  });

  test('is refused to a second server in a sentence, also of another process, until the first has ended', async () => {
    const file = newFile();
    const first = await withMatch(sqliteStorage(file));
    expect(() => sqliteStorage(file)).toThrow('Another server is using it.');
    const program = join(import.meta.dirname, 'opening.ts');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, file], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('StorageError: Another server is using it.');
    expect(await first.addOrder(commit('m', 1))).toBe('kept');
    await first.close();
    const next = sqliteStorage(file);
    expect(await next.orders('m')).toEqual([order(1)]);
    await next.close();
  }, 30_000);

  test('can be read by nobody else, nor can what lies beside it or a copy', async () => {
    const [file, copy] = [newFile(), newFile()];
    const storage = await withMatch(sqliteStorage(file));
    await storage.addOrder(commit('m', 1));
    backUp(file, copy);
    const beside = readdirSync(dirname(file)).filter((name) =>
      join(dirname(file), name).startsWith(file),
    );
    expect(beside.length).toBeGreaterThan(2);
    for (const name of [...beside, basename(copy)])
      expect([name, statSync(join(dirname(file), name)).mode & 0o777]).toEqual([name, 0o600]);
    await storage.close();
  });

  test('is not copied over another', async () => {
    const [file, copy] = [newFile(), newFile()];
    const storage = await withMatch(sqliteStorage(file));
    writeFileSync(copy, 'something else');
    expect(() => backUp(file, copy)).toThrow('The database cannot be used.');
    expect(readFileSync(copy, 'utf8')).toBe('something else');
    await storage.close();
  });

  test('is copied while it is in use', async () => {
    const [file, copy] = [newFile(), newFile()];
    const storage = await withMatch(sqliteStorage(file));
    await storage.addOrder(commit('m', 1));
    backUp(file, copy);
    const copied = sqliteStorage(copy);
    expect(await copied.orders('m')).toEqual([order(1)]);
    await Promise.all([storage.close(), copied.close()]);
  });

  test('that is none is told in a sentence', () => {
    const file = join(folder, 'not.db');
    writeFileSync(file, 'this is not a database '.repeat(200));
    expect(() => sqliteStorage(file)).toThrow('The database file is damaged, or is none.');
  });

  test('in a place where none can be is told in a sentence', () => {
    const file = join(folder, 'plain');
    writeFileSync(file, '');
    expect(() => sqliteStorage(join(file, 'under.db'))).toThrow('The database cannot be used.');
  });
});
