import * as z from 'zod/mini';
import type { BySide, Side } from '../../rules/core';
import { checked } from '../form/check';
import type { Read } from '../form/fault';
import { bySideOf, count, id, isoDate, text } from '../form/fields';

/** The results of a number of games of one scenario. */
const measured = z.strictObject({
  wins: z.strictObject({ allies: count, axis: count, draw: count }),
  /** Games in which 0, 1, 2 … ships of a side were sunk. */
  sunk: bySideOf(z.array(count).check(z.minLength(1))),
  /** Games in which each ship was sunk; ships that never were are left out. */
  ships: z.record(id, count),
  /** Games by their margin: the victory points of the Allies less those of the Axis, the smallest first. */
  margins: z.optional(z.array(z.tuple([z.number(), count])).check(z.minLength(1))),
  /** How these games were played. */
  by: z.strictObject({ command: text, seed: text, date: isoDate }),
});

/** The results of simulated games, bot by bot and scenario by scenario; written by the bench. */
const historySchema = z.strictObject({
  kind: z.literal('history'),
  bots: z.array(z.strictObject({ bot: text, scenarios: z.record(id, measured) })),
});

export type HistoryFile = z.output<typeof historySchema>;
export type Measured = z.output<typeof measured>;

/** The results of one bot's games of a scenario. */
export interface Simulated extends Measured {
  bot: string;
}

export const loadHistory = (value: unknown, file: string): Read<HistoryFile> =>
  checked(historySchema, value, file);

/** The simulated games of a scenario, bot by bot. */
export const simulatedOf = (file: HistoryFile | undefined, id: string): Simulated[] =>
  (file?.bots ?? []).flatMap(({ bot, scenarios }) => {
    const found = Object.hasOwn(scenarios, id) ? scenarios[id] : undefined;
    return found ? [{ bot, ...found }] : [];
  });

/** A file with new measurements of a bot in place of its old ones. */
export function withMeasured(
  file: HistoryFile,
  bot: string,
  measured: Readonly<Record<string, Measured>>,
): HistoryFile {
  const before = file.bots.find((it) => it.bot === bot)?.scenarios;
  const others = file.bots.filter((it) => it.bot !== bot);
  return { ...file, bots: [...others, { bot, scenarios: { ...before, ...measured } }] };
}

/** `[n]` games in which n ships were sunk. */
export type Counts = readonly number[];

const gamesIn = (counts: Counts): number => counts.reduce((sum, games) => sum + games, 0);

export const meanOf = (counts: Counts): number =>
  counts.reduce((sum, games, ships) => sum + games * ships, 0) / gamesIn(counts);

/** The smallest number of ships that was not exceeded in this share of the games (nearest rank). */
export function percentileOf(counts: Counts, share: number): number {
  let games = 0;
  const found = counts.findIndex((more) => {
    games += more;
    return more > 0 && games >= share * gamesIn(counts);
  });
  return Math.max(0, found);
}

/** The middle of the games, 80 % of them unless told otherwise: from the tenth to the ninetieth percentile. */
export const middleOf = (counts: Counts, share = 0.8): { low: number; high: number } => ({
  low: percentileOf(counts, (1 - share) / 2),
  high: percentileOf(counts, (1 + share) / 2),
});

/** Where a number of ships lies relative to the middle of the games. */
export function placeIn(
  counts: Counts,
  ships: number,
  share?: number,
): 'below' | 'inside' | 'above' {
  const { low, high } = middleOf(counts, share);
  if (ships < low) return 'below';
  return ships > high ? 'above' : 'inside';
}

/** History is told to lie outside when it does so for nine tenths of the games. */
const NINE_TENTHS = 0.9;

/** Whether fewer or more ships were sunk in history than in nine tenths of the games; `undefined` if neither. */
export function historyOutside(counts: Counts, sunk: number): 'below' | 'above' | undefined {
  const place = placeIn(counts, sunk, NINE_TENTHS);
  return place === 'inside' ? undefined : place;
}

/** How many of the simulated games a side did better than. */
export interface BetterThan {
  /** 0 to 1; games with the same margin count half. */
  share: number;
  games: number;
  /** Who played them. */
  bot: string;
}

/** A finished game among the simulated ones of its scenario; `undefined` where their margins were not recorded. */
export function betterThan(
  simulated: readonly Simulated[],
  points: BySide<number>,
  side: Side,
): BetterThan | undefined {
  const found = simulated.find(({ margins }) => margins);
  if (!found?.margins) return undefined;
  const sign = side === 'allies' ? 1 : -1;
  const own = sign * (points.allies - points.axis);
  const games = found.margins.reduce((sum, [, count]) => sum + count, 0);
  const worse = found.margins.reduce((sum, [margin, count]) => {
    const other = sign * margin;
    return sum + (other < own ? count : other === own ? count / 2 : 0);
  }, 0);
  return { share: worse / games, games, bot: found.bot };
}
