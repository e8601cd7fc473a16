import { io, type Socket } from 'socket.io-client';
import { type ClientEvents, ONLINE_NAMESPACE, type ServerEvents } from './protocol';

/**
 * Calls back when the lists of matches have changed, and on each new connection, since news may have been missed.
 * @returns stops it
 */
export function watchLists(onChange: () => void, server = ''): () => void {
  const socket: Socket<ServerEvents, ClientEvents> = io(`${server}${ONLINE_NAMESPACE}`, {
    reconnectionDelay: 1000,
    reconnectionDelayMax: 15_000,
    forceNew: true,
  });
  socket.on('connect', () => {
    socket.emit('watch', {}, () => {});
    onChange();
  });
  socket.on('lists', onChange);
  return () => void socket.close();
}
