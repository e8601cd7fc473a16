import * as z from 'zod/mini';
import { checked } from './check';
import type { Read } from './fault';
import { count, id, text } from './fields';

const wins = z.strictObject({ allies: count, axis: count, draw: count });

/** How often each side has won each battle when bots played it; written by the bench. */
const balanceSchema = z.strictObject({
  kind: z.literal('balance'),
  /** The bot that played both sides, by its name. */
  bot: text,
  wins: z.record(id, wins),
});

/** What came of a number of games between two bots of one kind. */
export interface Balance {
  bot: string;
  wins: z.output<typeof wins>;
}

export type BalanceFile = z.output<typeof balanceSchema>;

export const loadBalance = (value: unknown, file: string): Read<BalanceFile> =>
  checked(balanceSchema, value, file);

/** The standard normal deviate of 95 %. */
const Z = 1.96;

/** Where the true share lies with 95 % confidence. Source: E. B. Wilson, 1927, score interval. */
export function wilsonInterval(won: number, of: number): { low: number; high: number } {
  const share = won / of;
  const spread = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
