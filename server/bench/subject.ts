/** A server to be measured, in a process of its own: ours, boardgame.io's, or one that only relays or echoes. */
import { mkdtempSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapCodeStatistics } from 'node:v8';
import type { Game } from 'boardgame.io';
import { Server as StockServer } from 'boardgame.io/server';
import { Server as SocketServer } from 'socket.io';
import { newGame } from '../../src/game/adapter';
import { loadAllSystems } from '../../src/game/loadSystem';
import { openOnline } from '../online';
import { pgStorage } from '../storage/postgres/storage';
import { sqliteStorage } from '../storage/sqlite';
import type { Storage } from '../storage/storage';
import { newLogger } from '../watching/log';
import type { Memory, Usage } from './measured';
import { BENCH_SEED, benchGame } from './recorded';
import { startRelay } from './relay';
import { threadTimes } from './threads';

const SUBJECTS = ['ours', 'stock', 'relay', 'echo'] as const;
export type Subject = (typeof SUBJECTS)[number];

const UNLIMITED = 1e9;
/** So long that no process loses its matches, however busy the machine is. */
const LEASE_MS = 60_000;

await loadAllSystems();
const { system, entry } = benchGame();

/** In a new file, or in a Postgres database beside others. */
function openStorage(address: string, database?: string): Storage | Promise<Storage> {
  if (database !== undefined) return pgStorage({ url: database, address, leaseMs: LEASE_MS });
  return sqliteStorage(join(mkdtempSync(join(tmpdir(), 'flag-plot-bench-')), 'bench.db'));
}

/** Unloads what the subject need not keep in memory. */
type Unload = () => Promise<void>;

async function startOurs(http: HttpServer, address: string): Promise<Unload> {
  const online = openOnline({
    storage: await openStorage(address, process.argv[3]),
    library: { systems: [system], scenarios: () => [entry] },
    log: newLogger('error'),
    seeds: () => BENCH_SEED,
    limits: {
      packetsPerSecond: UNLIMITED,
      ordersPerSecond: UNLIMITED,
      requestsPerMinute: UNLIMITED,
      matchesPerHour: UNLIMITED,
      connectionsPerMinute: UNLIMITED,
      connectionsAtOnce: UNLIMITED,
      entriesPerMinute: UNLIMITED,
      wrongSecretsPerMinute: UNLIMITED,
      // So that a long run soon has as many matches in memory as it will ever have.
      idleMinutes: 1,
    },
  });
  http.on(
    'request',
    online.before((_request, response) => void response.writeHead(404).end()),
  );
  online.attach(http);
  return () => online.matches.forget(Infinity);
}

/** Answers an order with the order itself. */
function startEcho(http: HttpServer): void {
  new SocketServer(http).on('connection', (socket) => {
    socket.on('order', (packet: unknown, answer: (packet: unknown) => void) => answer(packet));
  });
}

const nothing: Unload = async () => {};

async function start(subject: Subject): Promise<{ port: number; unload: Unload }> {
  if (subject === 'stock') {
    const game = newGame(system, entry.scenario, entry.options, { seed: BENCH_SEED }) as Game;
    const stock = StockServer({ games: [game], origins: [] });
    const { appServer } = await stock.run({ port: 0 });
    return { port: (appServer.address() as AddressInfo).port, unload: nothing };
  }
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  if (subject === 'ours')
    return { port, unload: await startOurs(http, `http://127.0.0.1:${port}`) };
  if (subject === 'relay') startRelay(http);
  else startEcho(http);
  return { port, unload: nothing };
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  const { voluntaryContextSwitches, involuntaryContextSwitches } = process.resourceUsage();
  const switches = voluntaryContextSwitches + involuntaryContextSwitches;
  return { cpuMs: (user + system) / 1000, threads: threadTimes(), switches };
};

/** After a collection of garbage, which no order should pay for: it is asked before what is timed. */
async function memory(): Promise<Memory> {
  await unload();
  globalThis.gc?.();
  // What the first has finalized.
  await nextTurn();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    heapBytes: heapUsed,
    codeBytes: codeBytes(),
    bufferBytes: external,
    residentBytes: rss,
  };
}

function codeBytes(): number {
  const code = getHeapCodeStatistics();
  return code.code_and_metadata_size + code.bytecode_and_metadata_size;
}

/** Reports its port first, and its resource use whenever asked. */
const { port, unload } = await start(process.argv[2] as Subject);
process.on('message', async (asked) =>
  process.send?.(asked === 'memory' ? await memory() : usage()),
);
process.send?.({ port });
