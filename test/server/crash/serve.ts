/** A server of its own process with the toy game, to be killed: begins when it is told a port, and says which it has. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openOnline } from '../../../server/online';
import { pgStorage } from '../../../server/storage/postgres/storage';
import { sqliteStorage } from '../../../server/storage/sqlite';
import type { Storage } from '../../../server/storage/storage';
import { newLogger } from '../../../server/watching/log';
import { toySystem } from '../../game/toySystem';

const [file = '', lease] = process.argv.slice(2);

/** Long enough for any test. */
const scenario = { id: 'toy', rounds: 100_000 };

/** In Postgres beside others, at an address of its own. */
const openStorage = (port: number): Storage | Promise<Storage> =>
  file.startsWith('postgres:')
    ? pgStorage({ url: file, address: `http://127.0.0.1:${port}`, leaseMs: Number(lease) })
    : sqliteStorage(file);

async function serve(port: number): Promise<void> {
  const online = openOnline({
    storage: await openStorage(port),
    library: {
      systems: [toySystem],
      scenarios: () => [{ id: 'toy', title: 'Toy', scenario, options: null }],
    },
    log: newLogger('warn'),
    limits: {
      packetsPerSecond: 10_000,
      ordersPerSecond: 10_000,
      connectionsPerMinute: 10_000,
      entriesPerMinute: 10_000,
      matchesPerHour: 1000,
    },
  });
  const http = createServer(
    online.before((_request, response) => void response.writeHead(404).end()),
  );
  http.once('error', () => process.exit(1));
  http.listen(port, '127.0.0.1', () => {
    online.attach(http);
    process.send?.((http.address() as AddressInfo).port);
  });
}

process.once('message', (port) => void serve(Number(port)).catch(end));
process.once('disconnect', () => process.exit());

function end(error: unknown): void {
  console.error(error);
  process.exit(1);
}
