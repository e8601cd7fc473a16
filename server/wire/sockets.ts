import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import { ONLINE_NAMESPACE } from '../../src/game/online/protocol';
import { serveBgio } from './bgioSockets';
import type { Wire } from './connection';
import { EVENT, SHARING_PARSER } from './json';
import { addressOf, isForUs, isWelcome, type OriginSettings } from './origin';
import { serveOwn, type VisitorServices } from './ownSockets';
import { endUnread, type Line } from './unread';

interface SocketOptions extends VisitorServices {
  wire: Omit<Wire, 'addressOf'>;
  origin: OriginSettings;
  /** Calls back at each new ban. */
  onBan(listener: (net: string) => void): void;
}

/** Both protocols over socket.io on a server that listens. */
export function serveSockets(http: HttpServer, options: SocketOptions): Server {
  const { matches, door, origin } = options;
  const wire: Wire = {
    ...options.wire,
    addressOf: (socket) => addressOf(socket.request, origin),
  };
  const { settings } = wire.limits;
  const open = new Lines();
  options.onBan((net) => open.close(net));
  const io = new Server(http, {
    maxHttpBufferSize: settings.packetBytes,
    serveClient: false,
    parser: SHARING_PARSER,
    pingInterval: 10_000,
    pingTimeout: 15_000,
    connectTimeout: 10_000,
    // Same-origin pages do not need it; `allowRequest` has already decided.
    cors: { origin: [...origin.origins] },
    // Called for each new connection, and only for those.
    allowRequest: (request, decide) => {
      if (!isForUs(request, origin)) return decide('host', false);
      if (!isWelcome(request, origin)) return decide('origin', false);
      const address = addressOf(request, origin);
      if (wire.isBanned(address)) return decide('banned', false);
      if (open.count(address) >= settings.connectionsAtOnce) {
        wire.limits.refused('connectionsAtOnce');
        return decide('rate', false);
      }
      wire.limits.connections.take(address).then(
        (may) => decide(may ? null : 'rate', may),
        (error: unknown) => decide(String(error), false),
      );
    },
  });
  io.engine.on('connection', (connection: Connection) => {
    const address = addressOf(connection.request, origin);
    open.add(address, connection);
    endUnread(connection, settings.unreadBytes, () => wire.limits.refused('unread'));
    countBeside(connection, wire);
    connection.once('close', () => open.remove(address, connection));
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

/** Counts packets that are no socket event, such as joining a namespace; sockets count their own events. */
function countBeside(line: Connection, { limits }: Wire): void {
  const count = async (): Promise<void> => {
    if (!(await limits.packets.take(`beside ${line.id}`))) line.close(true);
  };
  line.on('message', (text) => {
    const isEvent = typeof text === 'string' && text.startsWith(EVENT);
    if (!isEvent) void count();
  });
}

/** The open connections of each address. */
class Lines {
  private readonly open = new Map<string, Set<Connection>>();

  count(address: string): number {
    return this.open.get(address)?.size ?? 0;
  }

  add(address: string, line: Connection): void {
    this.open.set(address, (this.open.get(address) ?? new Set()).add(line));
  }

  remove(address: string, line: Connection): void {
    const lines = this.open.get(address);
    lines?.delete(line);
    if (lines?.size === 0) this.open.delete(address);
  }

  close(address: string): void {
    for (const line of [...(this.open.get(address) ?? [])]) line.close(true);
  }
}
