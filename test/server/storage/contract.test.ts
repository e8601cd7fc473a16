import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp } from '../../../server/storage/database';
import type { MatchInfo } from '../../../server/storage/matchInfo';
import { memoryStorage } from '../../../server/storage/memory';
import { sqliteStorage } from '../../../server/storage/sqlite';
import type {
  MatchBasis,
  OrderCommit,
  Storage,
  StoredOrder,
} from '../../../server/storage/storage';

const folder = mkdtempSync(join(tmpdir(), 'flag-plot-storage-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (): string => join(folder, 'deeper', `${++files}.db`);

/** A clock that every look moves on, so that later changes are later. */
const clock = () => {
  let time = 1000;
  return () => ++time;
};

const basis = (id: string): MatchBasis => ({
  id,
  system: 'toy',
  engine: 1,
  scenario: { id: 'toy', rounds: 3, name: "O'Brien — “quoted”" },
  options: null,
  seed: 'secret',
  createdAt: 5,
});

const info: MatchInfo = {
  scenarioId: 'toy',
  title: 'Toy',
  unlisted: false,
  seats: { allies: {}, axis: { bot: 'ensign' } },
};

const order = (number: number, over: Partial<StoredOrder> = {}): StoredOrder => ({
  number,
  side: 'allies',
  order: `advance ${number}`,
  orderId: `id-${number}`,
  at: 100 + number,
  versions: { allies: number, axis: number, spectator: 0 },
  ...over,
});

const chapter = (number: number, version: number) => ({
  chapter: number,
  versions: { allies: version, axis: version + 1, spectator: version },
  events: [{ kind: 'told', number }],
});

const outcome = {
  winner: 'axis',
  reason: 'hits',
  rule: 'BT-1',
  victoryPoints: { allies: 0, axis: 1 },
} as const;

const commit = (matchId: string, number: number, over: Partial<StoredOrder> = {}): OrderCommit => ({
  matchId,
  order: order(number, over),
  closed: [],
});

const withMatch = async (storage: Storage, id = 'm'): Promise<Storage> => {
  await storage.create(basis(id), info, [chapter(0, 0)]);
  return storage;
};

const ADAPTERS: [string, () => Storage][] = [
  ['memory', () => memoryStorage(clock())],
  ['sqlite', () => sqliteStorage(newFile(), clock(), 'this thread')],
  ['sqlite in memory', () => sqliteStorage(':memory:', clock())],
];

describe.each(ADAPTERS)('the storage contract, %s', (_, open) => {
  test('a new match is kept as it was given', async () => {
    const storage = await withMatch(open());
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

  test('a second match by one id is refused and the first stays', async () => {
    const storage = await withMatch(open());
    await expect(storage.create({ ...basis('m'), seed: 'other' }, info, [])).rejects.toThrow();
    expect((await storage.match('m'))?.seed).toBe('secret');
    await storage.close();
  });

  test('orders are kept in their order, with their ids', async () => {
    const storage = await withMatch(open());
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
    const storage = await withMatch(open());
    await storage.addOrder(commit('m', 1));
    const stale = { ...commit('m', number, over), closed: [chapter(1, 9)] };
    expect(await storage.addOrder(stale)).toBe('stale');
    expect(await storage.orders('m')).toEqual([order(1)]);
    expect(await storage.chaptersSince('m', 'axis', 1)).toEqual([]);
    await storage.close();
  });

  test('two sides may use one id', async () => {
    const storage = await withMatch(open());
    await storage.addOrder(commit('m', 1));
    expect(await storage.addOrder(commit('m', 2, { side: 'axis', orderId: 'id-1' }))).toBe('kept');
    await storage.close();
  });

  test('of orders for one place that come at once one is kept', async () => {
    const storage = await withMatch(open());
    const tried = ['a', 'b', 'c'].map((orderId) => storage.addOrder(commit('m', 1, { orderId })));
    expect((await Promise.all(tried)).sort()).toEqual(['kept', 'stale', 'stale']);
    expect(await storage.orders('m')).toHaveLength(1);
    await storage.close();
  });

  test('what comes at once for many matches is kept for each', async () => {
    const storage = open();
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
    const storage = await withMatch(open());
    const [again, kept] = await Promise.allSettled([
      storage.create(basis('m'), info, []),
      storage.addOrder(commit('m', 1)),
    ]);
    expect([again.status, kept]).toEqual(['rejected', { status: 'fulfilled', value: 'kept' }]);
    expect(await storage.orders('m')).toEqual([order(1)]);
    await storage.close();
  });

  test('chapters are told to a viewer from the version that he knows', async () => {
    const storage = await withMatch(open());
    await storage.addOrder({ ...commit('m', 1), closed: [chapter(1, 3)] });
    expect(await storage.chaptersSince('m', 'allies', -1)).toEqual([chapter(0, 0), chapter(1, 3)]);
    expect(await storage.chaptersSince('m', 'allies', 0)).toEqual([chapter(1, 3)]);
    expect(await storage.chaptersSince('m', 'allies', 3)).toEqual([]);
    expect(await storage.chaptersSince('m', 'axis', 3)).toEqual([chapter(1, 3)]);
    await storage.close();
  });

  test('what was derived is replaced, and the orders stay', async () => {
    const storage = await withMatch(open());
    await storage.addOrder({ ...commit('m', 1), closed: [chapter(1, 3)] });
    const versions = { allies: 7, axis: 8, spectator: 9 };
    await storage.setDerived('m', [versions], [chapter(0, 1)]);
    expect(await storage.orders('m')).toEqual([order(1, { versions })]);
    expect(await storage.chaptersSince('m', 'allies', -1)).toEqual([chapter(0, 1)]);
    await storage.close();
  });

  test('a snapshot replaces the one before', async () => {
    const storage = await withMatch(open());
    for (const version of [1, 2])
      await storage.setSnapshot('m', { version, digest: 'd', body: '{}' });
    expect(await storage.snapshot('m')).toEqual({ version: 2, digest: 'd', body: '{}' });
    await storage.close();
  });

  test('a change of the info is kept if it was made from the last', async () => {
    const storage = await withMatch(open());
    const changed = { ...info, title: 'Changed' };
    expect(await storage.setInfo({ matchId: 'm', info: changed, revision: 0 })).toBe('kept');
    expect(await storage.setInfo({ matchId: 'm', info, revision: 0 })).toBe('stale');
    expect(await storage.match('m')).toMatchObject({ info: changed, infoRevision: 1 });
    await storage.close();
  });

  test('an order can end a match, and then none follows', async () => {
    const storage = await withMatch(open());
    expect(await storage.addOrder({ ...commit('m', 1), outcome })).toBe('kept');
    expect(await storage.match('m')).toMatchObject({ status: 'finished', outcome, version: 1 });
    expect(await storage.addOrder(commit('m', 2))).toBe('stale');
    expect(await storage.orders('m')).toHaveLength(1);
    await storage.close();
  });

  test('a match is ended without an order, once, and by whoever knows its last order', async () => {
    const storage = await withMatch(open());
    await storage.addOrder(commit('m', 1));
    expect(await storage.finish('m', 0, outcome)).toBe('stale');
    expect(await storage.finish('m', 1, outcome)).toBe('kept');
    expect(await storage.finish('m', 1, { ...outcome, winner: 'allies' })).toBe('stale');
    expect(await storage.match('m')).toMatchObject({ status: 'finished', outcome });
    await storage.close();
  });

  test('a match set aside keeps its orders and says why', async () => {
    const storage = await withMatch(open());
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
    const storage = open();
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

  test('chat is kept by room, and the last lines are told', async () => {
    const storage = await withMatch(open());
    const line = (text: string) => ({ room: 'players', sender: 'axis', text, at: 1 }) as const;
    for (const text of ['one', 'two', 'three']) await storage.addChat('m', line(text));
    await storage.addChat('m', { ...line('aside'), room: 'spectators' });
    expect(await storage.chat('m', 'players', 2)).toEqual([line('two'), line('three')]);
    expect(await storage.chat('m', 'spectators', 9)).toHaveLength(1);
    await storage.close();
  });
});

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
