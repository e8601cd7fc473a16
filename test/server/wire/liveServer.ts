import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { vi } from 'vitest';
import { type Online, type OnlineOptions, openOnline } from '../../../server/online';
import { memoryStorage } from '../../../server/storage/memory';
import type { Storage } from '../../../server/storage/storage';
import { newLogger } from '../../../server/watching/log';
import { newGame } from '../../../src/game/adapter';
import { TOY, toySystem } from '../../game/toySystem';
import { toyLibrary } from '../matches/hall';

/** A server with online play on a free port of this machine. */
export interface Live {
  url: string;
  port: number;
  online: Online;
  storage: Storage;
  /** What it has written down, all lines. */
  logged(): string;
  close(): Promise<void>;
}

const GENEROUS = {
  packetsPerSecond: 1000,
  ordersPerSecond: 1000,
  connectionsAtOnce: 1000,
  requestsPerMinute: 100_000,
  matchesPerHour: 100_000,
  connectionsPerMinute: 100_000,
  entriesPerMinute: 100_000,
  wrongSecretsPerMinute: 100_000,
};

const listening = (http: Server, port: number): Promise<void> =>
  new Promise((resolve) => http.listen(port, '127.0.0.1', resolve));

export async function liveServer(
  over: Partial<OnlineOptions> & { port?: number } = {},
): Promise<Live> {
  const { port = 0, storage = memoryStorage(), ...options } = over;
  const sink = new PassThrough();
  let written = '';
  sink.on('data', (part) => {
    written += part;
  });
  const online = openOnline({
    storage,
    library: toyLibrary,
    log: newLogger('debug', sink),
    limits: GENEROUS,
    ...options,
  });
  const site = online.before((_request, response) => void response.writeHead(404).end('site'));
  const http = createServer(site);
  await listening(http, port);
  online.attach(http);
  const { port: taken } = http.address() as AddressInfo;
  const closeOnce = once(async () => {
    await online.close();
    http.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    online,
    storage,
    logged: () => written,
    close: closeOnce,
  };
}

const once = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | undefined;
  return () => {
    done ??= run();
    return done;
  };
};

/** Boardgame.io's own client, as it comes. */
export function stockClient(
  url: string,
  { matchID, playerID, credentials }: { matchID: string; playerID?: string; credentials?: string },
) {
  const client = Client({
    game: newGame(toySystem, TOY, null),
    debug: false,
    matchID,
    multiplayer: SocketIO({ server: url, socketOpts: { reconnectionDelay: 30, forceNew: true } }),
    ...(playerID !== undefined && { playerID }),
    ...(credentials !== undefined && { credentials }),
  });
  client.start();
  return client;
}

/** Waits until something holds. */
export const until = (holds: () => unknown): Promise<unknown> =>
  vi.waitFor(
    () => {
      if (!holds()) throw new Error(`not yet: ${holds}`);
    },
    { timeout: 8000, interval: 10 },
  );

export const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
