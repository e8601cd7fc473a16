/** Measures online play in one run: this server, boardgame.io's, and a bare echo as the limit. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { GivenOrder } from '../../src/rules/core';
import { PROJECT } from '../project';
import { closeAll, type Figures, giveOne, playAll, seatEchoes, seatMatches } from './load';
import { ordersToUndoable, recordedBattle } from './recorded';

const MATCHES = 100;
const IDLE = 200;

interface Running {
  child: ChildProcess;
  url: string;
}

async function start(subject: string): Promise<Running> {
  const program = join(PROJECT, 'dist', 'server', 'benchSubject.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(program, [subject], { execArgv: ['--expose-gc'], env });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}` };
}

async function heapOf({ child }: Running): Promise<number> {
  child.send('memory');
  const [{ heapBytes }] = (await once(child, 'message')) as [{ heapBytes: number }];
  return heapBytes;
}

async function measured<T>(subject: string, measure: (running: Running) => Promise<T>): Promise<T> {
  const running = await start(subject);
  try {
    return await measure(running);
  } finally {
    running.child.kill('SIGKILL');
  }
}

async function throughput(
  { url }: Running,
  subject: string,
  orders: readonly GivenOrder[],
): Promise<Figures> {
  const matches = await (subject === 'echo' ? seatEchoes : seatMatches)(url, MATCHES);
  const figures = await playAll(matches, orders);
  closeAll(matches);
  return figures;
}

/** What an order takes early and late in one match: an order and its undo, again and again; medians in ms. */
async function byLength(
  { url }: Running,
  orders: readonly GivenOrder[],
): Promise<{ early: number; late: number }> {
  const [seats] = await seatMatches(url, 1);
  const last = orders.at(-1);
  const times: number[] = [];
  for (const { side, order } of orders) if (seats) await giveOne(seats[side], order);
  while (seats && last && times.length < 1100)
    for (const line of ['undo', last.order]) times.push(await giveOne(seats[last.side], line));
  const median = (part: number[]): number => part.sort((a, b) => a - b)[part.length >> 1] ?? 0;
  return { early: median(times.slice(10, 110)), late: median(times.slice(1000, 1100)) };
}

/** Heap for each match with both players in it, in kB: their connections, and the match. */
async function memory(running: Running): Promise<number> {
  const before = await heapOf(running);
  const matches = await seatMatches(running.url, IDLE);
  const after = await heapOf(running);
  closeAll(matches);
  return (after - before) / 1024 / IDLE;
}

const row = (...cells: (string | number)[]): void => {
  const text = cells.map((cell) =>
    typeof cell === 'number' ? cell.toFixed(cell < 100 ? 2 : 0) : cell,
  );
  process.stdout.write(
    `${text.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(12))).join('')}\n`,
  );
};

async function main(): Promise<void> {
  const orders = recordedBattle();
  row(`${MATCHES} matches at once`, 'orders/s', 'p50 ms', 'p99 ms');
  const rates: Record<string, number> = {};
  for (const subject of ['ours', 'stock', 'echo']) {
    const it = await measured(subject, (running) => throughput(running, subject, orders));
    rates[subject] = it.ordersPerSecond;
    row(subject, it.ordersPerSecond, it.p50Ms, it.p99Ms);
  }
  const { ours = 0, stock = 1, echo = 1 } = rates;
  row('ours to stock, to echo', ours / stock, ours / echo);
  row('one match', 'order 10 ms', 'order 1000 ms', 'ratio');
  const some = orders.slice(0, ordersToUndoable(orders));
  for (const subject of ['ours', 'stock']) {
    const { early, late } = await measured(subject, (running) => byLength(running, some));
    row(subject, early, late, late / early);
  }
  row('memory', 'kB a match with its two connections');
  for (const subject of ['ours', 'stock']) row(subject, await measured(subject, memory));
}

await main();
process.exit(0);
