import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { until } from './liveServer';
import { ask, besiege, connected, deep, live, match, sockets } from './siege';

besiege();

/** Asks for a websocket. */
const UPGRADE = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
].join('\r\n');

describe('packets that are none', () => {
  test.each(['error', 'connect_error', 'disconnecting', 'newListener', 'constructor', '__proto__'])(
    'an event that is called %s',
    async (event) => {
      const socket = await connected('/toy');
      const { engine } = socket.io;
      engine.write(`2/toy,${JSON.stringify([event, {}])}`);
      const still = await connected('/toy');
      expect(await ask(still, 'sync', match, null, null, 2)).toMatchObject({ ok: true });
    },
  );

  test.each([
    ['an event name that is an object', '2/toy,[{"toString":1},1]'],
    ['an event of another namespace', '2/nowhere,["sync"]'],
    ['no JSON', '2/toy,[nonsense'],
    ['an answer that nobody asked for', '3/toy,99["x"]'],
    ['pieces that never come', '51-/toy,["sync",{"_placeholder":true,"num":0}]'],
    ['a number of pieces without end', '5999999999-/toy,["sync"]'],
    ['deep nesting', `2/toy,["sync",${deep(7000)}]`],
    ['nesting a hundred thousand deep', `2/toy,["update",${deep(100_000)}]`],
    ['a packet of a kind that is none', '9/toy,["sync"]'],
    ['an answer without a number', '3/toy,["x"]'],
    ['a farewell to another namespace', '1/nowhere,'],
    ['a namespace without end', `0/${'x'.repeat(9000)},`],
    ['nothing', ''],
  ])('%s', async (_name, packet) => {
    const socket = await connected('/toy');
    socket.io.engine.write(packet);
    const still = await connected('/toy');
    expect(await ask(still, 'sync', match, null, null, 2)).toMatchObject({ ok: true });
  });

  test('a packet that is too long ends its connection', async () => {
    const socket = await connected('/online');
    socket.emit('order', { id: 'a', line: 'x'.repeat(100_000), version: 0 });
    await until(() => socket.disconnected);
  });

  test('bytes where text is due', async () => {
    const socket = await connected('/toy');
    socket.io.engine.write(Buffer.from([0, 1, 2, 0xff]) as never);
    await until(() => socket.disconnected);
  });

  test.each([
    ['a connection of a number made up', 'GET', '?EIO=4&transport=polling&sid=made-up', 400],
    ['a packet for a connection that there is not', 'POST', '?EIO=4&transport=polling&sid=x', 400],
    ['a way of transport that is none', 'GET', '?EIO=4&transport=constructor', 400],
    ['a version that is none', 'GET', '?EIO=99&transport=polling', 400],
    ['two numbers at once', 'GET', '?EIO=4&transport=polling&sid=a&sid=b', 400],
  ])('%s', async (_name, method, query, status) => {
    const body = method === 'POST' ? { body: 'x'.repeat(1000) } : {};
    const response = await fetch(`${live.url}/socket.io/${query}`, { method, ...body });
    expect(response.status).toBe(status);
  });

  test.each([
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(50_000)}\r\n\r\n`, '431'],
    [
      'a body of two lengths',
      'POST /games/toy/create HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      '400',
    ],
    ['no host', 'GET /games HTTP/1.1\r\n\r\n', '400'],
    ['a wish to speak another tongue', `${UPGRADE}Sec-WebSocket-Version: 1\r\n\r\n`, '400'],
  ])('%s', async (_name, bytes, status) => {
    const raw = connect(live.port, '127.0.0.1');
    let told = '';
    raw.on('data', (part) => {
      told += part;
    });
    raw.on('error', () => {});
    raw.write(bytes);
    await until(() => told.startsWith(`HTTP/1.1 ${status}`));
    raw.destroy();
  });

  test('bytes that are no HTTP', async () => {
    const raw = connect(live.port, '127.0.0.1');
    let closed = false;
    raw.on('close', () => {
      closed = true;
    });
    raw.resume();
    raw.write('\x16\x03\x01 nonsense \r\n\r\n');
    await until(() => closed);
  });
});

test('a socket from a page of another site is not opened', async () => {
  const socket = io(`${live.url}/online`, {
    forceNew: true,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { Origin: 'https://evil.example' },
  });
  sockets.push(socket);
  const failed = new Promise((resolve) => socket.on('connect_error', resolve));
  expect(await failed).toBeInstanceOf(Error);
});
