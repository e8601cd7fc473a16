import { io } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../server/storage/memory';
import { sqliteStorage } from '../../../server/storage/sqlite';
import { type Storage, StorageError } from '../../../server/storage/storage';
import { newLobbyClient, type OnlineMatch, openOnlineMatch } from '../../../src/game/online';
import type { Side } from '../../../src/rules/core';
import { type Refusal, refusalCode } from '../../../src/rules/core';
import type { toySystem } from '../../game/toySystem';
import { type Live, liveServer, until } from './liveServer';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const serverOf = async (over: Parameters<typeof liveServer>[0] = {}): Promise<Live> => {
  const live = await liveServer(over);
  ends.push(() => live.close());
  return live;
};

const TOY_MATCH = { system: 'toy', scenario: 'toy' };

type Place = OnlineMatch<typeof toySystem>;

const must = <T>(asked: { ok: true; value: T } | { ok: false; refusal: Refusal }): T => {
  if (!asked.ok) throw new Error(refusalCode(asked.refusal));
  return asked.value;
};

function enter(live: Live, match: string, token?: string): Place {
  const place = openOnlineMatch<typeof toySystem>({
    server: live.url,
    match,
    retryMs: 30,
    ...(token && { token }),
  });
  ends.push(() => place.close());
  return place;
}

async function seated(live: Live) {
  const lobby = newLobbyClient(live.url);
  const { matchID: match } = must(await lobby.create(TOY_MATCH));
  const seat = async (side: Side) => must(await lobby.join(match, { side, name: side }));
  const seats = { allies: await seat('allies'), axis: await seat('axis') };
  const places = {
    allies: enter(live, match, seats.allies.token),
    axis: enter(live, match, seats.axis.token),
    spectator: enter(live, match),
  };
  for (const place of Object.values(places)) await until(() => isOnline(place));
  return { lobby, match, seats, ...places };
}

const isOnline = (place: Place) => place.getSnapshot().connection === 'online';
const position = (place: Place) => place.getSnapshot().game?.view.position.allies;

