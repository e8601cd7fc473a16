import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { DEFAULT_LIMITS } from './common/limits';
import { SetupError } from './common/setup';
import type { Config } from './config';

/** A server that listens. */
export interface Running {
  /** The address for a browser on this machine. */
  url: string;
  /** For the sockets, which listen on the same server. */
  server: Server;
  /** Takes no new requests, lets pending ones finish, and resolves when all are done. */
  close(): Promise<void>;
}

/** How long requests under way and websockets may take to end when the server closes. */
const GRACE_MS = 3000;
const SWEEP_MS = 50;

const FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use that port',
  EADDRINUSE: 'something else listens there already; PORT chooses another port',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'this machine has no such name',
};

type Listening = Pick<Config, 'port' | 'host'> & Partial<Pick<Config, 'limits'>>;

/** Starts to listen; rejects with a sentence if that fails. */
export function serve(config: Listening, listener: RequestListener): Promise<Running> {
  const { port, host, limits = DEFAULT_LIMITS } = config;
  const patienceMs = limits.requestSeconds * 1000;
  const server = createServer({ requestTimeout: patienceMs, headersTimeout: patienceMs }, listener);
  const connections = connectionsOf(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(config, error)));
    server.listen({ port, ...(host && { host }) }, () =>
      resolve({ url: urlOf(server, host), server, close: () => closeServer(server, connections) }),
    );
  });
}

/** The open connections, websockets too, which Node's server forgets. */
function connectionsOf(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

function cannotListen(
  { port, host }: Pick<Config, 'port' | 'host'>,
  { code = '', message }: NodeJS.ErrnoException,
): SetupError {
  return new SetupError(`Cannot listen on ${host ?? 'port'} ${port}: ${FAULTS[code] ?? message}.`);
}

function urlOf(server: Server, host = 'localhost'): string {
  const { port } = server.address() as AddressInfo;
  const name = /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** A websocket whose client does not answer would otherwise hold the process for half a minute. */
function closeServer(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  // Connections that browsers keep open fall idle one by one as their last answers end.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const hurry = setTimeout(() => {
    for (const socket of connections) socket.destroy();
  }, GRACE_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(hurry);
      resolve();
    });
  });
}
