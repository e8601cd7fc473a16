/** The part of an engine.io connection that shows its unsent data. */
export interface Line {
  transport: { writable: boolean; socket?: { terminate?(): void } };
  on(event: 'packetCreate', listener: (packet: { data?: unknown }) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  close(discard: boolean): unknown;
}

/**
 * Ends a connection that reads so slowly that more than `maxBytes` wait, not counting the longest waiting message. Its
 * client reconnects. A long welcome on a slow line can thus still be read to its end.
 */
export function endUnread(line: Line, maxBytes: number, ended: () => void = () => {}): void {
  let queued = 0;
  let onTheWay = 0;
  let longest = 0;
  line.on('packetCreate', ({ data }) => {
    const waiting = queued + (line.transport.writable ? 0 : onTheWay);
    const length = typeof data === 'string' ? data.length : 0;
    longest = Math.max(waiting === 0 ? 0 : longest, length);
    queued += length;
    if (waiting + length <= maxBytes + longest) return;
    ended();
    cut(line);
  });
  line.on('flush', () => {
    onTheWay = queued;
    queued = 0;
  });
}

/** At once: a closing message would wait behind the unread ones. */
function cut(line: Line): void {
  line.transport.socket?.terminate?.();
  line.close(true);
}
