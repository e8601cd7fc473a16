import { io, type Socket } from 'socket.io-client';
import type { GivenOrder, Side } from '../../src/rules/core';

/** What a server did with many matches at once. */
export interface Figures {
  ordersPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** One side's place in a match on some server, by some protocol. */
export interface Place {
  /** Gives an order; resolves when the server has acknowledged it to its sender. */
  give(line: string): Promise<void>;
  close(): void;
}

export type Match = Record<Side, Place>;

/** A separate connection, by websocket only; resolves once it is open. */
export async function connect(url: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
  return socket;
}

/** Gives one order; milliseconds until it is acknowledged. */
export async function timed(place: Place, line: string): Promise<number> {
  const began = performance.now();
  await place.give(line);
  return performance.now() - began;
}

/** Plays a recorded battle in all matches at once, one order after another in each. */
export async function playAll(
  matches: readonly Match[],
  orders: readonly GivenOrder[],
): Promise<Figures> {
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    matches.map(async (match) => {
      for (const { side, order } of orders) times.push(await timed(match[side], order));
    }),
  );
  return figuresOf(times, (performance.now() - began) / 1000);
}

const figuresOf = (times: readonly number[], seconds: number): Figures => ({
  ordersPerSecond: times.length / seconds,
  p50Ms: quantile(times, 0.5),
  p99Ms: quantile(times, 0.99),
});

/** The value below which this share of the values lies; the share is from 0 to 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export function closeAll(matches: readonly Match[]): void {
  for (const { allies, axis } of matches) for (const place of [allies, axis]) place.close();
}
