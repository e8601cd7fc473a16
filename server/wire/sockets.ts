import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import { ONLINE_NAMESPACE } from '../../src/game/online/protocol';
import { serveBgio } from './bgioSockets';
import type { Wire } from './connection';
import { EVENT, SHARING_PARSER } from './json';
import { addressOf, isForUs, isWelcome, type OriginSettings } from './origin';
import { serveOwn, type VisitorServices } from './ownSockets';
import { endUnread, type Line } from './unread';

/** The longest packet that is read, in bytes. */
const LONGEST_PACKET = 16_384;

interface SocketOptions extends VisitorServices {
  wire: Omit<Wire, 'addressOf'>;
  origin: OriginSettings;
}

/** Both protocols over socket.io on a server that listens. */
export function serveSockets(http: HttpServer, options: SocketOptions): Server {
  const { matches, door, origin } = options;
  const wire: Wire = {
    ...options.wire,
    addressOf: (socket) => addressOf(socket.request, origin),
  };
  const open = newTally();
  const io = new Server(http, {
    maxHttpBufferSize: LONGEST_PACKET,
    serveClient: false,
    parser: SHARING_PARSER,
    pingInterval: 10_000,
    pingTimeout: 15_000,
    connectTimeout: 10_000,
    // Same-origin pages need none of it; `allowRequest` has decided before.
    cors: { origin: [...origin.origins] },
    // Asked for each new connection, and for none but those.
    allowRequest: (request, decide) => {
      if (!isForUs(request, origin)) return decide('host', false);
      if (!isWelcome(request, origin)) return decide('origin', false);
      const address = addressOf(request, origin);
      if (open.of(address) >= wire.limits.connectionsAtOnce) return decide('rate', false);
      wire.limits.connections.take(address).then(
        (may) => decide(may ? null : 'rate', may),
        (error: unknown) => decide(String(error), false),
      );
    },
  });
  io.engine.on('connection', (connection: Connection) => {
    const address = addressOf(connection.request, origin);
    open.add(address, 1);
    endUnread(connection, wire.limits.unreadBytes);
    countBeside(connection, wire);
    connection.once('close', () => open.add(address, -1));
  });
  serveOwn(io.of(ONLINE_NAMESPACE), wire, options);
  for (const { id } of matches.library.systems) serveBgio(io.of(`/${id}`), wire, matches, door);
  return io;
}

/** A connection of engine.io, below all sockets on it. */
interface Connection extends Line {
  request: IncomingMessage;
  id: string;
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  on(event: 'message', listener: (text: unknown) => void): unknown;
  once(event: 'close', listener: () => void): void;
}

/** Counts what is no event of a socket, such as the wish to join a namespace; events are counted by their sockets. */
function countBeside(line: Connection, { limits }: Wire): void {
  line.on('message', async (text) => {
    const isEvent = typeof text === 'string' && text.startsWith(EVENT);
    if (!isEvent && !(await limits.packets.take(`beside ${line.id}`))) line.close(true);
  });
}

/** How many there are of each. */
function newTally() {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add(key: string, change: number): void {
      const count = of(key) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
