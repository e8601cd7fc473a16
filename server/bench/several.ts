import { setTimeout as pause } from 'node:timers/promises';
import type { GivenOrder } from '../../src/rules/core';
import { Link } from '../storage/postgres/link';
import { closeAll, type Match, playAll } from './load';
import type { Usage } from './measured';
import { memoryOf, type Running, start, usageOf } from './running';
import { seatMatches } from './seats';
import { usedByThreads } from './threads';

/** Matches of all processes together, and of each process where each has as many as one alone. */
const MATCHES = 30;
/** Played in each process first, so that all have compiled as much: that cost would be shared by fewer orders. */
const WARM_UP = 40;
const MOST = 3;
/** A connection of Postgres reports what it has committed with the first statement after this time. */
const REPORTED_MS = 1200;

type Row = (...cells: (string | number)[]) => void;

interface Bench {
  /** Without one each process has a file of SQLite, and nothing in common with the others. */
  database: string | undefined;
  link: Link | undefined;
  orders: readonly GivenOrder[];
  row: Row;
}

/**
 * What an order costs one, two and three processes, on one Postgres or each alone: in all, the main threads, and what costs more when
 * several share the machine. First with as many matches in all, then with as many matches in each process.
 */
export async function compareSeveral(
  database: string | undefined,
  orders: readonly GivenOrder[],
  row: Row,
): Promise<void> {
  const link = database === undefined ? undefined : new Link(database);
  const bench = { database, link, orders, row };
  const heads = ['orders/s', 'p99 ms', 'CPU µs', 'main µs', 'a commit', 'switches'];
  row(`${MATCHES} matches, processes`, ...heads);
  for (let count = 1; count <= MOST; count++) await measure(bench, count, MATCHES / count);
  row(`${MATCHES} matches each`, ...heads);
  for (let count = 1; count <= MOST; count++) await measure(bench, count, MATCHES);
  await link?.close();
}

async function measure(bench: Bench, count: number, each: number): Promise<void> {
  const servers: Running[] = [];
  while (servers.length < count) servers.push(await start('ours', bench.database));
  try {
    for (const { url } of servers) await warmUp(url, bench.orders);
    const seated = servers.map(({ url }) => seatMatches(url, each, 'own'));
    await measureLoad(bench, servers, (await Promise.all(seated)).flat());
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
  }
}

async function warmUp(url: string, orders: readonly GivenOrder[]): Promise<void> {
  const matches = await seatMatches(url, WARM_UP, 'own');
  await playAll(matches, orders);
  closeAll(matches);
}

async function measureLoad(
  { link, orders, row }: Bench,
  servers: readonly Running[],
  matches: readonly Match[],
): Promise<void> {
  await Promise.all(servers.map(memoryOf));
  const committedBefore = await committed(link, servers);
  const before = await Promise.all(servers.map(usageOf));
  const { ordersPerSecond, p99Ms } = await playAll(matches, orders);
  const after = await Promise.all(servers.map(usageOf));
  const commits = (await committed(link, servers)) - committedBefore;
  closeAll(matches);
  const given = orders.length * matches.length;
  const anOrder = (of: (index: number) => number): number =>
    servers.reduce((sum, _, index) => sum + of(index), 0) / given;
  const used = (of: (usage: Usage) => number) =>
    anOrder((index) => of(after[index] as Usage) - of(before[index] as Usage));
  const main = anOrder((index) => {
    const [from, to] = [before[index] as Usage, after[index] as Usage];
    return usedByThreads(from.threads, to.threads, servers[index]?.child.pid ?? 0).main;
  });
  const cpu = used(({ cpuMs }) => cpuMs);
  const costs = [cpu * 1000, main * 1000, given / commits, used(({ switches }) => switches)];
  row(String(servers.length), ordersPerSecond, p99Ms, ...costs);
}

/** Transactions of Postgres so far, of all connections. */
async function committed(link: Link | undefined, servers: readonly Running[]): Promise<number> {
  if (!link) return Number.NaN;
  await pause(REPORTED_MS);
  await Promise.all(servers.map(({ url }) => fetch(`${url}/readyz`)));
  const [found] = await link.query<{ count: string }>(COMMITTED);
  return Number(found?.count);
}

const COMMITTED =
  'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()';
