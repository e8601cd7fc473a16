/** Measures online play in one run: this server, boardgame.io's, and a relay and a bare echo as the limits. */
import { loadAllSystems } from '../../src/game/loadSystem';
import type { GivenOrder } from '../../src/rules/core';
import { compareBotLoads } from './botLoad';
import { compareEntries } from './entering';
import { closeAll, connect, type Figures, type Match, playAll, quantile, timed } from './load';
import { ordersToUndoable, recordedGame } from './recorded';
import { memoryOf, type Running, start, usageOf } from './running';
import { type Protocol, seatMatches } from './seats';
import { compareSeveral } from './several';
import { soak } from './soak';
import type { Subject } from './subject';
import { usedByThreads } from './threads';

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
const RELAY: Run = { name: 'relay', subject: 'relay', protocol: 'relay' };
const ECHO: Run = { name: 'echo', subject: 'echo', protocol: 'echo' };

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

type Loaded = Figures & {
  serverMicroseconds: number;
  byThread: ReturnType<typeof usedByThreads>;
};

const throughput = ({ subject, protocol }: Run, orders: readonly GivenOrder[]): Promise<Loaded> =>
  measured(subject, async (running) => {
    const { url } = running;
    closeAll(await played(await seatMatches(url, WARM_UP, protocol), orders));
    const matches = await seatMatches(url, MATCHES, protocol);
    await memoryOf(running);
    const before = await usageOf(running);
    const figures = await playAll(matches, orders);
    const after = await usageOf(running);
    closeAll(matches);
    const anOrder = (ms: number): number => (ms * 1000) / (orders.length * MATCHES);
    const { main, busiest, rest } = usedByThreads(
      before.threads,
      after.threads,
      running.child.pid ?? 0,
    );
    return {
      ...figures,
      serverMicroseconds: anOrder(after.cpuMs - before.cpuMs),
      byThread: { main: anOrder(main), busiest: anOrder(busiest), rest: anOrder(rest) },
    };
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
    const kilobytes = async () => (await memoryOf(running)).heapBytes / 1024;
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
    `${text.map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(10))).join('')}\n`,
  );
};

async function compareLoads(orders: readonly GivenOrder[]): Promise<void> {
  const heads = ['orders/s', 'p50 ms', 'p99 ms', 'CPU µs', 'main', 'busiest', 'rest'];
  row(`${MATCHES} matches at once`, ...heads);
  const rates = new Map<Run, number[]>();
  for (let round = 0; round < ROUNDS; round++)
    for (const run of [OURS, STOCK, RELAY, ECHO, OURS_STOCK]) {
      const it = await throughput(run, orders);
      rates.set(run, [...(rates.get(run) ?? []), it.ordersPerSecond]);
      const { main, busiest, rest } = it.byThread;
      const threads = [it.serverMicroseconds, main, busiest, rest];
      row(run.name, it.ordersPerSecond, it.p50Ms, it.p99Ms, ...threads);
    }
  const ratios = (to: Run) =>
    (rates.get(OURS) ?? []).map((rate, round) => rate / (rates.get(to)?.[round] ?? Number.NaN));
  row('ours to stock', quantile(ratios(STOCK), 0.5), 'aim 4');
  row('ours to relay', quantile(ratios(RELAY), 0.5));
  row('ours to echo', quantile(ratios(ECHO), 0.5), 'aim 0.25');
}

async function main(): Promise<void> {
  await loadAllSystems();
  const orders = recordedGame();
  const [option, value] = process.argv.slice(2);
  if (option === '--postgres' && value) return compareSeveral(value, orders, row);
  if (option === '--processes') return compareSeveral(undefined, orders, row);
  if (option === '--soak') return soak(Number(value ?? 30), orders, row);
  if (option === '--bots') return compareBotLoads(row);
  if (option === '--entries') return compareEntries(orders, row);
  await compareLoads(orders);
  await compareEntries(orders, row);
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
