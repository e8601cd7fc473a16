import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { newBatch } from '../../../server/storage/batch';
import { sqliteStorage } from '../../../server/storage/sqlite';
import { newHall, newParty } from '../matches/hall';

const folder = mkdtempSync(join(tmpdir(), 'flag-plot-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fault = (code: string) => Object.assign(new Error(code), { code });

/** A batch on a database that writes down what it is told. */
function recorded(commitFails?: Error) {
  const said: string[] = [];
  const batch = newBatch({
    begin: () => void said.push('begin'),
    commit: () => {
      if (commitFails) throw commitFails;
      said.push('commit');
    },
    rollback: () => void said.push('rollback'),
  });
  return { said, batch };
}

const outcomes = async (jobs: Promise<unknown>[]) =>
  (await Promise.allSettled(jobs)).map((it) =>
    it.status === 'fulfilled' ? it.value : (it.reason as Error).message,
  );

describe('a batch', () => {
  test('is one transaction for all that comes in one turn', async () => {
    const { said, batch } = recorded();
    expect(await outcomes([1, 2, 3].map((it) => batch.write(() => it)))).toEqual([1, 2, 3]);
    expect(said).toEqual(['begin', 'commit']);
  });

  test('with a job that is wrong does the others', async () => {
    const { batch } = recorded();
    const wrong = () => {
      throw fault('SQLITE_CONSTRAINT_PRIMARYKEY');
    };
    expect(
      await outcomes([batch.write(() => 1), batch.write(wrong), batch.write(() => 3)]),
    ).toEqual([1, 'The database has something else in that place.', 3]);
  });

  test.each([
    ['SQLITE_FULL', 'The disk is full.'],
    ['SQLITE_IOERR_WRITE', 'The disk does not answer as it should.'],
    ['SQLITE_BUSY', 'Another program keeps the database locked.'],
    ['SQLITE_CORRUPT', 'The database file is damaged.'],
    ['SQLITE_READONLY', 'The database may not be written to.'],
  ])('that meets %s tells all of it, and keeps nothing', async (code, sentence) => {
    const { said, batch } = recorded(fault(code));
    expect(await outcomes([batch.write(() => 1), batch.write(() => 2)])).toEqual([
      sentence,
      sentence,
    ]);
    expect(said).toEqual(['begin', 'rollback']);
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
