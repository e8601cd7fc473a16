import { setTimeout as pause } from 'node:timers/promises';
import type { GivenOrder } from '../../src/rules/core';
import { closeAll, playAll } from './load';
import { memoryOf, type Running, start } from './running';
import { seatMatches } from './seats';

const AT_ONCE = 10;
/** Between two rounds of matches; in ms. */
const PAUSE_MS = 500;
const MINUTE_MS = 60_000;
/** When the program is compiled and as many matches leave memory as enter it; memory is compared with this minute. */
const SETTLED = 5;

type Row = (...cells: (string | number)[]) => void;

/** Plays one match after another for some minutes; each minute tells the memory after a collection. */
export async function soak(
  minutes: number,
  orders: readonly GivenOrder[],
  row: Row,
): Promise<void> {
  const running = await start('ours');
  const load = { matches: 0, isOver: false };
  const playing = playOn(running, orders, load);
  row('minute', 'matches', 'heap MB', 'all MB');
  const heaps: number[] = [];
  try {
    for (let minute = 1; minute <= minutes; minute++) {
      await Promise.race([pause(MINUTE_MS), playing]);
      const { heapBytes, residentBytes } = await memoryOf(running);
      heaps.push(heapBytes / 2 ** 20);
      row(String(minute), load.matches, heapBytes / 2 ** 20, residentBytes / 2 ** 20);
    }
    load.isOver = true;
    await playing;
  } finally {
    running.child.kill('SIGKILL');
  }
  row('end to minute 5, heap', (heaps.at(-1) ?? 0) / (heaps[SETTLED - 1] ?? Number.NaN), 'aim 1');
}

async function playOn(
  { url }: Running,
  orders: readonly GivenOrder[],
  load: { matches: number; isOver: boolean },
): Promise<void> {
  while (!load.isOver) {
    const matches = await seatMatches(url, AT_ONCE, 'own');
    await playAll(matches, orders);
    closeAll(matches);
    load.matches += AT_ONCE;
    await pause(PAUSE_MS);
  }
}
