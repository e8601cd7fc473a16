import { describe, expect, test } from 'vitest';
import { IN_MEMORY } from '../../../server/storage/database';
import type { MatchInfo } from '../../../server/storage/matchInfo';
import { memoryStorage } from '../../../server/storage/memory';
import { newPace } from '../../../server/storage/pace';
import { sqliteStorage } from '../../../server/storage/sqlite';
import type { OrderCommit, Storage } from '../../../server/storage/storage';
import { clock } from './keptMatch';

const ADAPTERS: [string, () => Storage][] = [
  ['in memory', () => memoryStorage(clock())],
  ['in a file', () => sqliteStorage(IN_MEMORY, clock())],
];

const info: MatchInfo = {
  scenarioId: 'toy',
  title: 'Toy',
  unlisted: false,
  seats: { allies: {}, axis: {} },
};

const commit = (number: number, over: Partial<OrderCommit> = {}): OrderCommit => ({
  matchId: 'm',
  order: {
    ...{ number, side: 'allies', order: 'done', orderId: `id-${number}`, at: number },
    versions: { allies: number, axis: number, spectator: number },
  },
  closed: [],
  ...over,
});

const chapter = (number: number, version: number, text: string) => ({
  chapter: number,
  versions: { allies: version, axis: version, spectator: version },
  events: [text],
});

describe.each(ADAPTERS)('the storage contract, of a match’s life, %s', (_, open) => {
  const opened = async () => {
    const storage = open();
    const basis = { id: 'm', system: 'toy', engine: 1, scenario: {}, options: null, seed: 's' };
    await storage.create({ ...basis, createdAt: 5 }, info, [chapter(0, 0, 'start')]);
    return storage;
  };

  test('matches are found by when they ended, where that is noted', async () => {
    const storage = await opened();
    const ids = (after?: number) => storage.ids('finished', after);
    const change = { info: { ...info, pace: { ...newPace(), endedAt: 50 } }, revision: 0 };
    await storage.finish('m', 0, { winner: 'axis', reason: 'resigned' }, { change });
    expect([await ids(49), await ids(50), await ids()]).toEqual([['m'], [], ['m']]);
    await storage.setInfo({ matchId: 'm', info, revision: 1 });
    expect([await ids(0), await ids()]).toEqual([[], ['m']]);
  });

  test('an order and what changes with it are kept together', async () => {
    const storage = await opened();
    const changed = { ...info, title: 'later' };
    expect(await storage.addOrder(commit(1, { change: { info: changed, revision: 0 } }))).toBe(
      'kept',
    );
    expect(await storage.match('m')).toMatchObject({ version: 1, info: changed, infoRevision: 1 });
    await storage.addOrder(commit(2));
    expect(await storage.match('m')).toMatchObject({ version: 2, info: changed, infoRevision: 1 });
  });

  test('neither is kept when somebody else has changed what changes with it', async () => {
    const storage = await opened();
    await storage.setInfo({ matchId: 'm', info: { ...info, title: 'first' }, revision: 0 });
    const late = commit(1, { change: { info, revision: 0 } });
    expect(await storage.addOrder(late)).toBe('stale');
    expect(await storage.match('m')).toMatchObject({ version: 0, info: { title: 'first' } });
    expect(await storage.orders('m')).toEqual([]);
  });

  test('what not everybody may know of does not count as a change of the match', async () => {
    const storage = await opened();
    const { updatedAt } = (await storage.match('m')) ?? {};
    await storage.addOrder(commit(1, { hidden: true }));
    await storage.setInfo({ matchId: 'm', info, revision: 0, hidden: true });
    expect(await storage.match('m')).toMatchObject({ version: 1, infoRevision: 1, updatedAt });
    await storage.addOrder(commit(2));
    expect((await storage.match('m'))?.updatedAt).toBeGreaterThan(updatedAt ?? 0);
  });

  test('an end and what changes with it are kept together, or neither', async () => {
    const storage = await opened();
    const outcome = { winner: 'draw', reason: 'agreed' } as const;
    const change = { info: { ...info, title: 'over' }, revision: 0 };
    const { updatedAt } = (await storage.match('m')) ?? {};
    expect(await storage.finish('m', 0, outcome, { change: { info, revision: 7 } })).toBe('stale');
    expect(await storage.finish('m', 0, outcome, { change, hidden: true })).toBe('kept');
    expect(await storage.match('m')).toMatchObject({
      ...{ status: 'finished', outcome, updatedAt, info: { title: 'over' }, infoRevision: 1 },
    });
  });

  test('a chapter that is closed anew takes the place of the one before', async () => {
    const storage = await opened();
    await storage.addOrder(commit(1, { closed: [chapter(1, 1, 'first')] }));
    await storage.addOrder(commit(2, { closed: [chapter(2, 2, 'gone on')] }));
    await storage.addOrder(commit(3, { closed: [chapter(1, 3, 'again')] }));
    const events = (await storage.chaptersSince('m', 'axis', -1)).map((it) => it.events);
    expect(events).toEqual([['start'], ['again'], ['gone on']]);
    expect(await storage.chaptersSince('m', 'axis', 2)).toMatchObject([{ chapter: 1 }]);
    await storage.setDerived('m', [], [chapter(1, 1, 'one'), chapter(1, 3, 'other')]);
    expect(await storage.chaptersSince('m', 'axis', -1)).toMatchObject([{ events: ['other'] }]);
  });

  test('runs of the server are noted, each by its beginning', async () => {
    const storage = await opened();
    expect(await storage.runs()).toEqual([]);
    await storage.setRun({ from: 100, to: 100 });
    await storage.setRun({ from: 20, to: 30 });
    await storage.setRun({ from: 100, to: 150 });
    expect(await storage.runs()).toEqual([
      { from: 20, to: 30 },
      { from: 100, to: 150 },
    ]);
  });
});
