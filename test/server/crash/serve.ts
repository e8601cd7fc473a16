/** A server of its own process with the toy game, to be killed: says its port on the first line. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openOnline } from '../../../server/online';
import { sqliteStorage } from '../../../server/storage/sqlite';
import { newLogger } from '../../../server/watching/log';
import { toySystem } from '../../game/toySystem';

const [file = '', port = '0'] = process.argv.slice(2);

/** Long enough for any test. */
const scenario = { id: 'toy', rounds: 100_000 };

const online = openOnline({
  storage: sqliteStorage(file),
  library: {
    systems: [toySystem],
    scenarios: () => [{ id: 'toy', title: 'Toy', scenario, options: null }],
  },
  log: newLogger('warn'),
  limits: {
    packetsPerSecond: 10_000,
    ordersPerSecond: 10_000,
    connectionsPerMinute: 10_000,
    matchesPerHour: 1000,
  },
});
const http = createServer(
  online.before((_request, response) => void response.writeHead(404).end()),
);
http.listen(Number(port), '127.0.0.1', () => {
  online.attach(http);
  process.stdout.write(`${(http.address() as AddressInfo).port}\n`);
});
