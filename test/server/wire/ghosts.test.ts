import type { Socket } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { until } from './liveServer';
import { ask, besiege, connected, live, match, tokens } from './siege';

besiege();

const AT_ONCE = 9;

type Enter = (socket: Socket) => Promise<unknown>;

const PROTOCOLS: [string, string, string, { look: Enter; sit: Enter }][] = [
  [
    'ours',
    '/online',
    'change',
    {
      look: (socket) => ask(socket, 'enter', { match }),
      sit: (socket) => ask(socket, 'enter', { match, token: tokens.axis }),
    },
  ],
  [
    'the stock one',
    '/toy',
    'update',
    {
      look: (socket) => ask(socket, 'sync', match, null, null, 2),
      sit: (socket) => ask(socket, 'sync', match, '1', tokens.axis, 2),
    },
  ],
];

const viewers = () => [...live.online.matches.audience.viewers(match).values()];

const atOnce = (socket: Socket, enter: Enter) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => enter(socket)));

describe.each(PROTOCOLS)('a socket that comes in %s and comes in again at once', (...it) => {
  const [_name, namespace, event, { look, sit }] = it;

  test('is there once, and is told of an order once', async () => {
    const socket = await connected(namespace);
    const heard: unknown[] = [];
    socket.on(event, (...message) => heard.push(message));
    await atOnce(socket, look);
    expect(viewers()).toEqual(['spectator']);
    const holder = { side: 'allies', token: tokens.allies } as const;
    await live.online.matches.order(match, holder, { line: 'advance 1', orderId: 'a', version: 0 });
    // Whatever was told before has been heard when this is answered.
    await look(socket);
    expect(heard).toHaveLength(1);
  });

  test('leaves nobody behind when it goes, in the midst of it or after', async () => {
    const [socket, hasty] = [await connected(namespace), await connected(namespace)];
    await atOnce(socket, sit);
    expect(live.online.matches.audience.connected(match).axis).toBe(true);
    const entering = atOnce(hasty, sit).catch(() => 'gone');
    await until(() => viewers().length > 1);
    hasty.close();
    socket.close();
    await entering;
    await until(() => viewers().length === 0);
    // What was still in the queue has been done.
    await live.online.matches.inRoom(match, async () => {});
    expect(viewers()).toEqual([]);
  });
});

test('what one socket has under way at the door is bounded', async () => {
  const socket = await connected('/online');
  const many = Array.from({ length: 40 }, () => ask(socket, 'enter', { match }));
  const answers = (await Promise.all(many)) as { ok: boolean }[];
  expect(answers.some(({ ok }) => !ok)).toBe(true);
  expect(viewers()).toEqual(['spectator']);
});
