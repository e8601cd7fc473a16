import type { GivenOrder } from '../../src/rules/core';
import { closeAll, playAll } from './load';
import { memoryOf, type Running, start, usageOf } from './running';
import { seatMatches } from './seats';
import { usedByThreads } from './threads';

/** Matches of all processes together. */
const MATCHES = 30;
const WARM_UP = 2;
const MOST = 3;

type Row = (...cells: (string | number)[]) => void;

/** What an order costs one, two and three processes on one Postgres, in all and each main thread. */
export async function compareSeveral(
  database: string,
  orders: readonly GivenOrder[],
  row: Row,
): Promise<void> {
  row(`${MATCHES} matches, processes`, 'orders/s', 'p50 ms', 'p99 ms', 'CPU µs', 'main µs');
  for (let count = 1; count <= MOST; count++) await measure(database, orders, { count, row });
}

async function measure(
  database: string,
  orders: readonly GivenOrder[],
  { count, row }: { count: number; row: Row },
): Promise<void> {
  const servers: Running[] = [];
  while (servers.length < count) servers.push(await start('ours', database));
  try {
    for (const { url } of servers) {
      const first = await seatMatches(url, WARM_UP, 'own');
      await playAll(first, orders);
      closeAll(first);
    }
    const seated = servers.map(({ url }) => seatMatches(url, MATCHES / count, 'own'));
    const matches = (await Promise.all(seated)).flat();
    await Promise.all(servers.map(memoryOf));
    const before = await Promise.all(servers.map(usageOf));
    const { ordersPerSecond, p50Ms, p99Ms } = await playAll(matches, orders);
    const after = await Promise.all(servers.map(usageOf));
    closeAll(matches);
    const used = servers.map(({ child }, index) => ({
      all: (after[index]?.cpuMs ?? 0) - (before[index]?.cpuMs ?? 0),
      main: usedByThreads(before[index]?.threads ?? {}, after[index]?.threads ?? {}, child.pid ?? 0)
        .main,
    }));
    const anOrder = (ms: number): number => (ms * 1000) / (orders.length * matches.length);
    const sum = (of: 'all' | 'main'): number => used.reduce((all, it) => all + it[of], 0);
    row(String(count), ordersPerSecond, p50Ms, p99Ms, anOrder(sum('all')), anOrder(sum('main')));
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
  }
}
