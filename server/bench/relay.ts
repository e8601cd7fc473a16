import { mkdtempSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Socket, Server as SocketServer } from 'socket.io';
import { openDatabase } from '../storage/database';
import { any } from '../storage/statements';
import { newWriter, runnerInThread } from '../storage/writer';

/** The mean length of a change in the recorded game, in bytes. */
const CHANGE_BYTES = 790;
/** Of so many orders the other side is told of all but one, as in the recorded game. */
const TOLD_OF = 3;
/** Of an order with the chapter that it closes, as stored. */
const STORED_BYTES = 600;

/**
 * A server that knows no game: it stores as many bytes of an order as ours, on disk, then sends as many to both sides.
 * What it takes, a server of these orders cannot do without.
 */
export function startRelay(http: HttpServer): void {
  const file = join(mkdtempSync(join(tmpdir(), 'flag-plot-bench-')), 'bench.db');
  openDatabase(file);
  const writer = newWriter(runnerInThread(file));
  const stored = 'x'.repeat(STORED_BYTES);
  const change = 'x'.repeat(CHANGE_BYTES);
  const seated = new Map<string, Socket[]>();
  let orders = 0;
  new SocketServer(http).on('connection', (socket) => {
    let others: Socket[] = [];
    socket.on('seat', (match: string, answer: () => void) => {
      others = seated.get(match) ?? [];
      seated.set(match, others);
      others.push(socket);
      answer();
    });
    socket.on('order', async (_order: unknown, answer: (change: string) => void) => {
      await writer.write([any('INSERT INTO probes (body) VALUES (CAST(? AS BLOB))', stored)]);
      answer(change);
      orders += 1;
      if (orders % TOLD_OF === 0) return;
      for (const other of others) if (other !== socket) other.emit('change', change);
    });
  });
}
