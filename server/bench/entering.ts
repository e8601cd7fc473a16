import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GivenOrder, must, SIDES } from '../../src/rules/core';
import { Door } from '../matches/door';
import { Lobby } from '../matches/lobby';
import { Matches } from '../matches/matches';
import type { Peer } from '../matches/peer';
import { sqliteStorage } from '../storage/sqlite';
import { writtenWelcome } from '../wire/ownMessages';
import { BENCH_SCENARIO, BENCH_SEED, benchGame, ordersToUndoable } from './recorded';
import { threadTimes } from './threads';

/** The match has as many closed chapters as one of so many orders. */
const ORDERS = 1000;
const TIMES = 100;

type Row = (...cells: (string | number)[]) => void;

/** What an entry into a long match takes of the main thread: when it is in memory, and when it must be loaded. */
export async function compareEntries(orders: readonly GivenOrder[], row: Row): Promise<void> {
  const { matches, door, id, tokens } = await longMatch(orders);
  const last = must(orders[ordersToUndoable(orders) - 1], 'an order that can be undone');
  const token = tokens[last.side];
  let given = 0;
  const give = async (): Promise<void> => {
    const line = given++ % 2 === 0 ? 'undo' : last.order;
    const answer = await matches.order(
      id,
      { side: last.side, token },
      { line, orderId: `${given}` },
    );
    if (!answer.ok) throw new Error(answer.refusal.code);
  };
  const enter = () => enterOnce(door, id, token);
  row(`entry after ${ORDERS} orders`, 'main ms', 'kB');
  const kilobytes = (await enter()) / 1024;
  row('in memory, after an order', await mainMs(enter, give), kilobytes);
  row('loaded again', await mainMs(enter, () => matches.forget(Infinity)), kilobytes);
  await matches.storage.close();
}

/** Mean CPU time of this thread, as the system counts it in steps of some milliseconds; `before` is not counted. */
async function mainMs(run: () => Promise<unknown>, before: () => Promise<void>): Promise<number> {
  let used = 0;
  for (let count = 0; count < TIMES; count++) {
    await before();
    const began = usedHere();
    await run();
    used += usedHere() - began;
  }
  return used / TIMES;
}

const usedHere = (): number => threadTimes()[process.pid] ?? Number.NaN;

/** Enters and leaves; the length of the welcome's JSON. */
async function enterOnce(door: Door, id: string, token: string): Promise<number> {
  let length = 0;
  const peer: Peer = {
    tell(told) {
      if (told.kind === 'welcome') length = writtenWelcome(told.welcome).json.length;
    },
    end: () => {},
  };
  const answer = await door.enter(id, { token }, peer);
  if (!answer.ok) throw new Error(answer.refusal.code);
  await door.leave(id, peer);
  return length;
}

/** A match in play whose closed chapters are repeated until they are as many as in a long one. */
async function longMatch(orders: readonly GivenOrder[]) {
  const { system, entry } = benchGame();
  const storage = sqliteStorage(join(mkdtempSync(join(tmpdir(), 'flag-plot-bench-')), 'bench.db'));
  const library = { systems: [system], scenarios: () => [entry] };
  const matches = new Matches({ storage, library, seeds: () => BENCH_SEED });
  const lobby = new Lobby(matches);
  const { matchID: id } = done(await lobby.create({ system: system.id, scenario: BENCH_SCENARIO }));
  const tokens = { allies: '', axis: '' };
  for (const side of SIDES) tokens[side] = done(await lobby.join(id, { side, name: side })).token;
  const some = orders.slice(0, ordersToUndoable(orders));
  for (const [index, { side, order: line }] of some.entries())
    await matches.order(id, { side, token: tokens[side] }, { line, orderId: `first-${index}` });
  const closed = await storage.chaptersSince(id, 'allies', -1);
  const repeats = Math.ceil(ORDERS / some.length);
  const chapters = Array.from({ length: repeats * closed.length }, (_, chapter) => ({
    ...must(closed[chapter % closed.length], 'a chapter'),
    chapter,
  }));
  await storage.setDerived(id, [], chapters);
  return { matches, door: new Door(matches), id, tokens };
}

function done<T>(it: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T {
  if (!it.ok) throw new Error(it.refusal.code);
  return it.value;
}
