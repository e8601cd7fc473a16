import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../server/admin/check';
import { COMMANDS } from '../../../server/commands';
import { parseConfig } from '../../../server/config';
import { backUp, copyBefore, restore } from '../../../server/storage/database';
import { MIGRATIONS } from '../../../server/storage/schemaSql';
import { sqliteStorage } from '../../../server/storage/sqlite';
import { must } from '../../../src/rules/core';
import { newHall, newParty, toyLibrary } from '../matches/hall';
import { filesIn, folderFor } from '../storage/folder';

const folder = folderFor('maintenance');
const newFile = filesIn(folder);

const opened = (file: string) => sqliteStorage(file, Date.now, 'this thread');

/** A database with a match of two orders; its name and the match's. */
async function played(): Promise<{ file: string; id: string }> {
  const file = newFile();
  const storage = opened(file);
  const party = await newParty(newHall(storage));
  for (const line of ['advance 1', 'scout']) await party.give('allies', line);
  await party.matches.close();
  await storage.close();
  return { file, id: party.id };
}

const change = (file: string, sql: string): void => {
  const db = new Database(file);
  db.exec(sql);
  db.close();
};

test('a check replays every match, finds what is wrong, and changes nothing', async () => {
  const { file, id } = await played();
  const before = readFileSync(file);
  expect(await checkFile(file, toyLibrary)).toEqual({ matches: 1, faults: [] });
  expect(readFileSync(file).equals(before)).toBe(true);
  change(file, "UPDATE orders SET line = 'done' WHERE number = 1");
  const { faults } = await checkFile(file, toyLibrary);
  expect(faults).toEqual([expect.stringContaining(`Match ${id}: Order 2 is refused`)]);
  expect(await opened(file).match(id)).toMatchObject({ status: 'playing' });
});

test('a check finds damaged pages, and says what it cannot read', async () => {
  const { file } = await played();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, bytes.length - 4096);
  writeFileSync(file, bytes);
  expect((await checkFile(file, toyLibrary)).faults.length).toBeGreaterThan(0);
  await expect(checkFile(join(folder, 'none.db'), toyLibrary)).rejects.toThrow();
});

test('a copy is put back, and the former database is kept beside it', async () => {
  const { file, id } = await played();
  const copy = newFile();
  backUp(file, copy);
  const later = opened(file);
  const party = await newParty(newHall(later));
  await later.close();
  const former = restore(file, copy) ?? '';
  const restored = opened(file);
  expect(await restored.ids('playing')).toEqual([id]);
  expect(await restored.orders(id)).toHaveLength(2);
  // A server that runs keeps its database.
  expect(() => restore(file, copy)).toThrow('Another server is using it.');
  await restored.close();
  expect(await opened(former).match(party.id)).toMatchObject({ id: party.id });
});

test('a damaged copy, or one of a newer version, is not put back', async () => {
  const { file, id } = await played();
  const copy = newFile();
  backUp(file, copy);
  change(copy, `PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  expect(() => restore(file, copy)).toThrow('made by a newer version');
  writeFileSync(copy, 'no database at all');
  expect(() => restore(file, copy)).toThrow();
  expect(await opened(file).match(id)).toMatchObject({ id });
});

test('before an upgrade changes the tables it copies the database, so that the former version can be put back', async () => {
  const { file, id } = await played();
  const former = MIGRATIONS.length - 1;
  change(file, `ALTER TABLE bases DROP COLUMN file; PRAGMA user_version = ${former}`);
  const upgraded = opened(file);
  expect(await upgraded.match(id)).toMatchObject({ id });
  await upgraded.close();
  const copy = copyBefore(file, former);
  expect(existsSync(copy)).toBe(true);
  const db = new Database(copy);
  expect(db.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: former });
  expect(db.prepare('SELECT id FROM matches').all()).toMatchObject([{ id }]);
  db.close();
});

describe('the commands of the command line', () => {
  const run = async (file: string, name: string, ...args: string[]) =>
    must(COMMANDS[name], name)(parseConfig({ FLAG_PLOT_DB: file }), args);

  test('are for the operator while no server runs', async () => {
    const { file, id } = await played();
    expect(await run(file, '--admin', 'list')).toEqual({ lines: [expect.stringContaining(id)] });
    await expect(run(file, '--admin', 'delete', 'none')).rejects.toThrow('There is no match none.');
  });

  test('check, copy and put back a database', async () => {
    const { file } = await played();
    // Its system is not shipped.
    const { lines, hasFaults } = await run(file, '--check');
    expect([lines.length, lines.at(-1), hasFaults]).toEqual([
      2,
      `1 matches checked, 1 faults found in ${file}`,
      true,
    ]);
    const copy = newFile();
    expect(await run(file, '--backup', copy)).toEqual({ lines: [`Copied ${file} to ${copy}`] });
    change(file, 'PRAGMA foreign_keys = OFF; DELETE FROM matches');
    expect((await run(file, '--check')).hasFaults).toBe(false);
    expect((await run(file, '--restore', copy)).lines).toEqual([
      `Restored ${file} from ${copy}`,
      expect.stringContaining(`The former database is ${file}.before-`),
    ]);
    expect((await run(file, '--admin', 'list')).lines).toHaveLength(1);
  });

  test.each([
    ['--restore', [], '--restore needs a copy to put back.'],
    ['--backup', [], '--backup needs a new file to copy to.'],
  ])('say what is missing: %s %j', async (name, args, why) => {
    const { file } = await played();
    await expect(run(file, name, ...args)).rejects.toThrow(why);
  });

  test('make no file that is not there', async () => {
    const { file } = await played();
    const none = newFile();
    const failing = (...command: Parameters<typeof run>) =>
      expect(run(...command)).rejects.toThrow('There is no such file.');
    await failing(file, '--restore', none);
    await failing(none, '--backup', newFile());
    await failing(none, '--check');
    expect(existsSync(none)).toBe(false);
  });

  test('leave Postgres’ copies to its own tools', async () => {
    const url = 'postgres://localhost/none';
    for (const name of ['--backup', '--restore'])
      await expect(run(url, name, 'copy.db')).rejects.toThrow('pg_dump');
  });
});
