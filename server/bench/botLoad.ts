import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newLobbyClient } from '../../src/game/online/lobbyClient';
import { ONLINE_NAMESPACE } from '../../src/game/online/protocol';
import { PROJECT } from '../common/project';
import { connect, quantile } from './load';
import { BENCH_SCENARIO, benchGame } from './recorded';

/** Both sides of ten matches, each with a spectator, as a match of bots goes on only while somebody watches. */
const MATCHES = 10;
const THREADS = [1, 2, 4];
const PROBES = 200;
const PROBE_EVERY_MS = 50;
/** Until all bots think and the program is compiled. */
const SETTLE_MS = 5000;
const HEALTH_AIM_MS = 100;

type Row = (...cells: (string | number)[]) => void;

/** How long `/healthz` takes while nobody plays and while twenty admirals think, on one thread and on several. */
export async function compareBotLoads(row: Row): Promise<void> {
  row('/healthz', 'p50 ms', 'p99 ms', 'longest ms', 'aim', 'orders');
  for (const threads of THREADS) {
    const server = spawnServer(threads);
    try {
      const url = await addressOf(server);
      await tell(row, 'idle', url);
      for (let count = 0; count < MATCHES; count++) await watchBots(url);
      await pause(SETTLE_MS);
      await tell(row, `20 bots, ${threads} threads`, url);
    } finally {
      server.kill('SIGKILL');
    }
  }
}

/** With the orders that bots have given meanwhile. */
async function tell(row: Row, what: string, url: string): Promise<void> {
  const before = await ordersAccepted(url);
  const times = await probes(url);
  const orders = (await ordersAccepted(url)) - before;
  const figures = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
  row(what, ...figures, HEALTH_AIM_MS, orders);
}

async function ordersAccepted(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^flag_plot_orders_accepted_total(?:\{[^}]*\})? (\d+)/m.exec(metrics)?.[1] ?? 0);
}

const spawnServer = (threads: number): ChildProcess =>
  spawn(process.execPath, [join(PROJECT, 'dist', 'server', 'main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      FLAG_PLOT_DB: ':memory:',
      FLAG_PLOT_BOT_THREADS: String(threads),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The server says its address in its first line. */
async function addressOf(server: ChildProcess): Promise<string> {
  const said = once(server.stdout as NodeJS.ReadableStream, 'data');
  const [line] = await Promise.race([said, once(server, 'exit')]);
  const url = /http:\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`The server said no address but ${line}.`);
  return url;
}

/** Has a match of two admirals begin, and watches it. */
async function watchBots(url: string): Promise<void> {
  const made = await newLobbyClient(url).create({
    system: benchGame().system.id,
    scenario: BENCH_SCENARIO,
    bots: { allies: 'admiral', axis: 'admiral' },
  });
  if (!made.ok) throw new Error(`No match of bots: ${JSON.stringify(made.refusal)}`);
  const socket = await connect(url + ONLINE_NAMESPACE);
  await socket.emitWithAck('enter', { match: made.value.matchID });
}

/** Milliseconds that each of many questions to `/healthz` takes, one after another at a fixed rate. */
async function probes(url: string): Promise<number[]> {
  const times: number[] = [];
  while (times.length < PROBES) {
    const began = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    times.push(performance.now() - began);
    await pause(Math.max(0, PROBE_EVERY_MS - (performance.now() - began)));
  }
  return times;
}
