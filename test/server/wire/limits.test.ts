import { io } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../server/storage/memory';
import { StorageError } from '../../../server/storage/storage';
import { addressOf } from '../../../server/wire/origin';
import { sound } from '../matches/hall';
import { type Live, liveServer, post, until } from './liveServer';

let live: Live;
afterEach(() => live.close());

const packet = (url: string) => io(`${url}/online`, { forceNew: true, transports: ['websocket'] });

describe('what is too much', () => {
  test('of packets is refused, and its connection ended when it goes on', async () => {
    live = await liveServer({ limits: { packetsPerSecond: 2 } });
    const socket = packet(live.url);
    await until(() => socket.connected);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => socket.timeout(3000).emitWithAck('leave', {})),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ refusal: { code: 'too-fast' } });
    let ended = 0;
    socket.on('disconnect', () => {
      ended += 1;
    });
    for (let count = 0; count < 300; count++) socket.emit('leave', {});
    await until(() => ended > 0);
    socket.close();
  });

  test('of requests and of new matches is refused', async () => {
    live = await liveServer({ limits: { requestsPerMinute: 5, matchesPerHour: 2 } });
    const create = async () => (await post(`${live.url}/games/toy/create`, {})).status;
    expect([await create(), await create(), await create()]).toEqual([200, 200, 429]);
    const asked = async () => (await fetch(`${live.url}/games`)).status;
    expect([await asked(), await asked(), await asked()]).toEqual([200, 200, 429]);
  });

  test('of guesses at secrets is refused, right or wrong', async () => {
    live = await liveServer({ limits: { wrongSecretsPerMinute: 3 } });
    const { matchID } = sound(
      await live.online.lobby.create({ system: 'toy', passphrase: 'Rodney' }),
    );
    const join = async (passphrase: string) =>
      (
        await post(`${live.url}/games/toy/${matchID}/join`, {
          playerName: 'x',
          data: { passphrase },
        })
      ).status;
    expect([await join('a'), await join('b'), await join('c')]).toEqual([403, 403, 403]);
    expect(await join('Rodney')).toBe(429);
  });

  test('of orders for a seat is refused, by however many connections they come', async () => {
    live = await liveServer({ limits: { ordersPerSecond: 1, packetsPerSecond: 100 } });
    const { matchID } = sound(await live.online.lobby.create({ system: 'toy' }));
    const { token } = sound(await live.online.lobby.join(matchID, { side: 'axis', name: 'Bob' }));
    const sockets = [packet(live.url), packet(live.url)];
    const codes: string[] = [];
    for (const [index, socket] of sockets.entries()) {
      await socket.timeout(3000).emitWithAck('enter', { match: matchID, token });
      for (let count = 0; count < 6; count++) {
        const order = { id: `${index}-${count}`, line: 'done', version: 0 };
        codes.push((await socket.timeout(3000).emitWithAck('order', order)).refusal.code);
      }
      socket.close();
    }
    expect(codes).toEqual([...Array(10).fill('not-to-move'), 'too-fast', 'too-fast']);
  });

  test('of connections at one time is refused until one ends', async () => {
    live = await liveServer({ limits: { connectionsAtOnce: 1 } });
    const first = packet(live.url);
    await until(() => first.connected);
    const second = io(`${live.url}/online`, {
      forceNew: true,
      transports: ['websocket'],
      reconnectionDelay: 20,
    });
    await new Promise((resolve) => second.on('connect_error', resolve));
    expect(second.connected).toBe(false);
    first.close();
    await until(() => second.connected);
    second.close();
  });

  test('of connections is refused', async () => {
    live = await liveServer({ limits: { connectionsPerMinute: 2 } });
    const sockets = [1, 2].map(() => packet(live.url));
    await until(() => sockets.every(({ connected }) => connected));
    const third = packet(live.url);
    expect(await new Promise((resolve) => third.on('connect_error', resolve))).toBeInstanceOf(
      Error,
    );
    for (const socket of [...sockets, third]) socket.close();
  });
});

