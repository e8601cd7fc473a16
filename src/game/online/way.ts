import type { Answer } from './protocol';
import { AGAIN_MS, type OnlineSocket } from './sending';

/** Where sockets are, below an address. */
const SOCKETS = '/socket.io';

/** The address of the server that has the match, in the refusal of one that has not. */
export function movedTo(answer: Answer): string | undefined {
  if (answer.ok || answer.refusal.code !== 'moved') return undefined;
  return String(answer.refusal.figures?.address ?? '/');
}

/** Of socket.io's manager, which reads them at each new connection. */
interface Target {
  uri: string;
  opts: { path?: string; hostname?: string; port?: string; secure?: boolean };
}

/**
 * Leads a socket to another server: a path on the same site, or another address. If that one does not answer, the
 * socket goes back to where it began, and is told anew.
 */
export function newWay(socket: OnlineSocket, server: string): (address: string) => void {
  const manager = socket.io as unknown as Target;
  const home = { uri: manager.uri, path: manager.opts.path ?? SOCKETS };
  const aim = (uri: string, path: string): void => {
    manager.uri = uri;
    manager.opts.path = path;
  };
  socket.on('connect_error', () => aim(home.uri, home.path));
  return (address) => {
    const isPath = address.startsWith('/');
    const path = isPath ? `${address.replace(/\/$/, '')}${SOCKETS}` : SOCKETS;
    aim(isPath ? home.uri : `${address}${new URL(home.uri, pageOr(server)).pathname}`, path);
    socket.disconnect();
    // Two servers that each know only the other must not keep it running in circles.
    setTimeout(() => socket.connect(), AGAIN_MS / 10);
  };
}

/** What relative addresses are relative to. */
const pageOr = (server: string): string =>
  server === '' && typeof location === 'object' ? location.href : server || 'http://localhost';
