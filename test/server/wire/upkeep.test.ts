import { request as httpRequest } from 'node:http';
import { io } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../server/storage/memory';
import { type Storage, StorageError } from '../../../server/storage/storage';
import { isFromHere } from '../../../server/wire/origin';
import { type Live, liveServer, post } from './liveServer';

let live: Live;
afterEach(() => live?.close());

/** A storage on a disk that is full while `full` says so. */
function onFullDisk(): { storage: Storage; disk: { full: boolean; probes: number } } {
  const storage = memoryStorage();
  const disk = { full: true, probes: 0 };
  const fails = async () => {
    if (disk.full) throw new StorageError('The disk is full.');
  };
  const create: Storage['create'] = (...args) => fails().then(() => storage.create(...args));
  const probe = () => {
    disk.probes += 1;
    return fails();
  };
  return { storage: { ...storage, create, probe }, disk };
}

describe('with a full disk', () => {
  test('the server is alive and not ready', async () => {
    const { storage, disk } = onFullDisk();
    live = await liveServer({ storage });
    const ready = await fetch(`${live.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'no', reason: 'The disk is full.' },
    ]);
    expect(ready.headers.get('retry-after')).toBe('5');
    // The site of these tests has no pages; the question has come to it.
    expect((await fetch(`${live.url}/healthz`)).status).toBe(404);
    await Promise.all(Array.from({ length: 30 }, () => fetch(`${live.url}/readyz`)));
    expect(disk.probes).toBeLessThan(5);
    disk.full = false;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await fetch(`${live.url}/readyz`)).status).toBe(200);
  });

  test('no match is made, and when to try again is told', async () => {
    const { storage, disk } = onFullDisk();
    live = await liveServer({ storage });
    const made = await post(`${live.url}/games/toy/create`, {});
    expect([made.status, made.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await made.json()).toMatchObject({ code: 'no-storage' });
    disk.full = false;
    expect((await post(`${live.url}/games/toy/create`, {})).status).toBe(200);
  });
});

test('whoever asks too much is told when to ask again', async () => {
  live = await liveServer({ limits: { requestsPerMinute: 1, matchesPerHour: 1 } });
  const asked = async () => fetch(`${live.url}/games`);
  expect((await asked()).headers.get('retry-after')).toBeNull();
  const refused = await asked();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test.each([
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=1',
  '/readyz',
  '/notices',
  '/games',
])('the security headers are on %s too', async (path) => {
  live = await liveServer();
  const { headers } = await fetch(`${live.url}${path}`);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

describe('by a name that is not its own', () => {
  const asked = (path: string, host: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(`${live.url}${path}`, { headers: { Host: host } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject).end();
    });

  test('the server is not there', async () => {
    const origin = { origins: [], proxies: 0, hosts: ['play.example.org'] };
    live = await liveServer({ origin });
    expect(await asked('/games', 'play.example.org')).toBe(200);
    expect(await asked('/games', 'play.example.org:8000')).toBe(200);
    expect(await asked('/games', `localhost:${live.port}`)).toBe(200);
    expect(await asked('/games', 'evil.example')).toBe(421);
    expect(await asked('/readyz', 'evil.example')).toBe(421);
    expect(await asked('/socket.io/?EIO=4&transport=polling', 'evil.example')).toBe(403);
    const socket = io(`${live.url}/online`, {
      forceNew: true,
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { Host: 'evil.example', Origin: 'http://evil.example' },
    });
    expect(await new Promise((resolve) => socket.on('connect_error', resolve))).toBeInstanceOf(
      Error,
    );
    socket.close();
  });

  test('the server is there when it has been told no names', async () => {
    live = await liveServer();
    expect(await asked('/games', 'any.example')).toBe(200);
  });
});

describe('the figures', () => {
  const from = (over: object, proxies = 0) => {
    const { headers = {}, ...rest } = over as { headers?: object };
    const request = {
      ...{ httpVersion: '1.1', socket: { remoteAddress: '127.0.0.1' } },
      ...{ headers: { host: 'localhost:8000', ...headers }, ...rest },
    };
    return isFromHere(request as never, { origins: [], proxies });
  };

  test.each([
    ['from this machine', {}, 0, true],
    ['from this machine by its number', { headers: { host: '127.0.0.1:8000' } }, 0, true],
    ['from elsewhere', { socket: { remoteAddress: '192.0.2.1' } }, 0, false],
    ['where a proxy stands before the server', {}, 1, false],
    ['with X-Forwarded-For', { headers: { 'x-forwarded-for': '1.2.3.4' } }, 0, false],
    ['with X-Real-IP', { headers: { 'x-real-ip': '1.2.3.4' } }, 0, false],
    ['with Forwarded', { headers: { forwarded: 'for=1.2.3.4' } }, 0, false],
    ['with Via', { headers: { via: '1.1 proxy' } }, 0, false],
    ['by the name that others use', { headers: { host: 'play.example.org' } }, 0, false],
    ['as Nginx asks when it is told nothing', { httpVersion: '1.0' }, 0, false],
  ])('asked for %s', (_name, over, proxies, allowed) => {
    expect(from(over, proxies)).toBe(allowed);
  });
});

test('each answer has an id, by which a fault that it came of is found in the log', async () => {
  const { storage, disk } = onFullDisk();
  disk.full = true;
  live = await liveServer({ storage });
  const made = await post(`${live.url}/games/toy/create`, {});
  const id = made.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(live.logged()).toContain(`"request":"${id}"`);
  const other = await fetch(`${live.url}/somewhere`, { method: 'POST', body: 'x=1' });
  expect([other.status, await other.text()]).toEqual([404, 'site']);
  expect(other.headers.get('x-request-id')).not.toBe(id);
});

test('an empty body is an empty object, and one that is no JSON is read by nobody', async () => {
  live = await liveServer();
  const json = { 'Content-Type': 'application/json' };
  expect((await post(`${live.url}/games/toy/create`, '', json)).status).toBe(200);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await post(`${live.url}/games/toy/create`, 'a=1', form)).status).toBe(400);
});
