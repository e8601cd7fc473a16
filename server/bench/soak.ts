import { setTimeout as pause } from 'node:timers/promises';
import type { GivenOrder } from '../../src/rules/core';
import { closeAll, type Match } from './load';
import type { Memory } from './measured';
import { memoryOf, start } from './running';
import { seatMatches } from './seats';

/** Matches in play at any time: one that is over is replaced at once. */
const MATCHES = 20;
/**
 * Between two orders of a match, whatever the answer took; in ms. So the server gets as many on a busy machine as on a
 * quiet one, as long as it keeps up.
 */
const ORDER_MS = 400;
const MINUTE_MS = 60_000;
/** When the program is compiled; memory is compared with this minute. */
const SETTLED = 5;
const MEGABYTE = 2 ** 20;

type Row = (...cells: (string | number)[]) => void;

/** What has been played so far. */
interface Load {
  matches: number;
  /** Orders given more than their interval late: the load was not even. */
  late: number;
  isOver: boolean;
}

/**
 * Plays a steady number of matches at a fixed rate for some minutes. Each minute prints the memory once matches that
 * nobody is in are unloaded and garbage is collected, so that whatever grows is a leak.
 */
export async function soak(
  minutes: number,
  orders: readonly GivenOrder[],
  row: Row,
): Promise<void> {
  const running = await start('ours');
  const load: Load = { matches: 0, late: 0, isOver: false };
  const began = performance.now();
  const playing = playSteadily(running.url, orders, load);
  const measured: Memory[] = [];
  row('minute', 'matches', 'late', 'heap', 'code', 'buffers', 'all MB');
  try {
    for (let minute = 1; minute <= minutes; minute++) {
      await Promise.race([pause(began + minute * MINUTE_MS - performance.now()), playing]);
      const memory = await memoryOf(running);
      measured.push(memory);
      const { heapBytes, codeBytes, bufferBytes, residentBytes } = memory;
      const bytes = [heapBytes, codeBytes, bufferBytes, residentBytes];
      const sizes = bytes.map((it) => it / MEGABYTE);
      row(String(minute), load.matches, load.late, ...sizes);
    }
    load.isOver = true;
    await playing;
  } finally {
    running.child.kill('SIGKILL');
  }
  const settled = measured.slice(SETTLED - 1);
  const heaps = settled.map(({ heapBytes }) => heapBytes);
  const data = settled.map(({ heapBytes, codeBytes }) => heapBytes - codeBytes);
  compare('heap', heaps, row);
  compare('heap, no code', data, row);
}

/** The last minute to the first, and the growth a minute by a straight line through all of them. */
function compare(what: string, bytes: readonly number[], row: Row): void {
  const ratio = (bytes.at(-1) ?? Number.NaN) / (bytes[0] ?? Number.NaN);
  row(`${what}: end/5th`, ratio, 'aim 1', 'kB/minute', slope(bytes) / 1024);
}

/** Of the line that fits values at 0, 1, 2 … best. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const sum = (of: (at: number) => number): number =>
    values.reduce((all, value, index) => all + value * of(index - middle), 0);
  const spread = values.reduce((all, _, index) => all + (index - middle) ** 2, 0);
  return sum((at) => at) / spread;
}

/** Matches begin one after another, evenly over the time that one takes, so that as many end at any time. */
async function playSteadily(url: string, orders: readonly GivenOrder[], load: Load): Promise<void> {
  const began = performance.now();
  const between = ((orders.length + 1) * ORDER_MS) / MATCHES;
  const places = Array.from({ length: MATCHES }, (_, index) =>
    playOn(url, orders, load, newTicks(began + index * between, load)),
  );
  await Promise.all(places);
}

/** Plays one match after another; taking the seats is a tick too. */
async function playOn(
  url: string,
  orders: readonly GivenOrder[],
  load: Load,
  tick: () => Promise<void>,
): Promise<void> {
  while (!load.isOver) {
    await tick();
    const [match] = (await seatMatches(url, 1, 'own')) as [Match];
    for (const { side, order } of orders) {
      await tick();
      await match[side].give(order);
    }
    closeAll([match]);
    load.matches += 1;
  }
}

/** Resolves at fixed times, or at once when they are past. */
function newTicks(began: number, load: Load): () => Promise<void> {
  let ticks = 0;
  return async () => {
    const wait = began + ticks++ * ORDER_MS - performance.now();
    if (wait < -ORDER_MS) load.late += 1;
    await pause(Math.max(0, wait));
  };
}
