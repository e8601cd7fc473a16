import { EventEmitter } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { endUnread, type Line } from '../../../server/wire/unread';
import { listener, sound } from '../matches/hall';
import { type Live, liveServer, stockClient, until } from './liveServer';

/** A connection that is written to, and read from when the test says so. */
class FakeLine extends EventEmitter implements Line {
  transport = { writable: true, socket: { terminate: () => void this.ended.push('cut') } };
  ended: string[] = [];
  close = (): void => void this.ended.push('closed');
  send(bytes: number): void {
    this.emit('packetCreate', { data: 'x'.repeat(bytes) });
    if (this.transport.writable) this.emit('flush');
    this.transport.writable = false;
  }
  read(): void {
    this.transport.writable = true;
    this.emit('flush');
  }
}

describe('a connection', () => {
  const lineOf = (maxBytes: number): FakeLine => {
    const line = new FakeLine();
    endUnread(line, maxBytes);
    return line;
  };

  test('that is read goes on, however much it is sent', () => {
    const line = lineOf(100);
    for (let count = 0; count < 50; count++) {
      line.send(90);
      line.read();
    }
    expect(line.ended).toEqual([]);
  });

  test('that is not read is ended when more waits than may', () => {
    const line = lineOf(100);
    for (const bytes of [50, 50, 50, 1]) line.send(bytes);
    expect(line.ended).toEqual(['cut', 'closed']);
    const slow = lineOf(100);
    // A long welcome first, which is still on its way.
    for (const bytes of [5000, 40, 40, 20]) slow.send(bytes);
    expect(slow.ended).toEqual([]);
    slow.send(1);
    expect(slow.ended).toEqual(['cut', 'closed']);
  });
});

let live: Live;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await live?.close();
});

async function connected(): Promise<Socket> {
  const options = { forceNew: true, transports: ['websocket'], reconnection: false };
  const socket = io(`${live.url}/online`, options);
  sockets.push(socket);
  await until(() => socket.connected);
  return socket;
}

/** A match whose welcome is some 60 kB long. */
async function talkative(): Promise<string> {
  const { lobby, door } = live.online;
  const { matchID } = sound(await lobby.create({ system: 'toy' }));
  for (let line = 0; line < 100; line++)
    await door.chat(matchID, 'spectator', { id: `${line}`, text: 'x'.repeat(500), name: 'Eve' });
  return matchID;
}

test('who comes in again and again and never reads is sent away before much waits for him', async () => {
  live = await liveServer();
  const match = await talkative();
  const socket = await connected();
  const { engine } = socket.io as unknown as {
    engine: { transport: { ws: { _socket: { pause(): void } } } };
  };
  engine.transport.ws._socket.pause();
  const { audience } = live.online.matches;
  const asking = setInterval(() => {
    for (let count = 0; count < 5; count++) socket.emit('enter', { match });
  }, 1);
  try {
    await until(() => audience.viewers(match).size === 1);
    await until(() => audience.viewers(match).size === 0);
  } finally {
    clearInterval(asking);
  }
  // Whoever reads is not concerned.
  expect(await (await connected()).emitWithAck('enter', { match })).toMatchObject({ ok: true });
});

test('entries of one address are counted, whatever protocol they are in', async () => {
  live = await liveServer({ limits: { entriesPerMinute: 5, packetsPerSecond: 1000 } });
  const { matchID: match } = sound(await live.online.lobby.create({ system: 'toy' }));
  const [one, other] = [await connected(), await connected()];
  const answers: unknown[] = [];
  for (const socket of [one, other, one, other, one, other])
    answers.push(await socket.emitWithAck('enter', { match }));
  expect(answers.filter((it) => (it as { ok: boolean }).ok)).toHaveLength(5);
  expect(answers.at(-1)).toMatchObject({ refusal: { code: 'too-fast' } });
  const stock = stockClient(live.url, { matchID: match });
  const heard = new Promise((resolve) => setTimeout(resolve, 300));
  await heard;
  expect(stock.getState()).toBeNull();
  stock.stop();
});

test('of what is said all are told who come in, and of no line more than of the last hundred', async () => {
  live = await liveServer();
  const match = await talkative();
  const { door } = live.online;
  const [before, after] = [listener(), listener()];
  await door.enter(match, {}, before);
  expect(before.welcome().chat).toHaveLength(100);
  await door.chat(match, 'spectator', { id: 'last', text: 'the last', name: 'Eve' });
  await door.enter(match, {}, after);
  expect(after.welcome().chat).toHaveLength(100);
  expect(after.welcome().chat.at(-1)?.text).toBe('the last');
  expect(after.welcome().chat).toEqual(await live.storage.chat(match, 'spectators', 100));
});

test('what many are told who come in is read and made once, until an order changes it', async () => {
  live = await liveServer();
  let reads = 0;
  const { storage, online } = live;
  const counted = storage.chaptersSince;
  storage.chaptersSince = (...args) => {
    reads += 1;
    return counted(...args);
  };
  const { matchID } = sound(await online.lobby.create({ system: 'toy' }));
  const { token } = sound(await online.lobby.join(matchID, { side: 'allies', name: 'Ann' }));
  const peers = Array.from({ length: 20 }, () => listener());
  for (const peer of peers) await online.door.enter(matchID, {}, peer);
  expect(reads).toBe(1);
  const first = JSON.stringify(peers[0]?.welcome());
  expect(JSON.stringify(peers[19]?.welcome())).toBe(first);
  const wish = { line: 'scout', orderId: 'a', version: 0 };
  expect(await online.matches.order(matchID, { side: 'allies', token }, wish)).toMatchObject({
    ok: true,
  });
  const [late, since] = [listener(), listener()];
  await online.door.enter(matchID, {}, late);
  await online.door.enter(matchID, { since: late.welcome().telling.version }, since);
  expect(reads).toBe(2);
  expect(late.welcome().telling.version).toBe(1);
  expect(late.welcome().chapters).toHaveLength(2);
  expect(since.welcome().chapters).toEqual([]);
});
