import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { Server as SocketServer } from 'socket.io';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from '../../server/serve';
import { readBuiltSite, readSite } from '../../server/wire/files';
import { siteListener } from '../../server/wire/site';

const SCRIPT = `console.log(${JSON.stringify('salvo '.repeat(200))})`;

let folder: string;
let running: Running;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flag-plot-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Flag Plot</title>');
  writeFileSync(join(folder, 'assets', 'main-a1b2c3.js'), SCRIPT);
  writeFileSync(join(folder, 'icon.png'), Buffer.from([137, 80, 78, 71]));
  running = await serve({ port: 0, host: '127.0.0.1' }, siteListener(readSite(folder), '1.2.3'));
});

afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(running.url + path, init);

test('the health answer tells the version', async () => {
  const response = await get('/healthz');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'ok', version: '1.2.3' });
});

test.each(['/', '/index.html', '/play/denmark-strait', '/play/?side=axis', '/a%20b'])(
  'the page %s is the index, asked for anew each time',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('Flag Plot');
  },
);

test('a file with a hashed name is kept for ever', async () => {
  const response = await get('/assets/main-a1b2c3.js');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe(SCRIPT);
});

test('a file that is not there is not found, and not the index', async () => {
  const response = await get('/assets/main-old.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('every answer has the security headers', async () => {
  for (const path of ['/', '/healthz', '/none.js']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('a file that the browser has already is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const response = await get('/', { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test('HEAD gets the headers alone', async () => {
  const response = await get('/assets/main-a1b2c3.js', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await response.text()).toBe('');
});

test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
  const response = await get('/', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

/** `fetch` undoes the compression and tidies the path, so these ask by hand. */
function getRaw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(running.url, { path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({
        status: response.statusCode ?? 0,
        encoding: response.headers['content-encoding'],
        body: Buffer.concat(chunks),
      });
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('a browser that accepts "%s" gets %s', async (accepted, encoding) => {
  const answer = await getRaw('/assets/main-a1b2c3.js', { 'accept-encoding': accepted });
  expect(answer.encoding).toBe(encoding);
  if (encoding === 'gzip') expect(gunzipSync(answer.body).toString()).toBe(SCRIPT);
  if (encoding) expect(answer.body.length).toBeLessThan(SCRIPT.length);
});

test('a picture is sent as it is', async () => {
  const answer = await getRaw('/icon.png', { 'accept-encoding': 'br' });
  expect(answer.encoding).toBeUndefined();
  expect([...answer.body]).toEqual([137, 80, 78, 71]);
});

test.each([
  '/../package.json',
  '/..%2f..%2fetc/passwd.txt',
  '/assets/%2e%2e/%2e%2e/package.json',
  '//host/secret.json',
  '/%00.js',
])('%s leads nowhere outside the site', async (path) => {
  expect((await getRaw(path)).status).toBe(404);
});

test('an address that cannot be decoded is a bad request', async () => {
  expect((await getRaw('/%zz')).status).toBe(400);
});

test('a range, senseless or not, gets the whole file', async () => {
  const answer = await getRaw('/assets/main-a1b2c3.js', { range: 'bytes=10-5' });
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toBe(SCRIPT);
});

test('a request that is no HTTP does not end the server', async () => {
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
  socket.end('ahoy\r\n\r\n');
  expect(await text(socket)).toContain('400 Bad Request');
  expect((await get('/healthz')).status).toBe(200);
});

test('a port that is taken is told in one sentence', async () => {
  const port = Number(new URL(running.url).port);
  await expect(serve({ port, host: '127.0.0.1' }, () => {})).rejects.toThrow(
    `Cannot listen on 127.0.0.1 ${port}: something else listens there already; PORT chooses another port.`,
  );
});

test('without a built app the server says how to make one', () => {
  expect(() => readBuiltSite(join(folder, 'none'))).toThrow('run "npm run build" first');
});

test('closing lets a request under way end', async () => {
  let finish = () => {};
  const slow = await serve({ port: 0, host: '127.0.0.1' }, (_request, response) => {
    finish = () => response.end('done');
    response.writeHead(200).flushHeaders();
  });
  const response = await fetch(slow.url);
  const closed = slow.close();
  finish();
  expect(await response.text()).toBe('done');
  await closed;
  await expect(fetch(slow.url)).rejects.toThrow();
});

test('closing does not wait for a client of a websocket that has stopped answering', async () => {
  const stalled = await serve({ port: 0, host: '127.0.0.1' }, () => {});
  const sockets = new SocketServer(stalled.server, { transports: ['websocket'] });
  const { port } = new URL(stalled.url);
  const silent = connect(Number(port), '127.0.0.1', () => silent.write(handshake(port)));
  // It reads the answer to its handshake and nothing after it, the end of the connection included.
  silent.on('error', () => {});
  await once(silent, 'data');
  silent.pause();
  await Promise.all([sockets.close(), stalled.close()]);
  silent.destroy();
});

/** What asks for a websocket as Socket.IO's clients do. */
const handshake = (port: string): string =>
  [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');