describe('our own client', () => {
  test('is told what became of each order', async () => {
    const { allies, axis, spectator } = await seated(await serverOf());
    const given = allies.give('advance 1');
    expect(allies.getSnapshot().pending).toEqual([
      { id: expect.any(String), line: 'advance 1', isUncertain: false },
    ]);
    expect(await given).toBeUndefined();
    expect([position(allies), allies.getSnapshot().pending]).toEqual([1, []]);
    expect(await axis.give('advance 1')).toMatchObject({ code: 'not-to-move', rule: 'BT-1' });
    expect(await spectator.give('advance 1')).toMatchObject({ code: 'not-your-seat' });
    await until(() => position(spectator) === 1);
    expect(spectator.getSnapshot()).toMatchObject({
      match: { title: 'Toy', setupData: { scenario: 'toy', options: null } },
      game: { viewer: 'spectator' },
    });
  });

  test('in two tabs of one seat shows the same', async () => {
    const live = await serverOf();
    const { allies, match, seats } = await seated(live);
    const tab = enter(live, match, seats.allies.token);
    await until(() => isOnline(tab));
    await allies.give('advance 1');
    await tab.give('advance 2');
    await until(() => position(allies) === 3 && position(tab) === 3);
    expect(tab.getSnapshot().game?.chapters).toEqual(allies.getSnapshot().game?.chapters);
  });

  test('whose seat’s link is given anew is told so', async () => {
    const { lobby, match, seats, axis } = await seated(await serverOf());
    const { token } = must(await lobby.reissue(match, seats.axis));
    await until(() => axis.getSnapshot().connection === 'ended');
    expect(await axis.give('done')).toMatchObject({ code: 'gone' });
    expect(token).not.toBe(seats.axis.token);
  });

  test('with a link that is none is told why', async () => {
    const live = await serverOf();
    const { match } = await seated(live);
    const stranger = enter(live, match, 'no-token-at-all');
    await until(() => stranger.getSnapshot().connection === 'refused');
    expect(stranger.getSnapshot().refusal).toMatchObject({ code: 'not-your-seat' });
    const lost = enter(live, 'nowhere');
    await until(() => lost.getSnapshot().refusal?.code === 'no-such-match');
  });

  test('comes in as soon as the storage answers', async () => {
    const storage = memoryStorage();
    const { matchID } = must(await (await serverOf({ storage })).online.lobby.create(TOY_MATCH));
    const faults = { left: 1 };
    const live = await serverOf({
      storage: {
        ...storage,
        async match(id) {
          if (faults.left === 0) return storage.match(id);
          faults.left -= 1;
          throw new StorageError('Postgres does not answer.');
        },
      },
    });
    const spectator = enter(live, matchID);
    await until(() => isOnline(spectator));
    expect(faults.left).toBe(0);
  });

  test('that was away while others played knows all when it is back, and its order counts once', async () => {
    const file = sqliteStorage(':memory:');
    const storage = { ...file, close: async () => {} };
    ends.push(() => file.close());
    const first = await serverOf({ storage });
    const { allies, axis, match } = await seated(first);
    await allies.give('advance 1');
    await allies.give('scout');
    await first.close();
    await until(() => !isOnline(allies) && !isOnline(axis));
    const given = allies.give('advance 2');
    expect(allies.getSnapshot().pending).toHaveLength(1);
    await serverOf({ port: first.port, storage });
    expect(await given).toBeUndefined();
    await until(() => position(axis) === 3);
    expect((await storage.orders(match)).map(({ order }) => order)).toEqual([
      'advance 1',
      'scout',
      'advance 2',
    ]);
    expect(axis.getSnapshot().game?.chapters).toEqual(allies.getSnapshot().game?.chapters);
    expect(axis.getSnapshot().game?.chapters.map(({ chapter }) => chapter)).toEqual([0, 1, 2]);
  });

  test('is told that the server stops, which does what it was asked before, and returns by itself', async () => {
    const file = sqliteStorage(':memory:');
    ends.push(() => file.close());
    const slow: Storage = {
      ...file,
      async addOrder(commit) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        return file.addOrder(commit);
      },
      close: async () => {},
    };
    const first = await serverOf({ storage: slow });
    const { allies, axis, match } = await seated(first);
    const states: string[] = [];
    allies.subscribe(() => void states.push(allies.getSnapshot().connection));
    const late = until(() => states.includes('stopping')).then(() => allies.give('advance 2'));
    const lines = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'undo' : 'advance 1'));
    const given = lines.map((line) => allies.give(line));
    await until(() => position(axis) === 1);
    await first.close();
    const done = await file.orders(match);
    expect(done.length).toBeGreaterThan(1);
    await until(() => states.includes('offline'));
    await serverOf({ port: first.port, storage: slow });
    expect(await Promise.all([...given, late])).toEqual([...lines, 'late'].map(() => undefined));
    expect((await file.orders(match)).map(({ order }) => order)).toEqual([...lines, 'advance 2']);
    expect(new Set(states)).toEqual(new Set(['online', 'stopping', 'offline']));
    await until(() => isOnline(axis) && position(axis) === 2);
  });

  test('talks to the other side', async () => {
    const { allies, axis, spectator } = await seated(await serverOf());
    expect(await axis.chat('Good hunting.')).toBeUndefined();
    await until(() => allies.getSnapshot().chat.length === 1);
    expect(await spectator.chat('Who leads?', 'Eve')).toBeUndefined();
    await until(() => spectator.getSnapshot().chat.length === 1);
    expect(allies.getSnapshot().chat).toMatchObject([{ sender: 'axis', text: 'Good hunting.' }]);
    expect(spectator.getSnapshot().chat).toMatchObject([{ sender: 'Eve', text: 'Who leads?' }]);
  });

  test('can give the match up, and both know it', async () => {
    const { allies, axis, spectator } = await seated(await serverOf());
    expect(await spectator.resign()).toMatchObject({ code: 'not-your-seat' });
    expect(await axis.resign()).toBeUndefined();
    await until(() => allies.getSnapshot().match?.gameover?.reason === 'resigned');
    expect(await allies.give('done')).toMatchObject({ code: 'game-over' });
  });

  test('whose server is gone says so', async () => {
    const lobby = newLobbyClient('http://127.0.0.1:9');
    expect(await lobby.list()).toMatchObject({ ok: false, refusal: { code: 'no-answer' } });
  });
});

test('who gave an order is told what it changed in the answer, others by itself, his other tab with the order’s id', async () => {
  const live = await serverOf();
  const { match, seats } = await seated(live);
  const tokens = [seats.allies.token, seats.allies.token, seats.axis.token];
  const heard = tokens.map((): unknown[] => []);
  const sockets = await Promise.all(
    tokens.map(async (token, index) => {
      const socket = io(`${live.url}/online`, { forceNew: true, transports: ['websocket'] });
      ends.push(async () => void socket.close());
      expect(await socket.emitWithAck('enter', { match, token })).toMatchObject({ ok: true });
      socket.onAny((event, message) => {
        if (/change|step/.test(event)) heard[index]?.push([event, message]);
      });
      return socket;
    }),
  );
  const packet = { id: 'mine', line: 'advance 1', version: 0 };
  const answer = await sockets[0]?.emitWithAck('order', packet);
  const change = { rest: expect.anything(), log: expect.anything() };
  expect(answer).toMatchObject({
    ok: true,
    version: 1,
    change: { version: 1, order: 'mine', change },
  });
  await until(() => heard[1]?.length && heard[2]?.length);
  expect(heard[0]).toEqual([]);
  expect(heard[1]).toEqual([['change', { version: 1, change, order: 'mine' }]]);
  expect(heard[2]).toEqual([['change', { version: 1, change }]]);
  expect(await sockets[0]?.emitWithAck('order', packet)).toEqual({ ok: true, version: 1 });
});