describe('the address of a request', () => {
  const request = (forwarded?: string) =>
    ({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.1' },
    }) as unknown as Parameters<typeof addressOf>[0];
  test.each([
    [0, '1.2.3.4', '10.0.0.1'],
    [1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    [2, '6.6.6.6, 1.2.3.4, 5.5.5.5', '1.2.3.4'],
    [1, undefined, '10.0.0.1'],
  ])('behind %i proxies that say %s is %s', async (proxies, forwarded, address) => {
    live = await liveServer();
    expect(addressOf(request(forwarded), { origins: [], proxies })).toBe(address);
  });
});

describe('the figures', () => {
  test('tell of orders and matches, to this machine or with the token', async () => {
    live = await liveServer({ metricsToken: 'prometheus', limits: { requestsPerMinute: 1 } });
    const { lobby, matches } = live.online;
    const { matchID } = sound(await lobby.create({ system: 'toy' }));
    const { token } = sound(await lobby.join(matchID, { side: 'allies', name: 'Ann' }));
    for (const line of ['advance 1', 'nonsense'])
      await matches.order(matchID, { side: 'allies', token }, { line, orderId: line, version: 0 });
    for (const status of [200, 429]) expect((await fetch(`${live.url}/games`)).status).toBe(status);
    const text = await (await fetch(`${live.url}/metrics`)).text();
    expect(text).toContain('flag_plot_orders_accepted_total 1');
    expect(text).toContain('flag_plot_orders_refused_total{code="unreadable"} 1');
    expect(text).toContain('flag_plot_matches_in_memory 1');
    expect(text).toContain('flag_plot_order_seconds_count 2');
    expect(text).toContain('flag_plot_storage_seconds_count 1');
    expect(text).toContain('flag_plot_limits_refused_total{limit="requests"} 1');
    const through = (headers: Record<string, string>) =>
      fetch(`${live.url}/metrics`, { headers: { 'X-Forwarded-For': '1.2.3.4', ...headers } });
    expect((await through({})).status).toBe(403);
    expect((await through({ Authorization: 'Bearer prometheus' })).status).toBe(200);
  });
});

test('the log has neither secrets nor whole names of matches', async () => {
  live = await liveServer();
  const { lobby, matches } = live.online;
  const made = sound(await lobby.create({ system: 'toy', passphrase: 'Warspite' }));
  const wish = { side: 'allies', name: 'Ann', passphrase: 'Warspite' } as const;
  const { token } = sound(await lobby.join(made.matchID, wish));
  const order = { line: 'advance 1', orderId: 'x', version: 0 };
  await matches.order(made.matchID, { side: 'allies', token }, order);
  matches.report((it) => it.fault?.(new Error('a fault'), 'test'));
  await until(() => live.logged().includes('"fault"'));
  expect(live.logged()).toContain(`"match":"${made.matchID.slice(0, 6)}"`);
  const { seed = '' } = (await live.storage.match(made.matchID)) ?? {};
  for (const secret of [token, made.hostToken, made.matchID, seed, 'Warspite', 'advance'])
    expect(live.logged()).not.toContain(secret);
});

test('every answer has the security headers, and /healthz tells of a storage that cannot be read', async () => {
  const storage = memoryStorage();
  const well = { now: true };
  const ping = async () => {
    if (!well.now) throw new StorageError('The database file is damaged.');
  };
  live = await liveServer({ storage: { ...storage, ping } });
  for (const path of ['/games', '/games/none', '/metrics', '/healthz']) {
    const { headers } = await fetch(`${live.url}${path}`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  // The site of these tests has no pages; the question has come to it.
  expect((await fetch(`${live.url}/healthz`)).status).toBe(404);
  well.now = false;
  const unwell = await fetch(`${live.url}/healthz`);
  expect([unwell.status, await unwell.json()]).toEqual([
    503,
    { status: 'storage', reason: 'The database file is damaged.' },
  ]);
});
