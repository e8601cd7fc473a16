import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../../server/storage/database';
import { sqliteStorage } from '../../../server/storage/sqlite';
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
    const [one, other] = [await withMatch(sqliteStorage(file)), sqliteStorage(file)];
    expect(await one.addOrder(commit('m', 1))).toBe('kept');
    expect(await other.addOrder(commit('m', 1, { orderId: 'late' }))).toBe('stale');
    expect(await other.orders('m')).toEqual([order(1)]);
    await Promise.all([one.close(), other.close()]);
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
