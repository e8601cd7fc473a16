/** Measures online play in one run: this server, boardgame.io's, and a bare echo as the limit. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { GivenOrder } from '../../src/rules/core';
import { PROJECT } from '../common/project';
import { closeAll, connect, type Figures, type Match, playAll, quantile, timed } from './load';
import { ordersToUndoable, recordedGame } from './recorded';
import { type Protocol, seatMatches } from './seats';
import type { Subject } from './subject';

const MATCHES = 100;
const WARM_UP = 20;
/**
 * How many times each server is measured. Servers take turns, since the machine may be doing other work; medians count.
 */
const ROUNDS = 3;
const IDLE = 200;

/** A server and the protocol its clients use. */
interface Run {
  name: string;
  subject: Subject;
  protocol: Protocol;
}

const OURS: Run = { name: 'ours', subject: 'ours', protocol: 'own' };
const OURS_STOCK: Run = { name: 'ours, stock clients', subject: 'ours', protocol: 'boardgame.io' };
const STOCK: Run = { name: 'stock', subject: 'stock', protocol: 'boardgame.io' };
const ECHO: Run = { name: 'echo', subject: 'echo', protocol: 'echo' };

interface Running {
  child: ChildProcess;
  url: string;
}

async function start(subject: Subject): Promise<Running> {
  const program = join(PROJECT, 'dist', 'server', 'benchSubject.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(program, [subject], { execArgv: ['--expose-gc'], env });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}` };
}

interface Usage {
  heapBytes: number;
  residentBytes: number;
  cpuMs: number;
}

async function usageOf({ child }: Running): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

async function measured<T>(
  subject: Subject,
  measure: (running: Running) => Promise<T>,
): Promise<T> {
  const running = await start(subject);
  try {
    return await measure(running);
  } finally {
    running.child.kill('SIGKILL');
  }
}

type Loaded = Figures & { serverMicroseconds: number };

const throughput = ({ subject, protocol }: Run, orders: readonly GivenOrder[]): Promise<Loaded> =>
  measured(subject, async (running) => {
    const { url } = running;
    closeAll(await played(await seatMatches(url, WARM_UP, protocol), orders));
    const matches = await seatMatches(url, MATCHES, protocol);
    const before = await usageOf(running);
    const figures = await playAll(matches, orders);
    const cpuMs = (await usageOf(running)).cpuMs - before.cpuMs;
    closeAll(matches);
    return { ...figures, serverMicroseconds: (cpuMs * 1000) / (orders.length * MATCHES) };
  });

async function played<T extends Parameters<typeof playAll>[0]>(
  matches: T,
  orders: readonly GivenOrder[],
): Promise<T> {
  await playAll(matches, orders);
  return matches;
}

/**
 * How long an order takes early and late in a match: an order and its undo, repeated in a new match and in one with a
 * thousand orders, in turns. Medians in ms.
 */
const byLength = (
  { subject, protocol }: Run,
  orders: readonly GivenOrder[],
): Promise<{ early: number; late: number }> =>
  measured(subject, async ({ url }) => {
    const [fresh, old] = (await seatMatches(url, 2, protocol)) as [Match, Match];
    const last = orders.at(-1) as GivenOrder;
    const pair = async (match: Match): Promise<number[]> => {
      const taken = await timed(match[last.side], 'undo');
      return [taken, await timed(match[last.side], last.order)];
    };
    for (const match of [fresh, old])
      for (const { side, order } of orders) await timed(match[side], order);
    for (let count = 0; count < 500; count++) await pair(old);
    const times: { early: number[]; late: number[] } = { early: [], late: [] };
    for (let count = 0; count < 100; count++) {
      times.early.push(...(await pair(fresh)));
      times.late.push(...(await pair(old)));
    }
    return { early: quantile(times.early, 0.5), late: quantile(times.late, 0.5) };
  });

interface Memory {
  match: number;
  connection: number;
}

/** Heap for each idle match without its connections, and for each bare connection, in kB. */
const memory = ({ subject, protocol }: Run): Promise<Memory> =>
  measured(subject, async (running) => {
    const kilobytes = async () => (await usageOf(running)).heapBytes / 1024;
    const start = await kilobytes();
    for (let count = 0; count < 2 * IDLE; count++) await connect(running.url);
    const connected = await kilobytes();
    await seatMatches(running.url, IDLE, protocol);
    const seated = await kilobytes();
    const connection = (connected - start) / (2 * IDLE);
    return { connection, match: (seated - connected) / IDLE - 2 * connection };
  });

const row = (...cells: (string | number)[]): void => {
  const text = cells.map((cell) =>
    typeof cell === 'number' ? cell.toFixed(cell < 100 ? 2 : 0) : cell,
  );
  process.stdout.write(
    `${text.map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(14))).join('')}\n`,
  );
};

async function compareLoads(orders: readonly GivenOrder[]): Promise<void> {
  row(`${MATCHES} matches at once`, 'orders/s', 'p50 ms', 'p99 ms', 'server µs');
  const rates = new Map<Run, number[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const run of [OURS, STOCK, ECHO, OURS_STOCK]) {
      const it = await throughput(run, orders);
      rates.set(run, [...(rates.get(run) ?? []), it.ordersPerSecond]);
      row(run.name, it.ordersPerSecond, it.p50Ms, it.p99Ms, it.serverMicroseconds);
    }
  const ratios = (to: Run) =>
    (rates.get(OURS) ?? []).map((rate, round) => rate / (rates.get(to)?.[round] ?? Number.NaN));
  row('ours to stock', quantile(ratios(STOCK), 0.5), 'aim 4');
  row('ours to echo', quantile(ratios(ECHO), 0.5), 'aim 0.25');
}

async function main(): Promise<void> {
  const orders = recordedGame();
  await compareLoads(orders);
  row('one match', 'early ms', 'after 1000 ms', 'ratio');
  const some = orders.slice(0, ordersToUndoable(orders));
  for (const run of [OURS, OURS_STOCK, STOCK]) {
    const { early, late } = await byLength(run, some);
    row(run.name, early, late, late / early);
  }
  row('idle, kB of heap', 'a match', 'a connection');
  for (const run of [OURS, STOCK]) {
    const { match, connection } = await memory(run);
    row(run.name, match, connection);
  }
}

await main();
process.exit(0);
