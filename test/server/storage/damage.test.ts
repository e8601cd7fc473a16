import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { checkAll } from '../../../server/matches/checking';
import { sqliteStorage } from '../../../server/storage/sqlite';
import { listener, newHall, newParty, refusedAs } from '../matches/hall';
import { folderFor } from './folder';

const folder = folderFor('damage');
let files = 0;

/** A file with two matches and some orders, of which the first is damaged by a statement with its id. */
async function damaged(sql: string) {
  const file = join(folder, `${++files}.db`);
  const storage = sqliteStorage(file, Date.now, 'this thread');
  const hall = newHall(storage);
  const [lost, sound] = [await newParty(hall), await newParty(hall)];
  for (const { give } of [lost, sound])
    for (const line of ['advance 1', 'scout', 'done']) await give('allies', line);
  await hall.matches.close();
  await storage.close();
  const db = new Database(file);
  db.prepare(sql).run(lost.id);
  db.close();
  return { storage: sqliteStorage(file, Date.now, 'this thread'), lost, sound };
}

const NO_TEXT = "CAST(x'41ff42' AS TEXT)";

describe('a record that is not what was kept', () => {
  test.each([
    [
      'a line that is no text',
      `UPDATE orders SET line = ${NO_TEXT} WHERE match_id = ? AND number = 2`,
    ],
    ['versions that are no JSON', "UPDATE orders SET versions = '{' WHERE match_id = ?"],
    ['info that is no JSON', "UPDATE matches SET info = 'x' WHERE id = ?"],
    ['info that is no text', `UPDATE matches SET info = ${NO_TEXT} WHERE id = ?`],
    ['a seed that is no text', `UPDATE matches SET seed = ${NO_TEXT} WHERE id = ?`],
    ['a scenario that is no JSON', "UPDATE bases SET scenario = '[' WHERE match_id = ?"],
  ])('sets its match aside and no other: %s', async (_name, sql) => {
    const { storage, lost, sound } = await damaged(sql);
    const hall = newHall(storage);
    const aside: string[] = [];
    hall.matches.watch({ setAside: (id) => void aside.push(id) });
    expect(await checkAll(hall.matches)).toEqual({ sound: 1, aside: 1 });
    expect(aside).toEqual([lost.id]);
    expect(await hall.door.enter(lost.id, {}, listener())).toMatchObject(refusedAs('set-aside'));
    const listed = await hall.lobby.list({ limit: 10 });
    expect(listed.map(({ matchID }) => matchID)).toContain(sound.id);
    expect(await storage.ids('playing')).toEqual([sound.id]);
    expect(await storage.ids('finished', 0)).toEqual([]);
    const holder = { side: 'axis', token: sound.tokens.axis } as const;
    expect(
      await hall.matches.order(sound.id, holder, { line: 'done', orderId: 'x' }),
    ).toMatchObject({ ok: true });
    await storage.close();
  });

  test('hides no other when not even its status can be read', async () => {
    const { storage, sound } = await damaged(`UPDATE matches SET status = ${NO_TEXT} WHERE id = ?`);
    const hall = newHall(storage);
    expect((await checkAll(hall.matches)).sound).toBe(1);
    expect(await hall.lobby.list({ limit: 10 })).toMatchObject([{ matchID: sound.id }]);
    await storage.close();
  });

  test.each([
    ['chapters', "UPDATE chapters SET events = '[' WHERE match_id = ?"],
    ['a chapter that is no text', `UPDATE chapters SET events = ${NO_TEXT} WHERE match_id = ?`],
    ['a snapshot that is no text', `UPDATE snapshots SET body = ${NO_TEXT} WHERE match_id = ?`],
  ])('of what follows from the orders costs nothing: %s', async (_name, sql) => {
    const { storage, lost } = await damaged(sql);
    const hall = newHall(storage);
    expect(await checkAll(hall.matches)).toEqual({ sound: 2, aside: 0 });
    const peer = listener();
    expect(await hall.door.enter(lost.id, {}, peer)).toMatchObject({ ok: true });
    expect(peer.welcome().chapters.map(({ chapter }) => chapter)).toEqual([0, 1, 2]);
    await storage.close();
  });

  test('of what was said is left out', async () => {
    const { storage, lost } = await damaged('UPDATE chat SET text = text WHERE match_id = ?');
    const hall = newHall(storage);
    for (const text of ['first', 'second'])
      await hall.door.chat(lost.id, 'spectator', { id: text, text });
    await storage.close();
    const db = new Database(join(folder, `${files}.db`));
    db.exec(`UPDATE chat SET text = ${NO_TEXT} WHERE text = 'first'`);
    db.close();
    const again = sqliteStorage(join(folder, `${files}.db`), Date.now, 'this thread');
    expect((await again.chat(lost.id, 'spectators', 10)).map(({ text }) => text)).toEqual([
      'second',
    ]);
    await again.close();
  });
});
