import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../server/storage/memory';
import { pgStorage } from '../../../server/storage/postgres/storage';
import { sqliteStorage } from '../../../server/storage/sqlite';
import type { Storage } from '../../../server/storage/storage';
import { filesIn, folderFor } from './folder';
import { basis, chapter, clock, commit, info, order, withMatch } from './keptMatch';
import { LEFT_OUT, POSTGRES, startPostgres } from './postgres';

const folder = folderFor('storage');
const newFile = filesIn(folder);

const outcome = {
  winner: 'axis',
  reason: 'hits',
  rule: 'BT-1',
  victoryPoints: { allies: 0, axis: 1 },
} as const;

const postgres = POSTGRES ? await startPostgres() : undefined;

const openPg = async (): Promise<Storage> =>
  pgStorage({ url: (await postgres?.newUrl()) ?? '', address: '/', now: clock() });

const ADAPTERS: [string, () => Storage | Promise<Storage>][] = [
  ['memory', () => memoryStorage(clock())],
  ['sqlite', () => sqliteStorage(newFile(), clock(), 'this thread')],
  ['sqlite in memory', () => sqliteStorage(':memory:', clock())],
  [`postgres${LEFT_OUT}`, openPg],
];

describe.each(ADAPTERS)('the storage contract, %s', (name, open) => {
  const test = it.skipIf(name.includes(LEFT_OUT || '-'));
  test('a new match is kept as it was given', async () => {
    const storage = await withMatch(await open());
    expect(await storage.match('m')).toEqual({
      ...basis('m'),
      info,
      status: 'playing',
      version: 0,
      infoRevision: 0,
      updatedAt: expect.any(Number),
    });
    expect(await storage.match('none')).toBeUndefined();
    expect(await storage.snapshot('m')).toBeUndefined();
    await storage.close();
  });

  test('a scenario that is sent along with a match is kept with it', async () => {
    const storage = await withMatch(await open());
    const file = '{ "title": "Été" }\n';
    await storage.create({ ...basis('own'), file }, info, []);
    expect([(await storage.match('own'))?.file, (await storage.match('m'))?.file]).toEqual([
      file,
      undefined,
    ]);
    await storage.close();
  });

  test('a second match by one id is refused and the first stays', async () => {
    const storage = await withMatch(await open());
    await expect(storage.create({ ...basis('m'), seed: 'other' }, info, [])).rejects.toThrow();
    expect((await storage.match('m'))?.seed).toBe('secret');
    await storage.close();
  });

  test('orders are kept in their order, with their ids', async () => {
    const storage = await withMatch(await open());
    for (const number of [1, 2, 3])
      expect(await storage.addOrder(commit('m', number))).toBe('kept');
    expect(await storage.orders('m')).toEqual([1, 2, 3].map((number) => order(number)));
    expect(await storage.orders('m', 2)).toEqual([order(3)]);
    expect(await storage.orderById('m', 'allies', 'id-2')).toEqual(order(2));
    expect(await storage.orderById('m', 'axis', 'id-2')).toBeUndefined();
    expect((await storage.match('m'))?.version).toBe(3);
    await storage.close();
  });

  test.each([
    ['that is not the next one', 3, {}],
    ['whose number is taken', 1, { orderId: 'other' }],
    ['whose id its side has used', 2, { orderId: 'id-1' }],
  ])('an order %s is stale, and nothing of it is kept', async (_name, number, over) => {
    const storage = await withMatch(await open());
    await storage.addOrder(commit('m', 1));
    const stale = { ...commit('m', number, over), closed: [chapter(1, 9)] };
    expect(await storage.addOrder(stale)).toBe('stale');
    expect(await storage.orders('m')).toEqual([order(1)]);
    expect(await storage.chaptersSince('m', 'axis', 1)).toEqual([]);
    await storage.close();
  });

  test('two sides may use one id', async () => {
    const storage = await withMatch(await open());
    await storage.addOrder(commit('m', 1));
    expect(await storage.addOrder(commit('m', 2, { side: 'axis', orderId: 'id-1' }))).toBe('kept');
    await storage.close();
  });

  test('of orders for one place that come at once one is kept', async () => {
    const storage = await withMatch(await open());
    const tried = ['a', 'b', 'c'].map((orderId) => storage.addOrder(commit('m', 1, { orderId })));
    expect((await Promise.all(tried)).sort()).toEqual(['kept', 'stale', 'stale']);
    expect(await storage.orders('m')).toHaveLength(1);
    await storage.close();
  });

  test('what comes at once for many matches is kept for each', async () => {
    const storage = await open();
    const ids = Array.from({ length: 20 }, (_unused, index) => `m${index}`);
    for (const id of ids) await withMatch(storage, id);
    const kept = await Promise.all(
      ids.map((id) => storage.addOrder(commit(id, 1, { digest: id }))),
    );
    expect(new Set(kept)).toEqual(new Set(['kept']));
    for (const id of ids) expect((await storage.orders(id))[0]?.digest).toBe(id);
    await storage.close();
  });

  test('a write that fails does not spoil others that come with it', async () => {
    const storage = await withMatch(await open());
    const [again, kept] = await Promise.allSettled([
      storage.create(basis('m'), info, []),
      storage.addOrder(commit('m', 1)),
    ]);
    expect([again.status, kept]).toEqual(['rejected', { status: 'fulfilled', value: 'kept' }]);
    expect(await storage.orders('m')).toEqual([order(1)]);
    await storage.close();
  });

  test('chapters are told to a viewer from the version that he knows', async () => {
    const storage = await withMatch(await open());
    await storage.addOrder({ ...commit('m', 1), closed: [chapter(1, 3)] });
    expect(await storage.chaptersSince('m', 'allies', -1)).toEqual([chapter(0, 0), chapter(1, 3)]);
    expect(await storage.chaptersSince('m', 'allies', 0)).toEqual([chapter(1, 3)]);
    expect(await storage.chaptersSince('m', 'allies', 3)).toEqual([]);
    expect(await storage.chaptersSince('m', 'axis', 3)).toEqual([chapter(1, 3)]);
    await storage.close();
  });

  test('what was derived is replaced, and the orders stay', async () => {
    const storage = await withMatch(await open());
    await storage.addOrder({ ...commit('m', 1), closed: [chapter(1, 3)] });
    const versions = { allies: 7, axis: 8, spectator: 9 };
    await storage.setDerived('m', [versions], [chapter(0, 1)]);
    expect(await storage.orders('m')).toEqual([order(1, { versions })]);
    expect(await storage.chaptersSince('m', 'allies', -1)).toEqual([chapter(0, 1)]);
    await storage.close();
  });

  test('a snapshot replaces the one before', async () => {
    const storage = await withMatch(await open());
    for (const version of [1, 2])
      await storage.setSnapshot('m', { version, digest: 'd', body: '{}' });
    expect(await storage.snapshot('m')).toEqual({ version: 2, digest: 'd', body: '{}' });
    await storage.close();
  });

  test('a change of the info is kept if it was made from the last', async () => {
    const storage = await withMatch(await open());
    const changed = { ...info, title: 'Changed' };
    expect(await storage.setInfo({ matchId: 'm', info: changed, revision: 0 })).toBe('kept');
    expect(await storage.setInfo({ matchId: 'm', info, revision: 0 })).toBe('stale');
    expect(await storage.match('m')).toMatchObject({ info: changed, infoRevision: 1 });
    await storage.close();
  });

  test('an order can end a match, and then none follows', async () => {
    const storage = await withMatch(await open());
    expect(await storage.addOrder({ ...commit('m', 1), outcome })).toBe('kept');
    expect(await storage.match('m')).toMatchObject({ status: 'finished', outcome, version: 1 });
    expect(await storage.addOrder(commit('m', 2))).toBe('stale');
    expect(await storage.orders('m')).toHaveLength(1);
    await storage.close();
  });

  test('a match is ended without an order, once, and by whoever knows its last order', async () => {
    const storage = await withMatch(await open());
    await storage.addOrder(commit('m', 1));
    expect(await storage.finish('m', 0, outcome)).toBe('stale');
    expect(await storage.finish('m', 1, outcome)).toBe('kept');
    expect(await storage.finish('m', 1, { ...outcome, winner: 'allies' })).toBe('stale');
    expect(await storage.match('m')).toMatchObject({ status: 'finished', outcome });
    await storage.close();
  });

  test('a match set aside keeps its orders and says why', async () => {
    const storage = await withMatch(await open());
    await storage.addOrder(commit('m', 1));
    await storage.setAside('m', 'It does not replay.');
    expect(await storage.match('m')).toMatchObject({
      status: 'aside',
      reason: 'It does not replay.',
    });
    expect(await storage.orders('m')).toHaveLength(1);
    expect([await storage.ids('playing'), await storage.ids('aside')]).toEqual([[], ['m']]);
    await storage.close();
  });

  test('matches are listed by what is asked for, the latest first', async () => {
    const storage = await open();
    for (const id of ['a', 'b', 'c']) await withMatch(storage, id);
    await storage.addOrder({ ...commit('a', 1), outcome });
    const listed = async (filter: object) =>
      (await storage.list({ limit: 10, ...filter })).map(({ id }) => id);
    expect(await listed({})).toEqual(['a', 'c', 'b']);
    expect(await listed({ limit: 1 })).toEqual(['a']);
    expect(await listed({ status: 'playing' })).toEqual(['c', 'b']);
    expect(await listed({ system: 'battle' })).toEqual([]);
    const { updatedAt } = (await storage.match('c')) ?? { updatedAt: 0 };
    expect(await listed({ updatedBefore: updatedAt })).toEqual(['b']);
    expect(await listed({ updatedAfter: updatedAt })).toEqual(['a']);
    await storage.close();
  });

  test('listed matches are found however many unlisted ones are newer', async () => {
    const storage = await withMatch(await open(), 'old');
    for (let count = 0; count < 20; count++)
      await storage.create(basis(`new ${count}`), { ...info, unlisted: true }, []);
    const listed = await storage.list({ limit: 5, listed: true });
    expect(listed.map(({ id }) => id)).toEqual(['old']);
    expect(await storage.list({ limit: 5 })).toHaveLength(5);
    await storage.close();
  });

  test('a match is deleted with all that belongs to it, and no other', async () => {
    const storage = await withMatch(await withMatch(await open()), 'other');
    await storage.addOrder(commit('m', 1));
    await storage.setSnapshot('m', { version: 1, digest: 'd', body: '{}' });
    const line = { room: 'players', sender: 'axis', text: 'x', at: 1 } as const;
    for (const id of ['m', 'other']) await storage.addChat(id, line);
    await storage.remove('m');
    expect(await storage.match('m')).toBeUndefined();
    expect(await storage.snapshot('m')).toBeUndefined();
    expect(await storage.chat('m', 'players', 9)).toEqual([]);
    expect(await storage.chat('other', 'players', 9)).toEqual([line]);
    expect(await storage.ids('playing')).toEqual(['other']);
    // Its name is free again, with nothing left of the first.
    await withMatch(storage);
    expect(await storage.orders('m')).toEqual([]);
    await storage.close();
  });

  test('chat of matches that ended long ago is deleted, and that of others stays', async () => {
    const storage = await withMatch(await withMatch(await open()), 'live');
    const line = { room: 'players', sender: 'axis', text: 'x', at: 1 } as const;
    for (const id of ['m', 'live']) await storage.addChat(id, line);
    await storage.finish('m', 0, outcome);
    const { updatedAt } = (await storage.match('m')) ?? { updatedAt: 0 };
    const left = async () =>
      [await storage.chat('m', 'players', 9), await storage.chat('live', 'players', 9)].map(
        ({ length }) => length,
      );
    await storage.removeChat(updatedAt);
    expect(await left()).toEqual([1, 1]);
    await storage.removeChat(updatedAt + 1000);
    expect(await left()).toEqual([0, 1]);
    await storage.close();
  });

  test('a ban is kept until it is lifted or replaced', async () => {
    const storage = await open();
    await storage.setBan({ net: '192.0.2.1', since: 1 });
    await storage.setBan({ net: '2001:db8::/64', since: 2, until: 3 });
    await storage.setBan({ net: '192.0.2.1', since: 1, until: 9 });
    expect(await storage.bans()).toEqual([
      { net: '192.0.2.1', since: 1, until: 9 },
      { net: '2001:db8::/64', since: 2, until: 3 },
    ]);
    await storage.liftBan('192.0.2.1');
    expect(await storage.bans()).toHaveLength(1);
    await storage.close();
  });

  test('the size of the database is told', async () => {
    const storage = await withMatch(await open());
    expect(await storage.bytes()).toBeGreaterThanOrEqual(0);
    await storage.close();
  });

  test('chat is kept by room, and the last lines are told', async () => {
    const storage = await withMatch(await open());
    const line = (text: string) => ({ room: 'players', sender: 'axis', text, at: 1 }) as const;
    for (const text of ['one', 'two', 'three']) await storage.addChat('m', line(text));
    await storage.addChat('m', { ...line('aside'), room: 'spectators' });
    expect(await storage.chat('m', 'players', 2)).toEqual([line('two'), line('three')]);
    expect(await storage.chat('m', 'spectators', 9)).toHaveLength(1);
    await storage.close();
  });
});
