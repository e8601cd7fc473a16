/** A connection of engine.io, as far as it tells what is written to it. */
export interface Line {
  transport: { writable: boolean; socket?: { terminate?(): void } };
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  close(discard: boolean): unknown;
}

/**
 * Ends a connection that reads so slowly that more than `maxBytes` wait for it beside the longest message that waits: its
 * client comes back by itself. Whoever reads a long welcome on a slow line can read it to its end.
 */
export function endUnread(line: Line, maxBytes: number): void {
  let queued = 0;
  let onTheWay = 0;
  let longest = 0;
  line.on('packetCreate', ({ data }) => {
    const waiting = queued + (line.transport.writable ? 0 : onTheWay);
    const length = typeof data === 'string' ? data.length : 0;
    longest = Math.max(waiting === 0 ? 0 : longest, length);
    queued += length;
    if (waiting + length > maxBytes + longest) cut(line);
  });
  line.on('flush', () => {
    onTheWay = queued;
    queued = 0;
  });
}

/** At once: a farewell would stand behind all that is not read. */
function cut(line: Line): void {
  line.transport.socket?.terminate?.();
  line.close(true);
}
